import { expect, test } from 'vitest'
import { prepareDiagram } from './prepareDiagram.ts'
import { renderDiagram } from './renderDiagram.ts'

function readTexts(source: string): readonly string[] {
  const prepared = prepareDiagram(source)
  const options = { label: 'A', idPrefix: 'x-' }
  const svg = renderDiagram(prepared.source, options)
  return [...svg.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text.replace(/<[^>]*>/g, '')
  )
}

test.each([
  ['+name: string', '+ name: string'],
  ['+string name', '+ name: string'],
  ['-items: Map~string, number~', '- items: Map~string,number~'],
  ['+submit() Promise', '+ submit(): Promise'],
  ['+submit(): Promise', '+ submit(): Promise']
])('the member %j of a class is shown as %j', (member, expected) => {
  expect(readTexts(`classDiagram\nclass A {\n  ${member}\n}`)).toContain(
    expected
  )
})

test('labels behind a colon stay', () => {
  const texts = readTexts('classDiagram\nA --> B : has one')
  expect(texts).toContain('has one')
})

test('a diagram has no style of its own', () => {
  const svg = renderDiagram('graph TD\nA --> B', { label: 'A', idPrefix: 'x-' })
  expect(svg).not.toMatch(/style|class=/)
})
