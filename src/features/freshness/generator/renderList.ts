import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { fillText, formatText, type Site } from '../../../index.ts'
import {
  getName,
  type PageState,
  printDiff,
  type SymbolChange
} from '../freshness.ts'

/** UI texts. */
type Texts = Site['texts']

/** Whether somebody has to look at a page. */
export function isOpen({ isRecorded, changes }: PageState): boolean {
  return !isRecorded || changes.length > 0
}

/** Render the pages by owner, those that need attention first. */
export function renderList(
  pages: readonly PageState[],
  texts: Texts
): readonly Element[] {
  const open = pages.filter(isOpen)
  const owners = new Set(pages.map(({ owner = '' }) => owner))
  // Pages without an owner come last.
  const sorted = [...owners].sort((one, other) =>
    one === '' ? 1 : other === '' ? -1 : one < other ? -1 : 1
  )
  return [
    ...(open.length === 0 ? [h('p', texts.freshnessNone)] : []),
    ...sorted.flatMap(name => {
      const own = pages.filter(({ owner = '' }) => owner === name)
      return [
        h('h2', name || texts.freshnessNoOwner),
        ...own.filter(isOpen).flatMap(page => renderPage(page, texts)),
        ...renderCurrent(
          own.filter(page => !isOpen(page)),
          texts
        )
      ]
    })
  ]
}

function renderPage(page: PageState, texts: Texts): readonly Element[] {
  const { isRecorded, isEdited, reviewed: date, changes } = page
  const facts = [
    ...(date ? [formatText(texts.freshnessReviewed, { date })] : []),
    ...(isRecorded ? [] : [texts.freshnessUnrecorded]),
    ...(isEdited && changes.length > 0 ? [texts.freshnessEdited] : [])
  ]
  return [
    h('p', [h('strong', linkPage(page)), ...facts.map(fact => ` ${fact}`)]),
    ...(changes.length > 0
      ? [
          h(
            'ul',
            changes.map(change => h('li', [...renderChange(change, texts)]))
          )
        ]
      : [])
  ]
}

function linkPage({ title, pathname }: PageState): Element {
  return h('a', { href: pathname }, title)
}

function renderChange(
  change: SymbolChange,
  texts: Texts
): readonly ElementContent[] {
  const { key, kind, renamedTo = '' } = change
  const sentences = {
    changed: texts.freshnessChanged,
    removed: texts.freshnessRemoved,
    renamed: texts.freshnessRenamed,
    new: texts.freshnessNew
  }
  const sentence = fillText<string | Element>(sentences[kind], {
    symbol: h('code', getName(key)),
    newName: h('code', getName(renamedTo))
  })
  return [
    h('p', [...sentence]),
    ...(kind === 'changed'
      ? [
          h(
            'pre',
            h(
              'code',
              { className: ['language-diff'] },
              printDiff(change).join('\n')
            )
          )
        ]
      : [])
  ]
}

function renderCurrent(
  pages: readonly PageState[],
  texts: Texts
): readonly Element[] {
  if (pages.length === 0) return []
  const links = pages.flatMap((page, index) => [
    index > 0 ? ', ' : ' ',
    linkPage(page)
  ])
  return [h('p', [texts.freshnessCurrent, ...links])]
}
