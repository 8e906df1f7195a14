import { expect, test } from 'vitest'
import { createSiteCompiler } from '../../../core/pages/createSiteCompiler.ts'
import { createTestCache } from '../../../core/platform/cache/testCache.fixture.ts'
import { planTestSite } from '../../../core/site/routes/planTestSite.fixture.ts'
import { search } from '../index.ts'
import { checkAnswers } from './checkAnswers.ts'

const page = (answers: string, text: string) =>
  `---\nanswers:${answers}\n---\n\n${text}\n`

async function check(files: Readonly<Record<string, string>>) {
  const { site, planned: routes } = await planTestSite(files, {
    features: [search]
  })
  const cache = createTestCache()
  const plan = { site, routes }
  const pages = await createSiteCompiler(plan, { cache, mode: 'development' })
  return checkAnswers({ plan, pages, cache })
}

const other = '# Delete a task\n\nThrow a task away, for ever. Throw it.'

test('a question that finds its page first is fine, even if no word of it is in the text, but in many others', async () => {
  const others = Array.from({ length: 20 }, (_, index) => [
    `docs/other-${index}.md`,
    `# Network ${index}\n\nA network. The network is up, or the network is slow.`
  ])
  const found = await check({
    ...Object.fromEntries(others),
    'docs/retry.md': page(
      '\n  - What if the network is down?',
      '# Retries\n\nRequests are sent again.'
    )
  })
  expect(found).toEqual([])
})

test('a question that finds another page first is a warning at its place', async () => {
  const found = await check({
    'docs/retry.md': page(
      '\n  - What if the network is down?\n  - Throw a task away for ever',
      '# Retries\n\nRequests are sent again.'
    ),
    'docs/other.md': `${other}\n\n## Throw a task away for ever\n\nThrow a task away for ever.`
  })
  expect(found).toEqual([
    {
      severity: 'warning',
      message:
        'The search finds "Delete a task" (/docs/other) first for "Throw a task away for ever".',
      place: expect.objectContaining({ file: 'docs/retry.md', line: 4 }),
      hint: expect.stringContaining('move the question')
    }
  ])
})

test('a question without a word is a warning', async () => {
  const found = await check({ 'docs/other.md': page('\n  - "?!"', other) })
  expect(found.map(({ message }) => message)).toEqual([
    'The search finds nothing for "?!".'
  ])
})

test('sites without questions build no index for the check', async () => {
  expect(await check({ 'docs/other.md': other })).toEqual([])
})
