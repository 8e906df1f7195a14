import './checkNode.ts'
import { homedir } from 'node:os'
import { createInterface } from 'node:readline'
import type { SiteTools } from '../../../core/model/siteTools.ts'
import { createCopies } from './createCopies.ts'
import { createFileReader, type FileReader } from './createFileReader.ts'
import { createMethods, describeServer } from './createMethods.ts'
import { createSession } from './createSession.ts'
import { findCacheFolder } from './findCacheFolder.ts'
import { readArguments, URL_VARIABLE } from './readArguments.ts'
import { saveFiles } from './saveFiles.ts'
import type { ServerSettings } from './serverSettings.ts'

/**
 * Run the program: answer an agent's host over standard input and output, or do
 * what the command line asks for.
 *
 * @param modules what agents can do with the site
 */
export async function startServer(
  settings: ServerSettings,
  modules: readonly SiteTools[]
): Promise<void> {
  try {
    const { env, platform, argv, stdout } = process
    const { origin = settings.url, ...asked } = readArguments(
      argv.slice(2),
      env
    )
    if (asked.isHelp) return void stdout.write(printHelp(settings))
    const system = { platform, home: homedir(), environment: env }
    const copies = createCopies(findCacheFolder(origin, system), console.error)
    const read = createFileReader(origin, { fetch, copies, now: Date.now })
    if (asked.isSave) {
      const count = await saveFiles(settings, modules, read)
      return void stdout.write(
        `Saved ${count} files of ${settings.title} for offline use.\n`
      )
    }
    await serve(settings, modules, read)
  } catch (error) {
    const { message } = Object(error)
    console.error(String(message ?? error))
    process.exitCode = 1
  }
}

/** Answer requests until standard input ends, and all requests are answered. */
async function serve(
  settings: ServerSettings,
  modules: readonly SiteTools[],
  read: FileReader
): Promise<void> {
  const { stdin, stdout } = process
  if (stdin.isTTY) console.error(printHelp(settings))
  const receive = createSession(
    describeServer(settings, modules),
    createMethods(settings, modules, read),
    message => stdout.write(`${JSON.stringify(message)}\n`)
  )
  const running = new Set<Promise<void>>()
  const lines = createInterface({ input: stdin, crlfDelay: Infinity })
  for await (const line of lines) {
    const task = receive(line).finally(() => running.delete(task))
    running.add(task)
  }
  await Promise.all(running)
}

function printHelp({ title }: ServerSettings): string {
  return `This program lets agents read the documentation of ${title}.
Register it in an agent's host, which starts it:

  {"command": "node", "args": ["${process.argv[1] ?? 'mcp.mjs'}"]}

  --save         save all pages for offline use, and end
  --url ADDRESS  read from a preview instead (also ${URL_VARIABLE}=ADDRESS)
`
}
