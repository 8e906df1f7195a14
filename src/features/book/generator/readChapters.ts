import type { Root } from 'hast'
import { select } from 'hast-util-select'
import { h } from 'hastscript'
import {
  type Doc,
  joinPages,
  type Pathname,
  type RenderedLocale
} from '../../../index.ts'
import { copyText } from './copyText.ts'
import type { Book } from './planBooks.ts'

/** A page of a book. */
export interface Chapter {
  readonly doc: Doc
  /** Id of the chapter. */
  readonly id: string
  /** Its ids and links are those of the whole book. */
  readonly tree: Root
}

/** Read the pages of a book, as parts of one document. */
export async function readChapters(
  { docs }: Pick<Book, 'docs'>,
  {
    plan: { site },
    reader
  }: {
    readonly plan: {
      readonly site: Pick<RenderedLocale['plan']['site'], 'client'>
    }
    readonly reader: Pick<RenderedLocale['reader'], 'readHtml'>
  }
): Promise<readonly Chapter[]> {
  const pages: { doc: Doc; pathname: Pathname; prefix: string; tree: Root }[] =
    []
  const used = new Set<string>()
  for (const doc of docs) {
    const { pathname } = doc
    const tree = copyText((await reader.readHtml(pathname)) ?? '')
    pages.push({ doc, pathname, prefix: nameChapter(pathname, used), tree })
  }
  const joined = joinPages(pages, site.client)
  return pages.map(({ doc, prefix }, index) => {
    const tree = joined[index] ?? { type: 'root', children: [] }
    return {
      doc,
      id: prefix,
      tree: select('h1', tree) ? tree : addTitle(tree, doc)
    }
  })
}

/** Name a chapter after its address, so that links to it stay valid. */
function nameChapter(pathname: string, used: Set<string>): string {
  const name = `book${pathname.replace(/[^\p{L}\p{N}]+/gu, '-')}`.replace(
    /-$/,
    ''
  )
  const free = used.has(name) ? nameChapter(`${pathname}-2`, used) : name
  used.add(free)
  return free
}

function addTitle(tree: Root, { title }: Doc): Root {
  return { ...tree, children: [h('h1', title), ...tree.children] }
}
