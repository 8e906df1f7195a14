import path from 'node:path'
import { build } from 'esbuild'
import { projectRoot } from '../../../core/build/projectRoot.ts'

/**
 * Compile the script that is inline in each document. It is small, and the
 * first document must not wait for the bundler.
 *
 * @param source of the module that starts it
 */
export async function compileEarlyScript(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: path.join(projectRoot, 'src') },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent'
  })
  return outputFiles[0]?.text.trim() ?? ''
}
