/**
 * Print the software bill of materials (SBOM) as CycloneDX 1.6: all packages of
 * package-lock.json, told apart by their scope. `required` packages are part of what
 * readers download, according to the build's `licenses.txt`; `excluded` packages only
 * build and test the site.
 *
 * --site DIR    the built site (default: dist)
 * --debian DIR  adds the Debian packages whose status files are in this folder
 * --shipped     leaves out the excluded packages
 */
import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { describeRelease } from './describeRelease.ts'

/** A part of the SBOM; see https://cyclonedx.org/docs/1.6/json. */
export interface Component {
  readonly 'bom-ref': string
  readonly name: string
  readonly version: string
  readonly [field: string]: unknown
}

interface Dependency {
  readonly ref: string
  readonly dependsOn?: readonly string[]
}

/** The SBOM that `npm sbom` prints. */
export interface NpmSbom {
  readonly metadata: {
    readonly component: Component
    readonly tools: readonly Readonly<Record<string, string>>[]
  }
  readonly components: readonly Component[]
  readonly dependencies: readonly Dependency[]
}

interface SbomInput {
  readonly npm: NpmSbom
  /** Text of the build's `licenses.txt`. */
  readonly licenses: string
  /** Output of `dpkg-query --status` for each Debian package. */
  readonly statuses?: readonly string[]
  readonly isShippedOnly?: boolean
  /** Time of the commit, so that the same commit has the same SBOM. */
  readonly created?: string | undefined
}

/** Create an SBOM from npm's, which is CycloneDX 1.5 and doesn't know what ships. */
export function createSbom(input: SbomInput) {
  const { npm, licenses, statuses = [], isShippedOnly, created } = input
  const shipped = new Set(licenses.split('\n').map(readTitle))
  const packages = npm.components
    .map(component => ({
      ...component,
      scope: shipped.has(`${component.name} ${component.version}`)
        ? 'required'
        : 'excluded'
    }))
    .filter(({ scope }) => !isShippedOnly || scope === 'required')
  const components = [...packages, ...statuses.map(createDebianComponent)]
  const refs = new Set(components.map(component => component['bom-ref']))
  const { 'bom-ref': root, version, description } = npm.metadata.component
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      ...(created === undefined ? {} : { timestamp: created }),
      tools: {
        components: npm.metadata.tools.map(({ name = '', version }) => ({
          type: 'application',
          name: name === 'cli' ? 'npm' : name,
          version
        }))
      },
      // npm takes the name from the folder.
      component: {
        type: 'application',
        'bom-ref': root,
        name: root.replace(/(?<=.)@.*/, ''),
        version,
        description
      }
    },
    components,
    dependencies: npm.dependencies
      .filter(({ ref }) => ref === root || refs.has(ref))
      .map(({ ref, dependsOn = [] }) => ({
        ref,
        dependsOn: dependsOn.filter(each => refs.has(each))
      }))
  }
}

/** Read a title of `licenses.txt`: "react 19.0.0 (MIT)". */
function readTitle(line: string): string {
  return line.replace(/ \(.*\)$/, '')
}

function createDebianComponent(status: string): Component {
  const read = (field: string): string => {
    const [, value] = new RegExp(`^${field}: (.*)$`, 'm').exec(status) ?? []
    if (value !== undefined) return value
    throw new Error(`A Debian status file has no field "${field}":\n${status}`)
  }
  const [name, version] = [read('Package'), read('Version')]
  const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${read('Architecture')}`
  return {
    'bom-ref': purl,
    type: 'library',
    supplier: { name: read('Maintainer').replace(/ <.*>$/, '') },
    name,
    version,
    scope: 'required',
    purl
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) main()

function main(): void {
  const { values } = parseArgs({
    options: {
      site: { type: 'string', default: 'dist' },
      debian: { type: 'string' },
      shipped: { type: 'boolean' }
    }
  })
  const { site, debian, shipped } = values
  const licenses = path.join(site, 'licenses.txt')
  if (!existsSync(licenses)) {
    console.error(
      `error: There is no ${licenses}, which lists the packages that readers download.\n  Run "npm run build", or name the folder of a built site with --site.`
    )
    process.exit(1)
  }
  const sbom = createSbom({
    npm: JSON.parse(
      run('npm', 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx')
    ),
    licenses: readFileSync(licenses, 'utf8'),
    statuses: debian === undefined ? [] : readFiles(debian),
    isShippedOnly: shipped === true,
    created: describeRelease().CREATED
  })
  process.stdout.write(`${JSON.stringify(sbom, undefined, 2)}\n`)
}

function readFiles(folder: string): readonly string[] {
  return readdirSync(folder)
    .sort()
    .map(name => readFileSync(path.join(folder, name), 'utf8'))
}

function run(command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024
  })
}
