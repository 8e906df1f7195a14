import path from 'node:path'
import { parseArgs } from 'node:util'
import { SiteError } from '../model/errors.ts'
import { build } from './build.ts'
import { defaultCacheDir, projectRoot } from './bundle/createBundleInput.ts'
import { createPathSchema } from './content/siteRules.ts'
import { startDevServer } from './dev/startDevServer.ts'
import { guardBuild } from './guardBuild.ts'
import { defaultOut } from './output/findOutProblem.ts'
import { printError } from './printError.ts'
import { createTerminalReporter } from './reporter.ts'
import { serveFolder } from './serve/serveFolder.ts'

const usage = `Usage: toolbox-docs <command> [options]

  build    make the site
  start    make the site and serve it (PORT, default 8080)
  dev      serve the site while it is being written

  --content DIR   folder with docs/ and perhaps site.ts, or docs alone   (content)
  --out DIR       folder to write                          (dist)
  --base /x/      address below the host                   (site.ts: baseUrl)
  --cache DIR     folder to keep compiled pages in         (node_modules/.cache)
  --locale de     the one to serve while writing         (the first)
  --kill-switch   ship a service worker that removes itself
  --update-urls   take the addresses as they are for the published ones`

/** Options of every command, with absolute paths. */
export interface CommandOptions {
  readonly contentDir: string
  readonly out: string
  readonly cacheDir: string
  readonly baseUrl?: string
  readonly locale?: string
  readonly killSwitch: boolean
  readonly updateUrls: boolean
  readonly port: number
}

await main(process.argv.slice(2))

async function main(args: readonly string[]): Promise<void> {
  try {
    const { command, options } = parseCommand(args)
    await runCommand(command, options)
  } catch (error) {
    printError(error)
    process.exitCode = 1
  }
}

async function runCommand(
  command: string | undefined,
  options: CommandOptions
): Promise<void> {
  const runBuild = () =>
    guardBuild(options.contentDir, () =>
      build(options, createTerminalReporter())
    )
  switch (command) {
    case 'build': {
      const { pages } = await runBuild()
      console.log(`${pages} pages in ${path.relative('.', options.out) || '.'}`)
      return
    }
    case 'start': {
      const { baseUrl, redirects } = await runBuild()
      const { out: folder, port } = options
      await serveFolder({ folder, port, baseUrl, redirects })
      return
    }
    case 'dev':
      return startDevServer(options)
    default:
      throw new SiteError(
        command === undefined
          ? 'No command was given.'
          : `There is no command "${command}".`,
        { remedy: usage }
      )
  }
}

function parseCommand(args: readonly string[]): {
  readonly command: string | undefined
  readonly options: CommandOptions
} {
  const { values, positionals } = parseOptions(args)
  return {
    command: positionals[0],
    options: {
      contentDir: path.resolve(
        values.content ?? path.join(projectRoot, 'content')
      ),
      out: path.resolve(values.out ?? defaultOut),
      cacheDir: path.resolve(values.cache ?? defaultCacheDir),
      killSwitch: values['kill-switch'] === true,
      updateUrls: values['update-urls'] === true,
      port: Number(process.env.PORT ?? 8080),
      ...(values.base === undefined ? {} : { baseUrl: parseBase(values.base) }),
      ...(values.locale === undefined ? {} : { locale: values.locale })
    }
  }
}

/** An address below the host, by the rule that holds for `baseUrl` in `site.ts`. */
function parseBase(value: string): string {
  const parsed = createPathSchema('--base', '/docs/').safeParse(value)
  if (parsed.success) return value
  const [issue] = parsed.error.issues
  const remedy = issue?.code === 'custom' ? issue.params?.remedy : undefined
  throw new SiteError(issue?.message ?? value, { remedy: String(remedy) })
}

function parseOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        content: { type: 'string' },
        out: { type: 'string' },
        base: { type: 'string' },
        cache: { type: 'string' },
        locale: { type: 'string' },
        'kill-switch': { type: 'boolean' },
        'update-urls': { type: 'boolean' }
      }
    })
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    throw new SiteError(message, { remedy: usage })
  }
}
