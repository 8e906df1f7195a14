import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { listFiles } from '../../../core/content/listFiles.ts'
import { classifyLines } from '../../../core/content/read/markdownLines.ts'
import { parseCodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import { toPosixPath } from '../../../core/platform/toPosixPath.ts'

/** A `ts` or `tsx` fence of a page or a comment, which compiles as one module. */
export type Sample = {
  /** Its file, relative to the root of the repository. */
  readonly file: string
  readonly language: 'ts' | 'tsx'
  /** Path of the file that the sample shows, if any. */
  readonly title: string | undefined
  /** Line of the opening fence, counted from 1; the code starts below it. */
  readonly fenceLine: number
  /** The lines between the fences, including their indentation. */
  readonly lines: readonly string[]
  /** Characters in front of the opening fence. */
  readonly indent: number
  /** The reason not to compile the sample, if any. */
  readonly nocheck: string | undefined
  /** Whether it's the `@example` of a declaration, not a sample of a page. */
  readonly isExample: boolean
}

/** Files with samples: pages, and declarations with comments. */
const SOURCE = /\.(?:mdx?|d\.ts)$/i

/**
 * Read the samples of all pages and declarations under some paths.
 *
 * @param root absolute path of the repository
 * @param inputs absolute paths of such files, or of folders that contain some
 * @throws Error if a path doesn't exist or contains neither
 */
export async function readSamples(
  root: string,
  inputs: readonly string[]
): Promise<readonly Sample[]> {
  const found = await Promise.all(inputs.map(readPaths))
  const samples = [...new Set(found.flat())].sort().map(async source => {
    const file = toPosixPath(path.relative(root, source))
    return parseSamples(file, await readFile(source, 'utf8'))
  })
  return (await Promise.all(samples)).flat()
}

/**
 * List the files with samples at a path.
 *
 * @param input absolute path of such a file, or of a folder that contains some
 * @throws Error if the path doesn't exist or contains none
 */
export async function readPaths(input: string): Promise<readonly string[]> {
  const isFolder = (await stat(input)).isDirectory()
  const names = isFolder ? await listFiles(input) : [input]
  const sources = names.filter(name => SOURCE.test(name))
  if (sources.length === 0) {
    throw new Error(`"${input}" contains no pages or declarations.`)
  }
  return sources.map(name => path.resolve(input, name))
}

const OPENING = /^(\s*)(?:`{3,}|~{3,})\s*(tsx?)(?=\s|$)(.*)$/

/**
 * Find the samples of a page, or the examples in the comments of a declaration
 * file.
 *
 * @param file its path from the root of the repository
 * @param source its source
 */
export function parseSamples(file: string, source: string): readonly Sample[] {
  const isExample = file.endsWith('.d.ts')
  const lines = classifyLines(isExample ? blankOutCode(source) : source)
  return lines.flatMap(({ text, role }, index) => {
    const opening = role === 'opening' ? OPENING.exec(text) : null
    if (opening === null) return []
    const [, margin = '', language, meta = ''] = opening
    const { title, values } = parseCodeMeta(meta)
    // Biome and the compiler check included files where they are.
    if (values.has('file')) return []
    const below = lines.slice(index + 1)
    // An unclosed fence ends with the page.
    const end = below.findIndex(({ role }) => role !== 'code')
    const code = end < 0 ? below : below.slice(0, end)
    return {
      file,
      language: language === 'tsx' ? 'tsx' : 'ts',
      title,
      fenceLine: index + 1,
      lines: code.map(({ text }) => text),
      indent: margin.length,
      nocheck: parseNocheck(meta),
      isExample
    }
  })
}

/** A doc comment, or any other character. */
const COMMENT = /\/\*\*[\s\S]*?\*\/|./g

/** The asterisk at the start of a comment's line. */
const LINE_PREFIX = /^[^\S\n]*\*(?!\/) ?/gm

/** Blank out all but the text of comments, preserving lines and columns. */
function blankOutCode(source: string): string {
  return source.replace(COMMENT, match =>
    match.startsWith('/**')
      ? match.replace(LINE_PREFIX, margin => ' '.repeat(margin.length))
      : ''
  )
}

function parseNocheck(meta: string): string | undefined {
  const match = /(?:^|\s)nocheck(?:=(["'])(.*?)\1)?(?=\s|$)/.exec(meta)
  return match === null ? undefined : (match[2] ?? '').trim()
}
