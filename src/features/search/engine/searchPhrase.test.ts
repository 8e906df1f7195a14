import { expect, test } from 'vitest'
import {
  buildSearchIndex,
  mapSearchFiles
} from '../generator/buildSearchIndex.ts'
import { createOpenIndex } from './createOpenIndex.ts'
import { searchPhrase } from './searchPhrase.ts'

const message = "Can't find the task “42” in this list"

const page = (path: string, text: string, code = '') => ({
  path,
  title: path === '/titled' ? 'All about the task list' : path,
  group: 'Docs',
  weight: 1,
  sections: [{ id: '', heading: '', symbols: [], text, code }]
})

const index = buildSearchIndex({
  pages: [
    page('/lists', "This list can't find it: find the task 42 in the list."),
    page('/other', `${'Some text about nothing at all. '.repeat(40)}`),
    page(
      '/errors',
      `${'Other words before it. '.repeat(30)}${message}: it was deleted.`
    ),
    page('/titled', 'Tasks.'),
    page(
      '/mentions',
      'It links to All about the task list: see All about the task list.'
    ),
    page('/code', '', 'throw new Error(\n  "no such folder as that one"\n)')
  ],
  language: 'en',
  synonyms: {}
})
const files = mapSearchFiles(index)

function open(load: (file: string) => string | undefined) {
  return createOpenIndex(JSON.parse(index.root.text), async file => {
    const text = load(file)
    if (text === undefined) throw new Error('The connection is lost.')
    return JSON.parse(text)
  })
}

async function findFirst(
  query: string,
  opened = open(file => files.get(file))
) {
  const [first] = await searchPhrase(query, opened)
  return first && opened.root.pages.paths[first.page]
}

test('without the exact phrase, the shorter text would be first', async () => {
  expect(await findFirst('find task list 42')).toBe('/lists')
})

test.each([
  ['as it is written', message],
  ['with straight quotation marks', 'Can\'t find the task "42" in this list'],
  ['in another case', 'can’t FIND the task 42 in this list'],
  ['over two lines', "Can't find the task\n   “42” in this list"],
  [
    'with what a browser prints before it',
    `Uncaught (in promise) Error: ${message}`
  ],
  ['with the kind of error', `TypeError: ${message}.`]
])('a pasted message finds its page first %s', async (_, query) => {
  expect(await findFirst(query)).toBe('/errors')
})

test('a pasted message finds its page by code', async () => {
  expect(await findFirst('Error: no such folder as that one')).toBe('/code')
})

test('a page with the phrase as its title precedes pages that mention it', async () => {
  expect(await findFirst('All about the task list')).toBe('/titled')
})

test('words before a message count for nothing', async () => {
  const opened = open(file => files.get(file))
  const find = (query: string) => searchPhrase(query, opened)
  expect(await find('Uncaught TypeError: task 42')).toEqual(
    await find('task 42')
  )
  expect(await find('Error: ')).toEqual(await find('error'))
})

test('a short query needs no texts, and its answer is there at once', async () => {
  const asked: string[] = []
  const opened = open(file => {
    asked.push(file)
    return files.get(file)
  })
  await searchPhrase('find a task', opened)
  expect(searchPhrase('find a task', opened)).toBeInstanceOf(Array)
  expect(asked.filter(file => file.includes('text.'))).toEqual([])
})

test('without the texts, results keep their order', async () => {
  const opened = open(file =>
    file.includes('text.') ? undefined : files.get(file)
  )
  expect(await findFirst(message, opened)).toBe('/lists')
})
