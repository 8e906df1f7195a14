import { existsSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { classifyLines } from '../../../core/content/read/markdownLines.ts'
import { parseCodeMeta } from '../../../core/markdown/elements/codeMeta.ts'
import { toPosixPath } from '../../../core/platform/toPosixPath.ts'
import { compileProject } from './compileFiles.ts'

/** A fence of the tutorial that shows a file of the example. */
export type Quote = {
  /** The page and the line of the fence, such as `docs/a.mdx:7`. */
  readonly place: string
  readonly chapter: string
  /** The path that readers save the file under. */
  readonly title: string
  /** What the fence includes, relative to the folder of all examples. */
  readonly file: string
}

/** An example, as the tutorial shows it. */
export type Example = {
  readonly quotes: readonly Quote[]
  /** Paths of all files of the finished example. */
  readonly files: readonly string[]
  /** Reads a quoted file; `undefined` if there is none. */
  read(file: string): string | undefined
}

/**
 * Check that the example compiles for web and mobile, and that a reader who
 * copies the tutorial's files in order ends up with exactly this example.
 *
 * @param root absolute path of the repository
 * @returns messages with positions
 */
export async function checkExample(root: string): Promise<readonly string[]> {
  const examples = path.join(root, 'content/examples')
  const compiled = ['tsconfig.json', 'tsconfig.mobile.json'].map(config =>
    compileProject(root, path.join(examples, config))
  )
  const names = await readdir(path.join(examples, 'tasklist'), {
    recursive: true,
    withFileTypes: true
  })
  const files = names
    .filter(entry => entry.isFile())
    .map(({ name, parentPath }) => path.join(parentPath, name))
    .map(file => toPosixPath(path.relative(examples, file)))
  const example: Example = {
    quotes: await readQuotes(root),
    files: files.map(file => file.slice('tasklist/'.length)),
    read(file) {
      const found = path.join(examples, file)
      return existsSync(found) ? readFileSync(found, 'utf8') : undefined
    }
  }
  return [...(await Promise.all(compiled)).flat(), ...findGaps(example)]
}

/** The folder of the tutorial, whose pages are in the order of the sidebar. */
const TUTORIAL = 'guides/tutorial/'

async function readQuotes(root: string): Promise<readonly Quote[]> {
  const { default: sidebars } = await import(
    path.join(root, 'content/sidebars.ts')
  )
  const chapters = JSON.stringify(sidebars.guides).matchAll(
    new RegExp(`"(${TUTORIAL}[^"]+)"`, 'g')
  )
  return [...chapters].flatMap(([, chapter = '']) => {
    const page = `content/docs/${chapter}.mdx`
    return parseQuotes(page, readFileSync(path.join(root, page), 'utf8'))
  })
}

/** Find the fences of a page that include a file of the examples. */
export function parseQuotes(page: string, source: string): readonly Quote[] {
  return classifyLines(source).flatMap(({ text, role }, index) => {
    if (role !== 'opening') return []
    const { title = '', values } = parseCodeMeta(text.replace(/^\W*\w+/, ''))
    const included = /^@site\/examples\/(.+)$/.exec(values.get('file') ?? '')
    const file = included?.[1]
    if (file === undefined) return []
    return { place: `${page}:${index + 1}`, chapter: page, title, file }
  })
}

/**
 * Find what keeps a reader from following the tutorial: a file that no chapter
 * shows, an import of a file that comes in a later chapter, or a title that
 * isn't the path of the file.
 */
export function findGaps({ quotes, files, read }: Example): readonly string[] {
  const last = new Map(quotes.map(({ title, file }) => [title, file]))
  const missing = files
    .filter(file => last.get(file) !== `tasklist/${file}`)
    .map(
      file =>
        `content/examples/tasklist/${file} No chapter of the tutorial shows this file in its final state. Show it with file="@site/examples/tasklist/${file}".`
    )
  const wrongTitles = quotes
    .filter(({ title, file }) => file.replace(FOLDER, '') !== title)
    .map(
      ({ place, title, file }) =>
        `${place}:1 "${title}" isn't the path of ${file}. Write title="${file.replace(FOLDER, '')}".`
    )
  return [...missing, ...wrongTitles, ...findEarlyImports(quotes, read)]
}

/** The folder of an example, or of the state of its files in a chapter. */
const FOLDER = /^(?:tasklist|steps\/\d+)\//

const IMPORT = /(?:from|import) '(@\/|@app\/|\.\.?\/)([^']+)'/g

function findEarlyImports(
  quotes: readonly Quote[],
  read: Example['read']
): readonly string[] {
  return quotes.flatMap(({ place, chapter, title, file }) => {
    const end = quotes.findLastIndex(quote => quote.chapter === chapter)
    const shown = new Set(quotes.slice(0, end + 1).map(quote => quote.title))
    const imports = [...(read(file) ?? '').matchAll(IMPORT)]
    return imports.flatMap(([, prefix = '', name = '']) => {
      const base = resolveImport(title, prefix, name)
      const isShown = SUFFIXES.some(suffix => shown.has(`${base}${suffix}`))
      if (isShown || base.endsWith('.po')) return []
      return `${place}:1 ${title} imports ${prefix}${name}, which no chapter has shown yet. Show it before the end of this chapter.`
    })
  })
}

const SUFFIXES = ['', '.ts', '.tsx', '/index.ts', '/src/index.ts']

/** Find the path that an import leads to, without its extension. */
function resolveImport(from: string, prefix: string, name: string): string {
  if (prefix === '@/') return `src/${name}`
  if (prefix !== '@app/') return path.posix.join(from, '..', prefix, name)
  return name.startsWith('api/')
    ? `apps/api/src/${name.slice('api/'.length)}`
    : `packages/${name}`
}
