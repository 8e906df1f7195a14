import path from 'node:path'
import { compileSamples } from './compileSamples.ts'
import type { Sample } from './parseSamples.ts'
import { readSamples } from './readSamples.ts'
import { renderFinding } from './resolveDiagnostic.ts'

const root = path.resolve(import.meta.dirname, '../../..')

/**
 * Check that the samples of pages compile, and print what does not.
 *
 * @param places pages or folders, relative to the working directory; none
 * means all of `content`
 * @returns whether every sample is right
 */
async function checkSamples(places: readonly string[]): Promise<boolean> {
  const started = performance.now()
  const samples = await readSamples(
    root,
    (places.length > 0 ? places : [path.join(root, 'content')]).map(place =>
      path.resolve(place)
    )
  )
  const checked = samples.filter(sample => sample.nocheck === undefined)
  const unreasoned = samples.filter(sample => sample.nocheck === '')
  const { findings, otherErrors } = await compileSamples(root, checked)
  const errors = [
    ...unreasoned.map(renderUnreasoned),
    ...findings.map(renderFinding),
    ...otherErrors
  ]
  for (const error of errors) console.error(`${error}\n`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const skipped = samples.length - checked.length
  console.info(
    `Samples: ${checked.length} checked, ${skipped} skipped, ` +
      `${errors.length} errors, ${seconds} s.`
  )
  return errors.length === 0
}

function renderUnreasoned({ file, fenceLine }: Sample): string {
  return (
    `${file}:${fenceLine}:1 nocheck has no reason. Write why the sample ` +
    'cannot compile: nocheck="shows the error".'
  )
}

process.exitCode = (await checkSamples(process.argv.slice(2))) ? 0 : 1
