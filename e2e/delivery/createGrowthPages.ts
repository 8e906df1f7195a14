import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Words for the generated pages; no two pages draw the same sequence. */
const words =
  'cache query field theme modal store permission logger hook route page stage chunk value reader author folder build layer token'.split(
    ' '
  )

/**
 * Write a content folder with Markdown pages: headings, prose, links, a table,
 * a list and four code blocks each, in folders of twenty.
 */
export async function createGrowthPages(
  folder: string,
  count: number
): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, 'docs', createPagePath(index))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, createPage(index, count))
  }
}

/** Name the file of a page below `docs/`. */
function createPagePath(index: number): string {
  return `topic-${Math.floor(index / 20)}/page-${index}.md`
}

function createPage(index: number, count: number): string {
  const next = `../${createPagePath((index + 1) % count)}`
  const sections = [0, 1, 2, 3].map(
    section => `## ${createSentence(index + section, 3)}

${createParagraph(index * 7 + section)}

${createParagraph(index * 11 + section)}

\`\`\`ts
import { ${words[(index + section) % words.length]} } from '@example/${words[section]}'

export function use${index}Section${section}(value: number): string {
  const result = ${words[(index + section) % words.length]}(value, { section: ${section} })
  return \`\${result} of page ${index}\`
}
\`\`\`
`
  )
  return `---
title: Page ${index}
---

${createParagraph(index)} See [the next page](${next}).

${sections.join('\n')}
| Name | Value |
| --- | --- |
| ${createSentence(index, 2)} | \`${index}\` |
| ${createSentence(index + 1, 2)} | \`${index + 1}\` |

- ${createSentence(index, 8)}
- ${createSentence(index + 3, 8)}
`
}

function createParagraph(seed: number): string {
  return [0, 1, 2]
    .map(offset => `${createSentence(seed + offset, 14)}.`)
    .join(' ')
}

function createSentence(seed: number, length: number): string {
  const picked = Array.from(
    { length },
    (_, index) => words[(seed * 13 + index * (1 + (seed % 7))) % words.length]
  )
  const text = picked.join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
