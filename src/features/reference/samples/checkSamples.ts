import path from 'node:path'
import { reportError } from '../../../core/platform/reportError.ts'
import { checkExample } from './checkExample.ts'
import { checkSampleStyle } from './checkSampleStyle.ts'
import { checkSampleTexts } from './checkSampleTexts.ts'
import { compileInTutorial } from './compileInTutorial.ts'
import { compileDeclarations, compileSamples } from './compileSamples.ts'
import { checkMessages } from './findUnlistedMessages.ts'
import { checkVersions } from './findUntestedVersions.ts'
import { readSamples } from './readSamples.ts'

const root = path.resolve(import.meta.dirname, '../../../..')

try {
  if (!(await checkSamples(process.argv.slice(2)))) process.exitCode = 1
} catch (error) {
  reportError(error, root)
  process.exitCode = 1
}

/**
 * Check that the samples of pages and the examples in declarations compile, by
 * themselves and in the tutorial's app, declare what they use, follow the code style, and show the same code for the
 * same title, that pages install the tested versions, and that the index of error
 * messages is complete. Prints the diagnostics.
 *
 * @param inputs pages, declarations or folders, relative to the working
 * directory; all of `content` if empty
 * @returns whether there are no diagnostics
 */
async function checkSamples(inputs: readonly string[]): Promise<boolean> {
  const started = performance.now()
  const sources = (
    inputs.length > 0 ? inputs : [path.join(root, 'content')]
  ).map(input => path.resolve(input))
  const samples = await readSamples(root, sources)
  const checked = samples.filter(sample => sample.nocheck === undefined)
  const errors = [
    checkSampleTexts(samples),
    ...(await Promise.all([
      compileSamples(root, checked),
      checkSampleStyle(root, checked),
      checkVersions(root, sources),
      ...(inputs.length === 0
        ? [
            compileDeclarations(root),
            compileInTutorial(
              root,
              samples.filter(({ isExample }) => !isExample)
            ),
            checkExample(root),
            checkMessages(root)
          ]
        : [])
    ]))
  ].flat()
  for (const error of errors) console.error(`${error}\n`)
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  const skipped = samples.length - checked.length
  console.info(
    `Samples: ${checked.length} checked, ${skipped} skipped, ${errors.length} errors, ${seconds} s.`
  )
  return errors.length === 0
}
