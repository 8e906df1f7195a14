import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { suggestName } from '../../../core/content/schema/suggestName.ts'
import {
  type ComponentUse,
  readText
} from '../../../core/markdown/components/componentCreator.ts'
import {
  ADMONITION_NAMES,
  findAdmonitionKind,
  findAdmonitionTitle
} from '../admonitions.ts'
import { createInlineCode } from './createInlineCode.ts'

/**
 * Create the markup of `<Admonition type title icon>`. An unknown type looks like
 * `info` (behavior 2.9.16).
 */
export function createAdmonition(use: ComponentUse): ElementContent {
  const type = readText(use, 'type') ?? 'note'
  const kind = findAdmonitionKind(type)
  if (kind === undefined) {
    use.report({
      level: 'warn',
      message: `<Admonition> has the unknown type "${type}" and is shown as "info".`,
      remedy: suggestName(type, ADMONITION_NAMES, 'Types')
    })
  }
  const title = readText(use, 'title')
  return h('div.admonition', { dataKind: kind ?? 'info', role: 'note' }, [
    h(
      'p.admonition-title',
      { dataDefault: title === undefined ? '' : undefined },
      createIcon(use),
      title === undefined
        ? findAdmonitionTitle(type, use.texts)
        : createInlineCode(title)
    ),
    h('div.admonition-body', [...use.children])
  ])
}

/** The author's icon replaces the default one. */
function createIcon(use: ComponentUse): Element | undefined {
  const icon = readText(use, 'icon')
  return icon === undefined
    ? undefined
    : h('span.admonition-icon', { ariaHidden: 'true' }, icon)
}
