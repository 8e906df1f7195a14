import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { suggestName } from '../../../core/content/schema/suggestName.ts'
import {
  type ComponentUse,
  dropBlankTexts,
  readAttributeText
} from '../../../core/markdown/components/componentCreator.ts'
import { ICON_NAMES } from '../../../core/model/site.ts'

/** Render `<Cards>`: a list if all its children are cards. */
export function renderCards({ children }: ComponentUse): ElementContent {
  const content = dropBlankTexts(children)
  const isList = content.every(
    child => child.type === 'mdxJsxFlowElement' && child.name === 'Card'
  )
  if (!isList) return h('div.cards', [...content])
  return h(
    'ul.cards',
    { role: 'list' },
    content.map(card => h('li', [card]))
  )
}

/**
 * Render `<CardDrawer>`, which shows a heading, an image and `<Cards>`
 * as one drawer.
 */
export function renderCardDrawer({ children }: ComponentUse): ElementContent {
  return h('div.card-drawer', [...dropBlankTexts(children)])
}

/**
 * Render `<Card title href icon>`. Only the title is a link, which CSS
 * stretches over the card, so that the text stays selectable and other links work.
 */
export function renderCard(use: ComponentUse): ElementContent {
  const title = readAttributeText(use, 'title')
  if (title === undefined) {
    use.report({
      severity: 'error',
      message: '<Card> needs the attribute "title".',
      hint: 'Write <Card title="…" href="./page.mdx">text</Card>.'
    })
  }
  const body = dropBlankTexts(use.children)
  return h('div.card', [
    h('p.card-title', { dataIcon: readIcon(use) }, [
      createTitle(use, title ?? '')
    ]),
    ...(body.length > 0 ? [h('div.card-body', [...body])] : [])
  ])
}

/** Read the icon, and report an unknown one. */
function readIcon(use: ComponentUse): string | undefined {
  const icon = readAttributeText(use, 'icon')
  if (icon === undefined || ICON_NAMES.some(name => name === icon)) return icon
  use.report({
    severity: 'error',
    message: `<Card> has the unknown icon "${icon}".`,
    hint: suggestName(icon, ICON_NAMES, 'Icons')
  })
  return undefined
}

function createTitle(use: ComponentUse, title: string): Element {
  const href = readAttributeText(use, 'href')
  const children = renderInlineCode(title)
  return href === undefined ? h('span', children) : h('a', { href }, children)
}

/**
 * Render the markup of an attribute's text: backticks become `<code>`.
 *
 * @example renderInlineCode('How `useQuery` retries')
 */
export function renderInlineCode(text: string): ElementContent[] {
  return text.split(/`([^`]+)`/).flatMap((part, index): ElementContent[] => {
    if (index % 2 === 1) return [h('code', part)]
    return part === '' ? [] : [{ type: 'text', value: part }]
  })
}
