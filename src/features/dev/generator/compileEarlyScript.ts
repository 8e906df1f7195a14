import path from 'node:path'
import { build } from 'esbuild'
import { projectRoot } from '../../../core/build/projectRoot.ts'

/**
 * Compile the inline script of each document. This doesn't use the bundler,
 * because the first document must not wait for that.
 *
 * @param source code of the entry module
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
