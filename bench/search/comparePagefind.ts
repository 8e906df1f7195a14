import { createReadStream, existsSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { launchOptions } from '../../e2e/support/launchOptions.ts'
import { loadPackage } from './loadPackage.ts'
import { heldOutQuestions } from './questions.ts'
import { rankMistypedQuestions, rankQuestions } from './rankQuestions.ts'

/**
 * Compare Pagefind, which indexes a build's output and searches in a browser:
 * `npx tsx bench/search/comparePagefind.ts <folder with node_modules>
 * <output>`.
 */
const [, , packages = '', output = ''] = process.argv
const pagefind = await loadPackage(packages, 'pagefind')
const start = performance.now()
const { index } = await pagefind.createIndex({})
await index.addDirectory({ path: output, glob: '{docs,blog}/**/*.html' })
await index.addDirectory({ path: output, glob: 'index.html' })
const target = path.join(packages, 'pagefind-files')
await index.writeFiles({ outputPath: target })
console.log(`indexed in ${(performance.now() - start).toFixed(0)} ms`)

let bytes = 0
const server = createServer((request, response) => {
  const file = path.join(
    target,
    new URL(request.url ?? '/', 'http://x').pathname
  )
  if (!existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(200, { 'content-type': 'text/html' })
    response.end('<!doctype html><title>Search</title>')
    return
  }
  bytes += statSync(file).size
  const types: Record<string, string> = { '.js': 'text/javascript' }
  response.writeHead(200, {
    'content-type': types[path.extname(file)] ?? 'application/octet-stream'
  })
  createReadStream(file).pipe(response)
})
await new Promise<void>(resolve => server.listen(0, resolve))
const address = server.address()
const port = typeof address === 'object' ? address?.port : 0
const browser = await chromium.launch(launchOptions)
const tab = await browser.newPage()
await tab.goto(`http://localhost:${port}/`)

async function find(query: string): Promise<readonly string[]> {
  const urls: readonly string[] = await tab.evaluate(async text => {
    const module = await import(
      /* @vite-ignore */ `${window.location.origin}/pagefind.js`
    )
    const { results } = await module.search(text)
    const first = results.slice(0, 10)
    const loaded = await Promise.all(
      first.map((result: { data: () => Promise<{ url: string }> }) =>
        result.data()
      )
    )
    return loaded.map(({ url }) => url)
  }, query)
  return urls.map(url => url.replace(/(?:index)?\.html$/, ''))
}

await find(heldOutQuestions[0]?.text ?? '')
console.log(`first query ${bytes} bytes`)
const plain = await rankQuestions(heldOutQuestions, find)
const mistyped = await rankMistypedQuestions(heldOutQuestions, find)
console.log(
  `Pagefind | ${plain.reciprocalRank.toFixed(2)} | ${mistyped.toFixed(2)} | ${plain.unanswered.length} unanswered`
)
await browser.close()
server.close()
process.exit(0)
