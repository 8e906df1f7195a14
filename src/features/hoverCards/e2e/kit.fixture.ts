import type { Locator, Page } from '@playwright/test'
import { openPage } from '../../../../e2e/support/documents.ts'
import { test as base, expect } from '../../../../e2e/support/test.ts'
import { writeContent } from '../../../../e2e/support/writeContent.ts'

export { expect }

const filler = 'A line of text.\n\n'.repeat(40)

const links = `
A [section](./other.md#part-two), a [page](./other.md), [tabs](./tabs.mdx),
[code](./tabs.mdx#run-it), [steps](./tabs.mdx#all-steps), a [list](./other.md#items),
a [row](./other.md#row), a [formula](./other.md#area), [everything](/docs/category/more),
[elsewhere](https://example.com/), [above](#start-here), [below](#end),
a [titled](./other.md "Its title") link, and a [button](./other.md).[^note]

[^note]: The **text** of the note.
`

const createConfig = (fields: string) =>
  `export default { title: 'Kit', url: 'https://kit.example', ${fields} }`

/** The start page links to all others. */
export const files = {
  'site.ts': createConfig(''),
  'docs/start.md': `# Start\n\n## Start here\n${links}\n${filler}## End\n\nAt the [bottom](./other.md).\n`,
  'docs/other.md': `# Other page

The first paragraph of \`other\`,[^1] on
two lines.

[^1]: A note.

## Part two

- A list

The second part.

## Items

- The **first** item
- The second item

<table><tr id="row"><td>Name</td><td>Text</td><td>What it means.</td></tr></table>

## Area

It’s $$a^2$$.
`,
  'docs/tabs.mdx': `---
description: How to run it.
---

# All tabs

<Tabs>
<TabItem value="a">A</TabItem>
</Tabs>

Choose a tab.

## Run \`it\`

<Tabs>
<TabItem value="a">

Run a & b.

</TabItem>
</Tabs>

## All steps

<Tabs>
<TabItem value="a">

- First

</TabItem>
</Tabs>
`,
  'docs/more/_category_.json':
    '{ "label": "More", "link": { "type": "generated-index", "description": "All the rest." } }',
  'docs/more/one.md': '# One\n'
}

/** Fixtures of the tests of cards. */
interface Fixtures {
  /**
   * Open the start page of a site with more fields in its `site.ts`.
   *
   * @returns the site's origin
   */
  readonly openStart: (fields?: string) => Promise<string>
}

export const test = base.extend<Fixtures>({
  openStart: async ({ page, serveSite }, use) =>
    use(async (fields = '') => {
      const site = { 'site.ts': createConfig(fields) }
      const content = await writeContent({ ...files, ...site })
      const { origin } = await serveSite({ content, options: [] })
      await openPage(page, `${origin}/docs/start`)
      return origin
    })
})

/** Find a link in the page's text. */
export function findLink(page: Page, name: string): Locator {
  return page.locator('.prose').getByRole('link', { name, exact: true })
}

export function findCard(page: Page): Locator {
  return page.getByRole('tooltip')
}
