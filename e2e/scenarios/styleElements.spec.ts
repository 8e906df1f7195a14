import { openPage } from '../support/documents.ts'
import { addLink } from '../support/links.ts'
import { expect, test } from '../support/test.ts'
import { writeContent } from '../support/writeContent.ts'

/** A page-wide rule, in an element of its own. */
const rule = (id: string) =>
  `<style>{\`#${id} { outline: 3px dotted }\`}</style>`

const files = {
  'site.ts':
    "export default { title: 'Styles', url: 'https://styles.example' }\n",
  'docs/start.md': '# Start\n',
  'docs/styles.mdx': `import Kit from './Kit.tsx'

export const Own = () => (
  <p id="own">${rule('own')}<svg>${rule('own')}</svg>Own</p>
)

# Styles

${rule('text')}

<p id="text">Text</p>

<Own />

<Kit />
`,
  'docs/Kit.tsx': `export default function Kit() {
  return (
    <>
      <p id="kit">${rule('kit')}Kit</p>
      <p id="placed"><style href="placed" precedence="low">{'#placed { outline: 3px dotted }'}</style>Placed</p>
    </>
  )
}
`
}

test('<style> elements of pages and components have no effect, neither after loading nor after a click', async ({
  page,
  serveSite
}) => {
  const { origin } = await serveSite({
    content: await writeContent(files),
    options: []
  })
  const readOutlines = () =>
    page.evaluate(() =>
      ['text', 'own', 'kit', 'placed'].map(id => {
        const element = document.getElementById(id)
        return element && getComputedStyle(element).outlineStyle
      })
    )
  await openPage(page, `${origin}/docs/styles`)
  expect(await readOutlines()).toEqual(['none', 'none', 'none', 'none'])

  await openPage(page, `${origin}/docs/start`)
  await (await addLink(page, '/docs/styles')).click()
  await expect(page.locator('#placed')).toBeVisible()
  expect(await readOutlines()).toEqual(['none', 'none', 'none', 'none'])
})
