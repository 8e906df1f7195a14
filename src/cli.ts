import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { BuildResult } from './core/build.ts'
import { listDialects } from './core/content/contentDialect.ts'
import { findContentLayout } from './core/content/read/findContentLayout.ts'
import { createPathSchema } from './core/content/schema/siteRules.ts'
import { suggestClosest } from './core/content/schema/suggestName.ts'
import type { Command, CommandOptions } from './core/feature.ts'
import { DiagnosticError } from './core/model/diagnostic.ts'
import { parseKeep } from './core/output/keepAssets.ts'
import { checkPaths } from './core/platform/checkPaths.ts'
import { ANY_HOST } from './core/platform/listen.ts'
import { defaultFolders } from './core/platform/packageRoot.ts'
import { reportError } from './core/platform/reportError.ts'
import { createTerminalReporter } from './core/platform/reporter.ts'
import { exitWithSupervisor } from './core/platform/supervision.ts'
import { reportEarlyEnd } from './core/run/reportEarlyEnd.ts'
import { features } from './features.ts'

/** Commands by name. */
type Commands = ReadonlyMap<string, Command>

const builtInCommands: Commands = new Map(
  features.flatMap(({ commands = {} }) => Object.entries(commands))
)

/** Flags of features: name → line in the help. */
const flags: Readonly<Record<string, string>> = Object.assign(
  {},
  ...features.map(feature => feature.flags)
)

const printCommands = (commands: Commands) =>
  [...commands]
    .map(
      ([name, { summary, takes = '' }]) =>
        `\n  ${`${name} ${takes}`.trimEnd().padEnd(15)} ${summary}`
    )
    .join('')

const printSiteCommands = (commands: Commands) =>
  `\nCommands of this site:${printCommands(commands)}`

const usage = `Usage: toolbox-docs <command> [options]

Commands:
  build           build the site${printCommands(builtInCommands)}

Options, with their defaults:
  --content DIR   content folder, or a folder with only docs (content)
  --out DIR       output folder                              (dist)
  --base /x/      base URL of the site                       (baseUrl in site.ts)
  --cache DIR     cache folder                               (node_modules/.cache)
  --port 8081     port of the server                         (PORT, or 8080)
  --host [NAME]   host name or address to serve on; without
                  NAME, all addresses of this computer       (localhost)
  --locale de     locale to serve with dev                   (the first)
  --release       use the best compression, for publishing
  --keep 30d      keep hashed files of replaced builds this long,
                  for tabs that are open during a deploy
  --verify        build again without a cache, and compare the outputs
  --kill-switch   ship a service worker that removes itself
${Object.entries(flags)
  .map(([name, line]) => `  --${name.padEnd(13)} ${line}\n`)
  .join('')}\
  --help          show this help`

const OPTIONS = {
  content: { type: 'string' },
  out: { type: 'string' },
  base: { type: 'string' },
  cache: { type: 'string' },
  locale: { type: 'string' },
  port: { type: 'string' },
  host: { type: 'string' },
  release: { type: 'boolean' },
  keep: { type: 'string' },
  verify: { type: 'boolean' },
  'kill-switch': { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  ...createFlagOptions()
} as const

/** Options of every command, with absolute paths. */
interface Options extends CommandOptions {
  readonly isVerified: boolean
}

await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<void> {
  exitWithSupervisor()
  // The program that reads the output may stop early, like `head`.
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', () => {})
  }
  let contentDir = process.cwd()
  let outcome = 'nothing was written'
  try {
    const { command, options, wantsHelp } = parseCommand(args)
    contentDir = options.contentDir
    const invalid = checkPaths(options)
    if (invalid !== undefined) throw new DiagnosticError(invalid)
    contentDir = await findRoot(options.contentDir)
    // The first of the two builds may have succeeded and written the output.
    if (options.isVerified) outcome = 'the output is not verified'
    if (wantsHelp) {
      console.log(usage)
      // Help comes first, because this runs code of the site.
      const siteCommands = await readSiteCommands(options).catch(
        () => undefined
      )
      if (siteCommands?.size) console.log(printSiteCommands(siteCommands))
    } else await runCommand(command, options, contentDir)
    if (command !== 'build') return
  } catch (error) {
    reportError(error, contentDir, outcome)
    process.exitCode = 1
  }
  // A timer in a content module would otherwise keep the process alive.
  process.stdout.write('', () => process.stderr.write('', () => process.exit()))
}

/** Find the folder that file names in messages are relative to. */
async function findRoot(contentDir: string): Promise<string> {
  const layout = findContentLayout(contentDir, listDialects(features))
  return (await layout.catch(() => undefined))?.contentDir ?? contentDir
}

/** @param root absolute; file names in messages are relative to it */
async function runCommand(
  command: string | undefined,
  options: Options,
  root: string
): Promise<void> {
  // Load what only builds need on demand, so the development server starts
  // faster.
  const buildOrVerify = async (): Promise<BuildResult> => {
    const run = options.isVerified
      ? (await import('./core/run/verifyBuild.ts')).verifyBuild
      : (await import('./core/run/runBuild.ts')).runBuild
    return reportEarlyEnd(root, () =>
      run(options, createTerminalReporter(root))
    )
  }
  if (command === 'build') {
    checkArguments(options)
    const { pageCount, summary } = await buildOrVerify()
    const out = path.relative('.', options.out) || '.'
    console.log(`${pageCount} pages in ${out}\n  ${summary}`)
    return
  }
  if (command === undefined) {
    throw new DiagnosticError({
      message: 'No command was given.',
      hint: usage
    })
  }
  const builtIn = builtInCommands.get(command)
  const siteCommands = builtIn ? undefined : await readSiteCommands(options)
  const known = builtIn ?? siteCommands?.get(command)
  if (known === undefined) {
    const commands = new Map([...builtInCommands, ...(siteCommands ?? [])])
    const [meant = command] =
      [...commands].find(([, { otherName }]) => otherName === command) ?? []
    throw new DiagnosticError({
      message: `Unknown command "${command}".`,
      hint: suggestClosest(
        meant,
        ['build', ...commands.keys()],
        siteCommands?.size
          ? `${usage}\n${printSiteCommands(siteCommands)}`
          : usage
      )
    })
  }
  checkArguments(options, known)
  return known.run({
    ...options,
    build: buildOrVerify,
    read: async () => {
      const { readSites } = await import('./core/run/readSites.ts')
      return readSites(options, { isSiteFeature: builtIn === undefined })
    },
    write: (file, text) => writeFile(path.join(root, file), text)
  })
}

/**
 * Read the commands of site features.
 *
 * @throws DiagnosticError if `site.ts` or a feature can't be loaded
 */
async function readSiteCommands(options: Options): Promise<Commands> {
  const { loadSiteFeatures } = await import(
    './core/content/read/loadEnabledFeatures.ts'
  )
  const siteFeatures = await loadSiteFeatures(options.contentDir, features)
  return new Map(
    siteFeatures.flatMap(({ commands = {} }) => Object.entries(commands))
  )
}

/** @throws DiagnosticError for arguments that a command doesn't take */
function checkArguments(
  { names: [extra], locale }: Pick<Options, 'names' | 'locale'>,
  { takes, takesLocale }: Pick<Command, 'takes' | 'takesLocale'> = {}
): void {
  if (extra !== undefined && takes === undefined) {
    throw new DiagnosticError({
      message: `Unexpected argument "${extra}".`,
      hint: `Specify folders with options: --content ${extra}`
    })
  }
  if (locale !== undefined && !takesLocale) {
    throw new DiagnosticError({
      message: `The command doesn't take --locale.`,
      hint: usage
    })
  }
}

function parseCommand(args: readonly string[]): {
  readonly command: string | undefined
  readonly options: Options
  readonly wantsHelp: boolean
} {
  const { values, positionals } = parseOptions(args)
  const [command, ...names] = positionals
  const { locale, host, keep } = values
  return {
    command,
    wantsHelp: values.help === true,
    options: {
      features,
      names,
      contentDir: path.resolve(values.content ?? defaultFolders.contentDir),
      out: path.resolve(values.out ?? defaultFolders.out),
      cacheDir: path.resolve(values.cache ?? defaultFolders.cacheDir),
      isRelease: values.release === true,
      isVerified: values.verify === true,
      killSwitch: values['kill-switch'] === true,
      flags: new Set(Object.keys(flags).filter(name => name in values)),
      port: parsePort(
        values.port ?? (command === 'build' ? undefined : process.env.PORT)
      ),
      ...(values.base === undefined ? {} : { baseUrl: parseBase(values.base) }),
      ...(keep === undefined ? {} : { keepDays: parseKeep(keep) }),
      ...(locale === undefined ? {} : { locale }),
      ...(host === undefined ? {} : { host })
    }
  }
}

function createFlagOptions(): Readonly<
  Record<string, { readonly type: 'boolean' }>
> {
  return Object.fromEntries(
    Object.keys(flags).map(name => [name, { type: 'boolean' }])
  )
}

function parsePort(value = '8080'): number {
  const port = Number(value)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new DiagnosticError({
    message: `"${value}" is not a valid port.`,
    hint: 'Set --port or the environment variable PORT to a whole number from 0 to 65535.'
  })
}

/** Validate a base URL by the same rule as `baseUrl` in `site.ts`. */
function parseBase(value: string): string {
  const { error } = createPathSchema('--base', '/docs/').safeParse(value)
  if (error === undefined) return value
  const [message = '', hint = ''] = error.issues[0]?.message.split('\n') ?? []
  throw new DiagnosticError({ message, hint })
}

function parseOptions(args: readonly string[]) {
  try {
    const parsed = parseArgs({
      args: args.map((arg, index) =>
        // The only option whose value is optional.
        arg === '--host' && /^-/.test(args[index + 1] ?? '--')
          ? `--host=${ANY_HOST}`
          : arg
      ),
      allowPositionals: true,
      options: OPTIONS
    })
    for (const [name, value] of Object.entries(parsed.values)) {
      if (value === '') throw new Error(`Option '--${name}' needs a value`)
    }
    return parsed
  } catch (error) {
    const [reason = ''] = String(error).split(/\.\s/)
    throw new DiagnosticError({
      message: `${reason.replace(/^[^:]*: /, '')}.`,
      hint: usage
    })
  }
}
