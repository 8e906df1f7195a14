import { trackWork } from '../../build/progress.ts'
import type { DataSource } from '../content.ts'
import type { Report } from '../createReport.ts'
import { parseData } from './parseData.ts'
import { readText } from './readText.ts'

/** Read a YAML or JSON file and report its mistakes. */
export async function readData(
  file: string,
  displayName: string,
  report: Pick<Report, 'problems'>
): Promise<DataSource | undefined> {
  const text = await readText(file, displayName, report)
  if (text === undefined) return undefined
  const { problems, ...data } = await trackWork('reads', displayName, () =>
    parseData(text, displayName)
  )
  report.problems(problems)
  return problems.length > 0 ? undefined : data
}
