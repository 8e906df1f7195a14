import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(
  new URL('../../scripts/runGenerator.mjs', import.meta.url)
)

/**
 * Start a build with the command line.
 *
 * @param root absolute; contains `content`, `out` and `cache`
 * @param options additional options, or other folders
 */
export function startBuild(
  root: string,
  options: readonly string[] = [],
  { command = 'build', env = process.env } = {}
) {
  const folders = '--content content --out out --cache cache'.split(' ')
  return spawn(process.execPath, [script, command, ...folders, ...options], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe']
  })
}

/**
 * Run a build like {@link startBuild}, and return its output.
 *
 * @throws Error with its output if it crashes
 */
export async function runBuildCommand(...given: Parameters<typeof startBuild>) {
  const child = startBuild(...given)
  const ended = once(child, 'close')
  const [output, errors] = await Promise.all([
    text(child.stdout),
    text(child.stderr)
  ])
  const [code, signal] = await ended
  if (signal !== null) throw new Error(`${signal} ended the build:\n${errors}`)
  return { code, output, errors }
}
