import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const src = path.dirname(fileURLToPath(import.meta.url))
const glossary = readFileSync(path.join(src, '../docs/glossary.md'), 'utf8')

/** The words of the last column. */
const banned = [...glossary.matchAll(/^\| .+ \| .+ \| (.+) \|$/gm)]
  .flatMap(([, cell = '']) => cell.split(', '))
  .filter(word => /^[a-z]+$/.test(word))

/** Sources of the generator; the browser has APIs whose names use other words. */
const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .map(file => file.split(path.sep).join('/'))
  .filter(file => /(?<!\.(?:test|spec|fixture|d))\.ts$/.test(file))
  .filter(file => !/(?:^|\/)(?:client|worker|bench|e2e)\//.test(file))

test('the glossary bans words', () => {
  expect(banned).toContain('remember')
})

test('names in the generator use the words of the glossary', () => {
  const names = files.flatMap(file => [
    path.posix.basename(file, '.ts'),
    ...listNames(readFileSync(path.join(src, file), 'utf8'))
  ])
  const wrong = names.filter(name =>
    splitWords(name).some(word => banned.includes(word))
  )
  expect(wrong).toEqual([])
})

/** List what a module declares outside of functions. */
function listNames(text: string): readonly string[] {
  const declarations = text.matchAll(
    /^(?:export )?(?:async )?(?:function|const|interface|type|class) (\w+)/gm
  )
  return Array.from(declarations, ([, name = '']) => name)
}

/** `trackedFiles` → tracked, files. Endings of words don't matter. */
function splitWords(name: string): readonly string[] {
  return (name.match(/[A-Z]?[a-z]+/g) ?? []).flatMap(word => {
    const lower = word.toLowerCase()
    return [
      lower,
      lower.replace(/(?:s|ed|d|ing)$/, ''),
      lower.replace(/ed$/, 'e')
    ]
  })
}
