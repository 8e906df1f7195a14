import { rm } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { createCorpus, createPagePath } from './createCorpus.ts'
import { findMedian } from './findMedian.ts'
import {
  type Generator,
  generators,
  HUGO,
  locateSite,
  readVersion,
  writeSite
} from './generators.ts'
import {
  type Kind,
  kinds,
  type MeasuredSite,
  measureBuilds
} from './measureBuilds.ts'
import type { Measurement } from './measureCommand.ts'

/**
 * Measure builds of this generator and of others on the same pages: cold,
 * unchanged, and with one paragraph added. Runs are interleaved, so other load
 * on the machine affects all alike. Compare ratios of medians.
 *
 *   npm run bench -- [counts, 100 1000 by default] [--rounds 3] [--only ours,…]
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string' }, only: { type: 'string' } }
})

type Results = Map<string, Map<Kind, Measurement[]>>

const counts = positionals.length > 0 ? positionals.map(Number) : [100, 1000]
const wanted = values.only?.split(',')
for (const count of counts) await runCount(count)

async function runCount(count: number): Promise<void> {
  const measured = generators.filter(
    ({ name }) => wanted === undefined || wanted.includes(name)
  )
  const results: Results = new Map()
  const failed = new Map<string, string>()
  for (const { name, docs } of measured) {
    const site = locateSite(name, count)
    await rm(site, { recursive: true, force: true })
    await createCorpus(path.join(site, docs), count)
  }
  const rounds = Number(values.rounds ?? (count > 100 ? 1 : 3))
  for (let round = 0; round < rounds; round += 1) {
    for (const generator of measured) {
      if (failed.has(generator.name)) continue
      await runRound(generator, count, results).catch(error => {
        failed.set(generator.name, String(error))
        console.error(String(error).slice(-600))
      })
    }
  }
  await printTable(count, rounds, results)
  for (const [name, reason] of failed) {
    console.log(`\n${name} could not be measured: ${reason}`)
  }
}

async function runRound(
  generator: Generator,
  count: number,
  results: Results
): Promise<void> {
  const { name, docs, made, command, proof } = generator
  const folder = locateSite(name, count)
  await writeSite(folder, generator)
  const site: MeasuredSite = {
    name: `${count} ${name}`,
    folder,
    command: command(folder),
    made,
    page: path.join(docs, createPagePath(3)),
    proof
  }
  const ofGenerator = results.get(name) ?? new Map()
  results.set(name, ofGenerator)
  await measureBuilds(site, (kind, measurement) => {
    ofGenerator.set(kind, [...(ofGenerator.get(kind) ?? []), measurement])
  })
}

async function printTable(
  count: number,
  rounds: number,
  results: Results
): Promise<void> {
  const date = new Date().toISOString().slice(0, 10)
  console.log(
    `\n## ${count} pages, ${date}, ${cpus().length} cores, ${rounds === 1 ? 'one run' : `medians of ${rounds} runs`}\n`
  )
  console.log('Wall seconds / CPU seconds; peak memory of the cold build.\n')
  console.log('| | cold | unchanged | one page edited | memory |')
  console.log('|---|---|---|---|---|')
  const cell = (name: string, kind: Kind) =>
    `${median(results, name, kind, 'wall').toFixed(1)} / ${median(results, name, kind, 'cpu').toFixed(1)}`
  for (const name of results.keys()) {
    const title = `${name} ${await readVersion(name)}`.trim()
    const cells = kinds.map(kind => cell(name, kind))
    const memory = median(results, name, 'cold', 'memory').toFixed(0)
    console.log(`| ${title} | ${cells.join(' | ')} | ${memory} MiB |`)
  }
  const others = [...results.keys()].filter(name => name !== 'ours')
  if (!results.has('ours')) return
  printRatios(
    results,
    'the best of the other JavaScript generators',
    others.filter(name => name !== HUGO)
  )
  printRatios(
    results,
    'Hugo',
    others.filter(name => name === HUGO)
  )
  if (results.has(HUGO)) {
    console.log(
      '\nHugo rebuilds everything each time, with a minimal layout: no React, search, Markdown versions, link check or Brotli.'
    )
  }
}

/** Print our medians, divided by the lowest medians of other generators. */
function printRatios(
  results: Results,
  title: string,
  others: readonly string[]
): void {
  if (others.length === 0) return
  const ratio = (kind: Kind, value: keyof Measurement) => {
    const best = Math.min(
      ...others.map(name => median(results, name, kind, value))
    )
    return (median(results, 'ours', kind, value) / best).toFixed(2)
  }
  const cells = kinds.map(
    kind => `${ratio(kind, 'wall')} / ${ratio(kind, 'cpu')}`
  )
  console.log(
    `| **compared with ${title}** | ${cells.join(' | ')} | ${ratio('cold', 'memory')} |`
  )
}

function median(
  results: Results,
  name: string,
  kind: Kind,
  value: keyof Measurement
): number {
  const runs = results.get(name)?.get(kind) ?? []
  return findMedian(runs.map(measurement => measurement[value]))
}
