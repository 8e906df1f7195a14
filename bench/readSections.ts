import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const packages = fileURLToPath(new URL('../node_modules', import.meta.url))

/** The section of a README below one heading. */
export interface Section {
  readonly title: string
  /** Markdown without HTML, reference links and images. */
  readonly text: string
}

/** Shorter ones are just a badge and a licence. */
const SMALLEST_README = 4000
/** Longer sections are tables of a whole API. */
const SIZES = { least: 200, most: 5000 } as const

/**
 * Languages that every highlighter in the benchmark knows; others become plain
 * text.
 */
const languages: ReadonlySet<string> = new Set(
  'js javascript jsx ts typescript tsx json sh bash html css yaml diff'.split(
    ' '
  )
)

/** Read the sections of all READMEs, in order of package names. */
export async function readSections(): Promise<readonly Section[]> {
  const sections: Section[] = []
  for (const name of await listPackages()) {
    const file = path.join(packages, name, 'README.md')
    const source = await readFile(file, 'utf8').catch(() => '')
    if (source.length >= SMALLEST_README) sections.push(...splitReadme(source))
  }
  return sections
}

async function listPackages(): Promise<readonly string[]> {
  const names = (await readdir(packages)).filter(name => !name.startsWith('.'))
  const nested = names
    .filter(name => name.startsWith('@'))
    .map(async scope =>
      (await readdir(path.join(packages, scope))).map(
        name => `${scope}/${name}`
      )
    )
  return [...names, ...(await Promise.all(nested)).flat()].sort()
}

/** Split a README at its headings, keeping code blocks whole. */
function splitReadme(source: string): readonly Section[] {
  const sections: { title: string; lines: string[] }[] = []
  let fence = ''
  for (const line of source.replaceAll('\r', '').split('\n')) {
    const [, mark, word = ''] = /^\s*(`{3,}|~{3,})\s*([\w-]*)/.exec(line) ?? []
    const isFence = mark !== undefined && (fence === '' || mark === fence)
    const [, title] = /^#{1,6}\s+(.*)$/.exec(line) ?? []
    if (fence === '' && title !== undefined) {
      sections.push({ title: cleanTitle(title), lines: [] })
      continue
    }
    const lines = sections.at(-1)?.lines
    if (isFence && fence === '') {
      fence = mark
      const indent = /^\s*/.exec(line)?.[0] ?? ''
      const language = word.toLowerCase()
      lines?.push(
        `${indent}${mark}${languages.has(language) ? language : 'text'}`
      )
    } else if (isFence) {
      fence = ''
      lines?.push(line)
    } else {
      lines?.push(fence === '' ? cleanProse(line) : line)
    }
  }
  return sections.flatMap(({ title, lines }) => {
    const text = lines.join('\n').trim()
    const isWhole = (text.match(/^\s*(?:`{3,}|~{3,})/gm) ?? []).length % 2 === 0
    const fits = text.length >= SIZES.least && text.length <= SIZES.most
    return title !== '' && isWhole && fits ? [{ title, text }] : []
  })
}

function cleanTitle(title: string): string {
  return cleanProse(title)
    .replace(/[`*_#{}[\]]/g, '')
    .trim()
}

/** Keep what all Markdown dialects read alike. */
function cleanProse(line: string): string {
  // Definitions of reference links.
  if (/^\s*\[[^\]]+\]:/.test(line)) return ''
  return line
    .replace(/!\[[^\]]*\](?:\([^)]*\)|\[[^\]]*\])?/g, '')
    .replace(/\[\]\([^)]*\)/g, '')
    .replace(/\]\((?!https?:)[^)]*\)/g, ']')
    .replace(/\[([^\][]*)\]\[[^\]]*\]/g, '$1')
    .replace(/<!--.*?-->|<\/?[a-z][^>]*>/gi, '')
    .replaceAll('<', '‹')
    .replaceAll('{', '(')
    .replaceAll('}', ')')
    .replace(/^(\s*):::/, '$1')
    .replace(/^\s*(?:import|export)\b/, 'Import')
    .replace(/^(\s*)(?:-{3,}|={3,})\s*$/, '')
}
