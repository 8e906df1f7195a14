import type { ElementContent } from 'hast'
import { h } from 'hastscript'
import { suggestName } from '../../../core/content/schema/suggestName.ts'
import {
  type ComponentUse,
  readText
} from '../../../core/markdown/components/componentCreator.ts'

const TONES = ['accent', 'note', 'tip', 'info', 'warning', 'danger']

/** Create the markup of `<Badge tone="tip">text</Badge>`. */
export function createBadge(use: ComponentUse): ElementContent {
  const tone = readText(use, 'tone') ?? 'accent'
  if (!TONES.includes(tone)) {
    use.report({
      level: 'warn',
      message: `<Badge> has the unknown tone "${tone}".`,
      remedy: suggestName(tone, TONES, 'Tones')
    })
  }
  const text = readText(use, 'text')
  return h('span.badge', { dataTone: tone }, text ?? [...use.children])
}
