import { readObserved } from '../../../core/build/store/observedFiles.ts'

/** A `#region name` or `#endregion` comment. */
const REGION_LINE =
  /^\s*(?:(?:\/\/|\/\*+|<!--|#|--|%|;|\{\s*\/\*)\s*#?|#)(end)?region\b:?\s*([\w-]*)/

/**
 * Read the code that a fence includes.
 *
 * @param path absolute
 * @param region name of a region; empty for the whole file
 * @throws Error with a message for the author
 */
export function readCodeFile(path: string, region: string): string {
  const bytes = readObserved(path)
  if (bytes.includes(0)) throw new Error("it isn't a text file.")
  const source = bytes.toString('utf8').replace(/\r\n/g, '\n').trimEnd()
  const lines = source.split('\n')
  const shown = region === '' ? lines : findRegion(lines, region)
  if (shown === undefined) {
    throw new Error(
      `the file has no region "${region}". Regions: ${listRegions(lines)}.`
    )
  }
  return dedent(shown.filter(line => !REGION_LINE.test(line))).join('\n')
}

function findRegion(
  lines: readonly string[],
  name: string
): readonly string[] | undefined {
  const start = lines.findIndex(line => {
    const match = REGION_LINE.exec(line)
    return match !== null && match[1] === undefined && match[2] === name
  })
  if (start < 0) return undefined
  let depth = 1
  for (let index = start + 1; index < lines.length; index += 1) {
    const match = REGION_LINE.exec(lines[index] ?? '')
    if (match) depth += match[1] === undefined ? 1 : -1
    if (depth === 0) return lines.slice(start + 1, index)
  }
  return lines.slice(start + 1)
}

function listRegions(lines: readonly string[]): string {
  const names = lines.flatMap(line => {
    const match = REGION_LINE.exec(line)
    return match?.[2] && match[1] === undefined ? [`"${match[2]}"`] : []
  })
  return names.join(', ') || 'none'
}

function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines
    .filter(line => line.trim() !== '')
    .map(line => /^\s*/.exec(line)?.[0].length ?? 0)
  const indent = indents.length === 0 ? 0 : Math.min(...indents)
  return lines.map(line => line.slice(indent))
}
