import { renderMermaidSVG } from 'beautiful-mermaid'
import { expect, test } from 'vitest'
import { markNodes } from './markNodes.ts'

function readMarked(source: string, mark: string): readonly string[] {
  const svg = markNodes(renderMermaidSVG(source))
  return [...svg.matchAll(/<g class="node" data-id="(\w+)"[^>]*>/g)]
    .filter(([tag]) => tag.includes(` data-${mark}>`))
    .map(([, id = '']) => id)
}

test.each([
  ['A --> B --> C', ['A']],
  ['A --> C\nB --> C', ['A', 'B']],
  ['A --> D\nB --> D\nC --> D', ['A']],
  ['A --> B --> A', []],
  ['A --> A\nA --> B', ['A']],
  ['A <--> B', []],
  ['A --> B\nC', ['A']],
  ['A', []],
  ['A --> B{Open?}', ['A']],
  ['A{Open?} --> B', []],
  ['A --> S\nsubgraph S\nB --> C\nend', []],
  ['subgraph S\nA --> B\nend\nB --> C', ['A']]
])('nodes without incoming edges are starts: %j', (lines, expected) => {
  expect(readMarked(`graph TD\n${lines}`, 'start')).toEqual(expected)
})

test.each([
  ['A{Open} --> B', ['A']],
  ['A[Is it open?] --> B(Why?)', ['A', 'B']],
  ['A["Who is it? <br>"] --> B', ['A']],
  ['A[What? That.] --> B', []],
  ['A{{Open}} --> B[/Open/]', []]
])('questions and diamonds are decisions: %j', (lines, expected) => {
  expect(readMarked(`graph TD\n${lines}`, 'decision')).toEqual(expected)
})
