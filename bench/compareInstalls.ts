import { cp } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { installNode } from '../e2e/package/installNode.ts'
import { type InstalledSite, installSite } from '../e2e/package/installSite.ts'
import { packTarballs } from '../e2e/package/packTarballs.ts'
import { createCorpus, createPagePath } from './createCorpus.ts'
import { findMedian } from './findMedian.ts'
import {
  type Kind,
  kinds,
  type MeasuredSite,
  measureBuilds
} from './measureBuilds.ts'
import { type Measurement, measureCommand } from './measureCommand.ts'

/**
 * Measure builds of the same pages by this checkout and by the installed package,
 * both without and with the packed feature of the fixture `glossary`. Runs are
 * interleaved, so other load on the machine affects all alike.
 *
 *   npx tsx bench/compareInstalls.ts [pages, 100 by default] [--rounds 3]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' } }
})

const root = path.resolve(import.meta.dirname, '..')
const LAUNCHER = 'scripts/runGenerator.mjs'

/** A page that the feature adds to its list, and whose text it links. */
const TERMS = `---
terms:
  - name: flow
    meaning: Liters in a minute.
---

# Terms

Measure the [[flow]].
`

/** Text of `site.ts`. Mistakes in the pages must not fail a build. */
const printConfig = (features: string) => `export default {
  title: 'Bench',
  links: { brokenLinks: 'warn', missingImages: 'warn' },
  features: ${features}
}
`

/** A way to build the pages. */
interface Variant {
  readonly name: string
  /** Absolute path of the script that starts the generator. */
  readonly launcher: string
  readonly hasFeature: boolean
}

type Runs = Readonly<Record<Kind, Measurement[]>>

await main(Number(positionals[0] ?? 100), Number(values.rounds ?? 3))

async function main(count: number, rounds: number): Promise<void> {
  const tarballs = await packTarballs()
  const programs = installNode()
  const installed = await installSite(tarballs.files, programs)
  try {
    const corpus = path.join(installed.folder, 'corpus')
    await createCorpus(corpus, count)
    const sites: MeasuredSite[] = []
    for (const variant of listVariants(installed.folder)) {
      sites.push(await createSite(variant, installed, { corpus, programs }))
    }
    // A program's first run compiles it, and a checkout bundles it before.
    for (const { command, folder } of sites)
      await measureCommand(command, folder)
    const results = new Map<string, Runs>(
      sites.map(({ name }) => [name, { cold: [], unchanged: [], edited: [] }])
    )
    for (let round = 0; round < rounds; round += 1) {
      for (const site of sites) {
        await measureBuilds(site, (kind, measurement) =>
          results.get(site.name)?.[kind].push(measurement)
        )
      }
    }
    console.log(
      `\n${count} pages, ${cpus().length} cores, medians of ${rounds} rounds\n`
    )
    printTable(results)
  } finally {
    await installed.remove()
    await tarballs.remove()
  }
}

/** @param folder absolute; where the package is installed */
function listVariants(folder: string): readonly Variant[] {
  return [
    { name: 'checkout', launcher: path.join(root, LAUNCHER) },
    {
      name: 'package',
      launcher: path.join(folder, 'node_modules/toolbox-docs', LAUNCHER)
    }
  ].flatMap(({ name, launcher }) => [
    { name, launcher, hasFeature: false },
    { name: `${name}, with a feature`, launcher, hasFeature: true }
  ])
}

/** Write the pages for a variant, which its edited builds change. */
async function createSite(
  { name, launcher, hasFeature }: Variant,
  { folder, write }: InstalledSite,
  { corpus, programs }: Readonly<Record<'corpus' | 'programs', string>>
): Promise<MeasuredSite> {
  const content = name.replaceAll(/\W+/g, '-')
  const out = `${content}-dist`
  const cache = `${content}-cache`
  await cp(corpus, path.join(folder, content, 'docs'), { recursive: true })
  write({
    [`${content}/site.ts`]: printConfig(
      hasFeature ? "{ 'toolbox-docs-glossary': true }" : '{}'
    ),
    [`${content}/docs/terms.md`]: hasFeature ? TERMS : '# Terms\n\nFlow.\n'
  })
  return {
    name,
    folder,
    command: [
      ...[path.join(programs, 'node'), launcher, 'build'],
      ...['--content', content, '--out', out, '--cache', cache]
    ],
    made: [out, cache],
    page: path.join(content, 'docs', createPagePath(3)),
    proof: path.join(out, 'index.html')
  }
}

/** Print CPU seconds, and how they compare with the first row's. */
function printTable(results: ReadonlyMap<string, Runs>): void {
  const measure = (runs: Runs | undefined, kind: Kind, unit: 'wall' | 'cpu') =>
    findMedian((runs?.[kind] ?? []).map(measurement => measurement[unit]))
  const [first] = results.values()
  console.log('Wall seconds / CPU seconds (compared with the checkout).\n')
  console.log(`| | ${kinds.join(' | ')} |`)
  console.log(`|---|${kinds.map(() => '---|').join('')}`)
  for (const [name, runs] of results) {
    const cells = kinds.map(kind => {
      const [wall, cpu] = [
        measure(runs, kind, 'wall'),
        measure(runs, kind, 'cpu')
      ]
      const ratios = [
        wall / measure(first, kind, 'wall'),
        cpu / measure(first, kind, 'cpu')
      ].map(ratio => ratio.toFixed(2))
      return `${wall.toFixed(1)} / ${cpu.toFixed(1)} (${ratios.join(' / ')})`
    })
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
}
