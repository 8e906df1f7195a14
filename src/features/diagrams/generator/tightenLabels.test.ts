import { renderMermaidSVG } from 'beautiful-mermaid'
import { expect, test } from 'vitest'
import { tightenLabels } from './tightenLabels.ts'

const BOX = /<rect [^>]*? height="([\d.]+)"[^>]*? fill="var\(--bg\)"[^>]*>/

test.each([
  ['one line', 'graph TD\nA -->|yes| B', 19.3],
  ['two lines', 'graph TD\nA -->|yes<br>or no| B', 33.6],
  ['a transition', 'stateDiagram-v2\nA --> B : yes', 19.3],
  ['a relationship', 'erDiagram\nA ||--o{ B : has', 20.3]
])(
  'the box behind a label fits its text and has no border: %s',
  (_, source, height) => {
    const svg = tightenLabels(renderMermaidSVG(source))
    const [box = '', found] = BOX.exec(svg) ?? []
    expect(Number(found)).toBeCloseTo(height)
    expect(box).not.toContain('stroke')
  }
)

test('a box stays centered on its label', () => {
  const svg = tightenLabels(renderMermaidSVG('graph LR\nA -->|yes| B'))
  const [, x, y, width, height] =
    /<rect x="(.*?)" y="(.*?)" width="(.*?)" height="(.*?)" fill="var\(--bg\)"/.exec(
      svg
    ) ?? []
  const [, textX, textY] =
    /<text x="(.*?)" y="(.*?)" [^>]*font-size="11"/.exec(svg) ?? []
  expect(Number(x) + Number(width) / 2).toBeCloseTo(Number(textX))
  expect(Number(y) + Number(height) / 2).toBeCloseTo(Number(textY))
})
