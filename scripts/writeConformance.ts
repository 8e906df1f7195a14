/**
 * Write `conformance.md`, the table of all behaviors and their proofs, from the
 * results that the stages of `npm test` left in a folder:
 *
 *     tsx scripts/writeConformance.ts FOLDER
 *
 * Fails if a row has no proof, if a title names a missing row, or if results are
 * missing because a stage crashed. Ignores failed tests.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readBehaviorRows } from './conformance/behaviorRows.ts'
import { formatConformance, listGaps } from './conformance/formatConformance.ts'
import { assignResults } from './conformance/proofs.ts'
import {
  type Place,
  places,
  type Result,
  readBrowserReport
} from './conformance/result.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const [folder = ''] = process.argv.slice(2)

const rows = readBehaviorRows(
  readFileSync(path.join(root, 'docs/behaviour.md'), 'utf8')
)
const reports = (Object.keys(places) as Place[]).map(place => ({
  place,
  results: readResults(place)
}))
const results = reports.flatMap(report => report.results ?? [])
const conformance = {
  rows,
  results,
  proofs: assignResults(rows, results),
  notRun: reports
    .filter(report => report.results === undefined)
    .map(({ place }) => place)
}
writeFileSync(path.join(root, 'conformance.md'), formatConformance(conformance))
const gaps = listGaps(conformance)
console.log([...gaps, 'See conformance.md.'].join('\n'))
process.exitCode = gaps.length > 0 ? 1 : 0

/** @returns undefined if the stage crashed before it wrote its results */
function readResults(place: Place): readonly Result[] | undefined {
  const file = path.join(folder, `${place}.json`)
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  return place === 'chromium' ? readBrowserReport(report) : report
}
