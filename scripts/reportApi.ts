import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { Extractor, ExtractorConfig } from '@microsoft/api-extractor'

const root = path.resolve(import.meta.dirname, '..')

/** Entries of the package, with the names of their reports. */
const entries = {
  'toolbox-docs': 'types/src/index.d.ts',
  'toolbox-docs-client': 'types/src/core/client/index.d.ts',
  'toolbox-docs-testing': 'types/src/testing.d.ts'
} as const

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()

/** Write the reports of the current sources. */
function main(): void {
  run('prepack')
  reportApi(root, path.join(root, 'docs/api'))
  run('postpack')
}

function run(script: string): void {
  const args = ['run', '--silent', script]
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(1)
}

/**
 * Describe the public interface of the package: every export, with its types.
 *
 * @param folder absolute path of the package, with its type declarations
 * @param reports absolute path of the folder to write to
 * @throws Error if the declarations can't be read
 */
export function reportApi(folder: string, reports: string): void {
  mkdirSync(reports, { recursive: true })
  for (const [name, entry] of Object.entries(entries)) {
    const config = ExtractorConfig.prepare({
      configObject: {
        projectFolder: folder,
        mainEntryPointFilePath: path.join(folder, entry),
        compiler: { tsconfigFilePath: writeConfig(folder, entry) },
        apiReport: {
          enabled: true,
          reportFileName: `${name}.api.md`,
          reportFolder: reports,
          reportTempFolder: mkdtempSync(path.join(tmpdir(), 'api-'))
        },
        docModel: { enabled: false },
        dtsRollup: { enabled: false },
        tsdocMetadata: { enabled: false },
        messages: {
          compilerMessageReporting: { default: { logLevel: 'none' as never } },
          extractorMessageReporting: { default: { logLevel: 'none' as never } },
          tsdocMessageReporting: { default: { logLevel: 'none' as never } }
        }
      },
      configObjectFullPath: path.join(folder, 'package.json'),
      packageJsonFullPath: path.join(folder, 'package.json')
    })
    const { errorCount } = Extractor.invoke(config, {
      localBuild: true,
      messageCallback: message => {
        // It says that it wrote the report.
        message.handled = message.logLevel !== 'error'
      }
    })
    if (errorCount > 0) throw new Error(`The interface of ${name} has errors.`)
  }
}

/** @returns the absolute path of a configuration of the compiler */
function writeConfig(folder: string, entry: string): string {
  const file = path.join(
    mkdtempSync(path.join(tmpdir(), 'api-')),
    'tsconfig.json'
  )
  writeFileSync(
    file,
    JSON.stringify({
      extends: path.join(folder, 'tsconfig.site.json'),
      compilerOptions: {
        types: ['node'],
        typeRoots: [path.join(root, 'node_modules/@types')]
      },
      files: [path.join(folder, entry)]
    })
  )
  return file
}
