import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sidebars from '../../content/sidebars.ts'
import { classifyLines } from '../../src/core/content/read/markdownLines.ts'
import { parseCodeMeta } from '../../src/core/markdown/elements/codeMeta.ts'

/** What a reader does with a code block: save it as a file, or run it. */
export type Block = {
  /** The page and the line of the fence, such as `docs/a.mdx:7`. */
  readonly place: string
  readonly text: string
} & (
  | { readonly action: 'save'; readonly title: string }
  | { readonly action: 'run' }
)

/** A page of the tutorial. */
export type Chapter = {
  readonly name: string
  readonly blocks: readonly Block[]
}

/** The chapters, in the order in which readers follow them. */
const chapters = sidebars.guides
  .flatMap(item => (typeof item === 'string' ? [] : item.items))
  .filter(id => id.startsWith('guides/tutorial/'))

/**
 * Read what the chapters of the tutorial tell readers to save and to run.
 *
 * @param content absolute path of the content folder
 */
export function readChapters(content: string): Promise<readonly Chapter[]> {
  return Promise.all(
    chapters.map(async id => {
      const page = `docs/${id}.mdx`
      const source = await readFile(path.join(content, page), 'utf8')
      const blocks = parseBlocks(page, source).map(async block => {
        const text = block.file && (await readQuote(content, block.file))
        return { ...block, text: text ?? block.text }
      })
      return { name: path.basename(id), blocks: await Promise.all(blocks) }
    })
  )
}

/** Find the code blocks with a title, and those with commands. */
export function parseBlocks(
  page: string,
  source: string
): readonly (Block & { readonly file: string | undefined })[] {
  const lines = classifyLines(source)
  return lines.flatMap(({ text, role }, index) => {
    if (role !== 'opening') return []
    const [, margin = '', language, meta = ''] = OPENING.exec(text) ?? []
    const { title, values } = parseCodeMeta(meta)
    const below = lines.slice(index + 1)
    const code = below.slice(
      0,
      below.findIndex(({ role }) => role !== 'code')
    )
    const block = {
      place: `${page}:${index + 1}`,
      text: code.map(line => line.text.slice(margin.length)).join('\n'),
      file: values.get('file')
    }
    if (title !== undefined) return { ...block, action: 'save', title }
    return language === 'bash' ? { ...block, action: 'run' } : []
  })
}

const OPENING = /^(\s*)`{3,}(\S*)(.*)$/

function readQuote(content: string, file: string): Promise<string> {
  return readFile(path.join(content, file.replace('@site/', '')), 'utf8')
}
