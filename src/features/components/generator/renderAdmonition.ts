import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { suggestName } from '../../../core/content/schema/suggestName.ts'
import {
  type ComponentUse,
  readAttributeText
} from '../../../core/markdown/components/componentCreator.ts'
import {
  ADMONITION_NAMES,
  findAdmonitionKind,
  findAdmonitionTitle
} from '../admonitions.ts'
import { renderInlineCode } from './renderCards.ts'

/**
 * Render `<Admonition type title icon>`. An unknown type looks like
 * `info` (behavior 2.9.16).
 */
export function renderAdmonition(use: ComponentUse): ElementContent {
  const type = readAttributeText(use, 'type') ?? 'note'
  const kind = findAdmonitionKind(type)
  if (kind === undefined) {
    use.report({
      severity: 'warning',
      message: `<Admonition> has the unknown type "${type}" and is shown as "info".`,
      hint: suggestName(type, ADMONITION_NAMES, 'Types')
    })
  }
  const title = readAttributeText(use, 'title')
  return h('div.admonition', { dataKind: kind ?? 'info', role: 'note' }, [
    h(
      'p.admonition-title',
      { dataDefault: title === undefined ? '' : undefined },
      createIcon(use),
      title === undefined
        ? findAdmonitionTitle(type, use.texts)
        : renderInlineCode(title)
    ),
    h('div.admonition-body', [...use.children])
  ])
}

/** The author's icon replaces the default one. */
function createIcon(use: ComponentUse): Element | undefined {
  const icon = readAttributeText(use, 'icon')
  return icon === undefined
    ? undefined
    : h('span.admonition-icon', { ariaHidden: 'true' }, icon)
}

const TONES = ['accent', 'note', 'tip', 'info', 'warning', 'danger']

/** Render `<Badge tone="tip">text</Badge>`. */
export function renderBadge(use: ComponentUse): ElementContent {
  const tone = readAttributeText(use, 'tone') ?? 'accent'
  if (!TONES.includes(tone)) {
    use.report({
      severity: 'warning',
      message: `<Badge> has the unknown tone "${tone}".`,
      hint: suggestName(tone, TONES, 'Tones')
    })
  }
  const text = readAttributeText(use, 'text')
  return h('span.badge', { dataTone: tone }, text ?? [...use.children])
}
