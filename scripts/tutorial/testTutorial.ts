/**
 * Follow the tutorial as a reader does: save the files and run the commands that
 * its chapters show, in an empty folder, with the packages that npm installs. Only
 * the documented packages aren't real: they're the doubles of the examples. After
 * each chapter, the project must compile and build, and do what the chapter says.
 */
import {
  chmod,
  mkdir,
  mkdtemp,
  readFile,
  rm,
  writeFile
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cloneProject, startProduction } from './deployProject.ts'
import { packDoubles } from './packDoubles.ts'
import { printTime } from './printTime.ts'
import { type Block, type Chapter, readChapters } from './readChapters.ts'
import { type Server, Terminal } from './runCommands.ts'
import { startDatabase } from './startDatabase.ts'
import { startRegistry } from './startRegistry.ts'
import { closeBrowser, tries } from './tryApp.ts'
import { waitForAll } from './waitForAll.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const content = path.join(root, 'content')

const WEB = 'http://localhost:5173/'
const API = 'http://localhost:3000/'

/** Commands that this machine can't run, by how they begin, and why. */
const skipped: Record<string, string> = {
  'cd ..\nnpx @toolbox/cli create': 'the template is in a private repository',
  'cd ..\nmv native/android': 'the template contains these folders',
  'cd ios && pod install': 'it takes a Mac',
  'adb reverse': 'it takes an emulator',
  'git pull\ndocker compose exec': 'it updates a server'
}
const unused = new Set(Object.keys(skipped))

/** Files that a chapter changes but doesn't show in full. */
const partial = ['android/app/src/main/AndroidManifest.xml']

const folder = await mkdtemp(path.join(tmpdir(), 'tutorial-'))
const cleanups: (() => unknown)[] = []
const servers = new Map<string, Server>()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => cleanUp().then(() => process.exit(1)))
}
try {
  await followTutorial()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  console.error(`The project is in ${folder}/work.`)
  process.exitCode = 1
} finally {
  await cleanUp()
}
// Running servers would still write to it.
if (!process.exitCode) await rm(folder, { recursive: true, force: true })

/** Stop everything that the tutorial has started. */
async function cleanUp() {
  await closeBrowser()
  for (const server of servers.values()) await server.stop()
  for (const clean of cleanups.reverse()) clean()
}

async function followTutorial() {
  const chapters = await readChapters(content)
  const terminal = await prepare()
  for (const chapter of chapters) {
    await printTime(`Chapter ${chapter.name}`, () =>
      followChapter(terminal, chapter)
    )
  }
  if (unused.size > 0) {
    throw new Error(`No chapter shows: ${[...unused].join(', ')}.`)
  }
}

/** Install what the first page of the tutorial asks for. */
async function prepare(): Promise<Terminal> {
  // PostgreSQL, which runs as another user, needs a folder in it.
  await chmod(folder, 0o711)
  await mkdir(path.join(folder, 'doubles'))
  const tarballs = await packDoubles(content, path.join(folder, 'doubles'))
  const registry = await startRegistry(tarballs)
  cleanups.push(registry.stop)

  const plain = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  )
  const terminal = new Terminal(folder, plain)
  const own = (await terminal.run('npm config get userconfig')).trim()
  const settings = await readFile(own, 'utf8').catch(() => '')
  const userconfig = path.join(folder, 'npmrc')
  await writeFile(
    userconfig,
    `${settings}\n@toolbox:registry=${registry.url}\naudit=false\nfund=false\nupdate-notifier=false\nprefer-offline=true\n`
  )
  const { devDependencies } = JSON.parse(
    await readFile(path.join(content, 'examples/package.json'), 'utf8')
  )
  const bun = `bun@${devDependencies['@types/bun']}`
  await mkdir(path.join(folder, 'tools'))
  await terminal.run(`npm install --prefix tools --no-audit --no-fund ${bun}`)
  const tools = path.join(folder, 'tools/node_modules/.bin')
  const work = path.join(folder, 'work')
  await mkdir(work)
  return new Terminal(work, {
    ...plain,
    PATH: `${tools}:${process.env.PATH}`,
    npm_config_userconfig: userconfig,
    CI: '1'
  })
}

async function followChapter(terminal: Terminal, { name, blocks }: Chapter) {
  let output = ''
  for (const block of blocks) {
    try {
      if (block.action === 'save') await save(terminal, block.title, block.text)
      else output = await runBlock(terminal, block, output)
    } catch (error) {
      const { message } = error as Error
      throw new Error(`content/${block.place}:1 ${message}`)
    }
  }
  const tryIt = tries[name]
  if (!tryIt) throw new Error(`tryApp.ts doesn't try the chapter "${name}".`)
  const changesApp = blocks.some(
    block => block.action === 'save' && block.title.startsWith('src/')
  )
  // Chapter 2 asks for this at the end of each chapter. Without threads, because
  // Lingui gives up on a thread that takes ten seconds to start.
  if (changesApp && name !== 'project') {
    await terminal.run('npx lingui extract --workers 1')
  }
  await waitForAll([
    terminal.run('npm run check'),
    // The last chapter has built the clone.
    changesApp && name !== 'deploy' && terminal.run('npm run build'),
    printTime('trying it', () =>
      tryIt({
        terminal,
        output,
        start: command => start(terminal, command)
      })
    )
  ])
}

async function save(terminal: Terminal, title: string, text: string) {
  if (partial.includes(title)) return
  const file = path.join(terminal.folder, title)
  await mkdir(path.dirname(file), { recursive: true })
  const content = title.endsWith('.po')
    ? fillIn(await readFile(file, 'utf8'), text)
    : `${text.trimEnd()}\n`
  await writeFile(file, content)
}

/** Fill in the translations of a catalog that a page shows. */
function fillIn(catalog: string, entries: string): string {
  const [, id = '', translation = ''] =
    /^msgid (".+")\nmsgstr (".+")$/m.exec(entries) ?? []
  const filled = catalog.replace(
    `msgid ${id}\nmsgstr ""`,
    `msgid ${id}\nmsgstr ${translation}`
  )
  if (filled === catalog) throw new Error(`The catalog has no entry ${id}.`)
  return filled
}

async function runBlock(terminal: Terminal, { text }: Block, last: string) {
  const reason = Object.keys(skipped).find(start => text.startsWith(start))
  if (reason !== undefined) {
    unused.delete(reason)
    // The chapter's last output is that of a command that ran.
    return last
  }
  if (text === 'npm run dev') return ''
  if (text === 'docker compose up -d\nbun run dev:api') {
    const data = path.join(folder, 'database')
    servers.set('database', await startDatabase(terminal.folder, data))
    await start(terminal, 'bun run dev:api')
    return ''
  }
  if (text.startsWith('cat > .env')) {
    const production = await cloneProject(terminal)
    await production.run(text)
    return ''
  }
  if (text.startsWith('docker compose --profile production')) {
    await servers.get('bun run dev:api')?.stop()
    servers.set('production', await startProduction(terminal))
    return terminal.run(`curl --silent ${API}v1/tasks`)
  }
  const token = /"token":"([^"]+)"/.exec(last)?.[1] ?? ''
  return terminal.run(text.replace('<token from the response>', token))
}

/** Start a server, or start it again. */
async function start(terminal: Terminal, command: string) {
  await servers.get(command)?.stop()
  const url = command === 'npm run dev' ? WEB : `${API}health`
  const server = await terminal.start(command, url)
  servers.set(command, server)
  return server
}
