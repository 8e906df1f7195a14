import type { Root } from 'hast'
import type { VFile } from 'vfile'
import type { MarkdownContext } from '../../../core/markdown/markdownContext.ts'
import type { PageSection } from '../searchSection.ts'
import type { SearchPart } from './rehypeSearchParts.ts'

/** Record the search sections of a page, once every heading has its id. */
export function rehypeSearchSections({
  addFacts
}: Pick<MarkdownContext, 'addFacts'>) {
  return (_: Root, file: VFile) => {
    const parts = file.data.searchParts ?? []
    addFacts?.({ sections: parts.map(createSection) })
  }
}

function createSection(part: SearchPart): PageSection {
  if (part.kind === 'partial') return { specifier: part.specifier }
  const { anchor, heading, isMember, symbols, text, code } = part
  return {
    id: String(anchor?.properties.id ?? ''),
    heading,
    ...(isMember && { isMember }),
    symbols: [...new Set(symbols)],
    text: text.replace(/[\s\u200B]+/g, ' ').trim(),
    code: code.replace(/\n\s*\n+/g, '\n').trim()
  }
}
