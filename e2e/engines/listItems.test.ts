import { findSite } from '../support/sites.ts'
import { expect, test } from './test.ts'

test.for([
  [
    '2.5.8 the home icon is in line with the other breadcrumbs',
    '/docs/reference/values',
    'nav[aria-label="Breadcrumbs"] li'
  ],
  [
    '2.4.15 the authors of a post begin where their list does',
    '/blog',
    'article header li'
  ],
  [
    '2.4.14 an author begins where the list of authors does',
    '/blog/authors',
    'main li:has(img)'
  ]
] as const)('%s', async ([, path, items], { page }) => {
  await page.open(findSite('handbook').origin + path)
  await page.see(items)
  expect(await page.evaluate(findLineAbove, items)).toEqual([])
})

/** Runs in the page: list the items whose content begins below their own top. */
function findLineAbove(items: string): readonly string[] {
  return [...document.querySelectorAll(items)].flatMap(item => {
    const { firstElementChild: content, textContent } = item
    if (!content || item.className === 'visually-hidden') return []
    const space = Number.parseFloat(getComputedStyle(item).paddingTop)
    const gap =
      content.getBoundingClientRect().top -
      item.getBoundingClientRect().top -
      space
    return gap > 5 ? [`${textContent}: ${gap} px`] : []
  })
}
