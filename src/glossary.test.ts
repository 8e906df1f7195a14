import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from '@babel/parser'
import { expect, test } from 'vitest'

const src = path.dirname(fileURLToPath(import.meta.url))
const glossary = readFileSync(path.join(src, '../docs/glossary.md'), 'utf8')

/** The words of the last column. */
const banned = [...glossary.matchAll(/^\| .+ \| .+ \| (.+) \|$/gm)]
  .flatMap(([, cell = '']) => cell.split(', '))
  .filter(word => /^[a-z]+$/.test(word))

/** All sources of the program. */
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map(file => file.split(path.sep).join('/'))
  .filter(file => /(?<!\.(?:test|spec|fixture|d))\.tsx?$/.test(file))
  .filter(file => !/(?:^|\/)(?:bench|e2e)\//.test(file))

test('the glossary bans words', () => {
  expect(banned).toContain('remember')
})

test('names use the words of the glossary', () => {
  const wrong = files.flatMap(file => {
    const names = [
      path.posix.basename(file).replace(/\.tsx?$/, ''),
      ...listNames(readFileSync(path.join(src, file), 'utf8'))
    ]
    return names
      .filter(name => splitWords(name).some(word => banned.includes(word)))
      .map(name => `${file}: ${name}`)
  })
  expect(wrong).toEqual([])
})

/** The parts of syntax nodes that declare names. */
const DECLARING = ['id', 'key', 'params', 'parameters']

/** The parts of patterns, such as `{ file: name = '' }`, that contain names. */
const PATTERNS = ['properties', 'elements', 'value', 'left', 'argument']

/** List the names that a module declares: values, types, parameters, fields. */
function listNames(text: string): readonly string[] {
  const names: string[] = []
  const visit = (node: unknown, isDeclared: boolean) => {
    if (typeof node !== 'object' || node === null) return
    if (isDeclared && 'name' in node && typeof node.name === 'string') {
      names.push(node.name)
    }
    for (const [part, child] of Object.entries(node)) {
      if (part === 'loc') continue
      const isBound = isDeclared
        ? PATTERNS.includes(part)
        : DECLARING.includes(part)
      for (const each of Array.isArray(child) ? child : [child]) {
        visit(each, isBound)
      }
    }
  }
  const { program } = parse(text, {
    sourceType: 'module',
    plugins: ['typescript', 'jsx']
  })
  visit(program, false)
  return names
}

/** `trackedFiles` → tracked, files. Endings of words don't matter. */
function splitWords(name: string): readonly string[] {
  return (name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? []).flatMap(word => {
    const lower = word.toLowerCase()
    return [
      lower,
      lower.replace(/(?:es|ed|ing)$/, ''),
      lower.replace(/[sd]$/, ''),
      lower.replace(/ed$/, 'e')
    ]
  })
}
