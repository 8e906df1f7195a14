import path from 'node:path'
import { findMedian } from '../../../../bench/findMedian.ts'
import { packageRoot } from '../../../core/platform/packageRoot.ts'
import { createLocalSearch } from './createLocalSearch.ts'
import { heldOutQuestions, tunedQuestions } from './questions.ts'
import {
  makeTypingErrors,
  rankQuestions,
  TYPING_ERRORS
} from './rankQuestions.ts'
import { readCollection } from './readCollection.ts'
import { readSearchPages } from './readSearchPages.ts'

/**
 * Measure the search: `npx tsx bench/search/measureSearch.ts [content folder]`.
 * Without a folder, measure the collection, and how the search ranks its pages.
 */
const [, , folder] = process.argv
const pages =
  folder === undefined
    ? readCollection()
    : await readSearchPages(path.resolve(packageRoot, folder))
const search = createLocalSearch(pages)
const all = [...tunedQuestions, ...heldOutQuestions]
const sizes: number[] = []
for (const { text } of all) sizes.push(await search.measureQuery(text))
console.log(`${pages.length} pages, root ${search.rootSize} bytes`)
console.log(
  `first query: median ${findMedian(sizes)} more, most ${Math.max(...sizes)}`
)

const start = performance.now()
for (const { text } of all) await search.find(text)
for (const { text } of all) await search.find(makeTypingErrors(text, 'swap'))
const time = (performance.now() - start) / (2 * all.length)
console.log(`${time.toFixed(1)} ms a query`)

if (folder === undefined) {
  for (const [name, questions] of [
    ['tuned', tunedQuestions],
    ['held out', heldOutQuestions]
  ] as const) {
    await print(name, questions)
    for (const kind of TYPING_ERRORS) {
      await print(`${name}, ${kind}`, questions, text =>
        makeTypingErrors(text, kind)
      )
    }
  }
}
process.exit(0)

async function print(
  name: string,
  questions: typeof tunedQuestions,
  change?: (text: string) => string
): Promise<void> {
  const ranked = await rankQuestions(questions, search.find, change)
  const shown = await rankQuestions(questions, search.findShown, change)
  console.log(
    `${name.padEnd(20)} ${ranked.reciprocalRank.toFixed(3)}, as shown ${shown.reciprocalRank.toFixed(3)}, unanswered ${ranked.unanswered.length}`
  )
}
