import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readSections, type Section } from './readSections.ts'

/** Sections are added until a page has this many characters. */
const PAGE_SIZES = { least: 2500, most: 8000 } as const

/** Pages of one folder. */
const FOLDER_SIZE = 20

/**
 * Write Markdown pages with text and code from the READMEs of the installed
 * packages, in folders of twenty, with links between them.
 *
 * The same count gives the same pages as long as the same packages are
 * installed. Every generator in the benchmark can read them: no HTML, no JSX,
 * no braces in prose.
 *
 * @param folder absolute; gets `topic-0/page-0.md` and so on
 */
export async function createCorpus(
  folder: string,
  count: number
): Promise<void> {
  const sections = await readSections()
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, createPagePath(index))
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, createPage(index, count, sections))
  }
}

/** A page's path below the docs folder. */
export function createPagePath(index: number): string {
  return `topic-${Math.floor(index / FOLDER_SIZE)}/page-${index}.md`
}

function createPage(
  index: number,
  count: number,
  sections: readonly Section[]
): string {
  const random = createRandom(index + 1)
  const pick = (limit: number) => Math.floor(random() * limit)
  const { least, most } = PAGE_SIZES
  const size = least + pick(most - least)
  const links = [1, 2, 3].map(
    () => `[another page](../${createPagePath(pick(count))})`
  )
  const start = pick(sections.length)
  const parts: string[] = []
  let length = 0
  for (let at = start; length < size; at += 1) {
    const section = sections[at % sections.length]
    if (section === undefined) throw new Error('No package has a README.')
    const { title, text } = section
    const part = `## ${title}\n\n${varyCode(text, index)}\n`
    parts.push(part)
    length += part.length
  }
  return `---
title: Page ${index}
---

This page goes on from ${links.join(', ')}.

${parts.join('\n')}`
}

/**
 * Add the page's number to a name in each code block, so no two pages share
 * identical code and no cache benefits from repetition that real sites lack.
 */
function varyCode(text: string, index: number): string {
  return text.replace(
    /^(\s*(`{3,}|~{3,})\w+\n)([\s\S]*?)(?=^\s*\2)/gm,
    (_, ...parts) => {
      const [start, , code] = parts
      return `${start}${code.replace(/\b[a-z]{4,}\b/i, (name: string) => `${name}${index}`)}`
    }
  )
}

/**
 * Generate random numbers from 0 to 1, the same for the same seed (mulberry32).
 */
function createRandom(seed: number): () => number {
  let state = seed * 0x9e3779b9
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
