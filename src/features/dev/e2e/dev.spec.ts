import { once } from 'node:events'
import { createServer } from 'node:http'
import { test as base, expect as baseExpect, type Page } from '@playwright/test'
import { holdRequests } from '../../../../e2e/support/holdRequests.ts'
import { sendRequest } from '../../../../e2e/support/sendRequest.ts'
import { readPort } from '../../../core/platform/listen.ts'
import { sendMalformedRequests } from '../../../core/platform/sendMalformedRequests.fixture.ts'
import { DEV_EVENTS_PATH } from '../devEvent.ts'
import { type DevSite, startDev } from './startDev.fixture.ts'

/** Each test edits its own files, or restores shared ones. */
const files = {
  'site.ts':
    "export default {\n  title: 'Kit',\n  url: 'https://kit.example'\n}\n",
  'sidebars.ts': "export default {\n  kit: ['one', 'two']\n}\n",
  'docs/one.mdx': createCounterPage('One', 'Counter'),
  'docs/Counter.tsx': createCounter('Counter'),
  'docs/two.mdx': '# Two\n\nThe other page.\n',
  'docs/text.mdx': `${createCounterPage('Text', 'Counter')}
Said at first.

## Part
`,
  'docs/found.mdx': '# Found\n\nSaid at first.\n',
  'docs/linking.mdx': `${createCounterPage('Linking', 'Counter')}
[The other page](./linked.mdx)
`,
  'docs/linked.mdx': '# Linked\n',
  'docs/kept.mdx': createCounterPage('Kept', 'Kept'),
  'docs/Kept.tsx': createCounter('Kept'),
  'docs/styled.mdx': createCounterPage('Styled', 'Styled'),
  'docs/Styled.tsx': `import './styled.css'\n${createCounter('Styled')}`,
  'docs/styled.css': '.counter { color: rgb(1, 2, 3) }\n',
  'docs/thrown.mdx': createCounterPage('Thrown', 'Thrown'),
  'docs/Thrown.tsx': createCounter('Thrown'),
  'docs/uncompiled.mdx': createCounterPage('Uncompiled', 'Uncompiled'),
  'docs/Uncompiled.tsx': createCounter('Uncompiled'),
  'docs/open.mdx': '# Open\n\nThe other page.\n',
  'docs/mistake.mdx': '# Mistake\n',
  'docs/grown.mdx': '# Grown\n\nThe other page.\n',
  'docs/parts.mdx': "# Parts\n\nimport Part from './_part.mdx'\n\n<Part />\n",
  'docs/_part.mdx': 'A part.\n',
  'docs/old.md': '# Old\n',
  'docs/removed.md': '# Removed\n',
  'docs/secret.md': '---\ndraft: true\n---\n\n# Secret\n\nNot for others.\n',
  'static/a.txt': 'A file.\n'
}

function createCounterPage(title: string, component: string): string {
  return `# ${title}

import { ${component} } from './${component}.tsx'

<${component} />
`
}

function createCounter(name: string): string {
  return `import { useState } from 'react'

export function ${name}() {
  const [count, setCount] = useState(0)
  return (
    <button className="counter" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  )
}
`
}

const test = base.extend<
  { readonly open: (path: string) => Promise<void> },
  { readonly site: DevSite }
>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const site = await startDev(files)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 360_000 }
  ],
  baseURL: async ({ site }, use) => use(site.origin),
  /**
   * Open a page, wait until it listens for edits, and mark its document to detect
   * a reload. A page that misses an edit while it loads is loaded again.
   */
  open: async ({ page }, use) =>
    use(async path => {
      const events = page.waitForResponse(`**/${DEV_EVENTS_PATH}`)
      await page.goto(path)
      await expect(page.locator('main h1')).toBeVisible()
      await events
      await page.evaluate(() => {
        document.documentElement.dataset.sameTab = 'yes'
      })
    })
})

// In one worker, because each has its own server.
test.describe.configure({ mode: 'default', timeout: 360_000 })
test.use({ actionTimeout: 60_000, navigationTimeout: 90_000 })

/** Milliseconds that a change may take to arrive on a busy machine. */
const ARRIVAL = 90_000
const expect = baseExpect.configure({ timeout: ARRIVAL })

async function expectSameTab(page: Page): Promise<void> {
  const mark = page.locator('html[data-same-tab]')
  await expect(mark).toHaveCount(1)
}

test('text is replaced in the open tab, and a new heading appears in the table of contents', async ({
  page,
  open,
  site
}) => {
  await open('/docs/text')
  await site.replace('docs/text.mdx', 'Said at first.', 'Said again.')
  await expect(page.getByText('Said again.')).toBeVisible()
  await site.replace('docs/text.mdx', '## Part', '## Another part')
  await expect(
    page.getByRole('link', { name: 'Another part', exact: true }).first()
  ).toBeVisible()
  await expectSameTab(page)
})

test('2.6.12 the search finds new text', async ({ page, open, site }) => {
  await open('/docs/found')
  // The server builds an index here, which must not be cached.
  await page.request.get('/search.json')
  await site.replace('docs/found.mdx', 'Said at first.', 'Found later.')
  await expect(page.getByText('Found later.')).toBeVisible()
  await page.keyboard.press('/')
  await page.getByRole('combobox').fill('later')
  await expect(page.getByRole('option').first()).toContainText('Found later.')
})

test('a page with components follows address changes of a linked page', async ({
  page,
  open,
  site
}) => {
  await open('/docs/linking')
  const link = page.getByRole('link', { name: 'The other page' })
  await expect(link).toHaveAttribute('href', '/docs/linked')
  await site.write('docs/linked.mdx', '---\nslug: /2\n---\n\n# Linked\n')
  await expect(link).toHaveAttribute('href', '/docs/2')
})

test('a component keeps its state when it is edited', async ({
  page,
  open,
  site
}) => {
  await open('/docs/kept')
  await page.getByRole('button', { name: 'Count 0' }).click()
  await site.replace('docs/Kept.tsx', 'Count {count}', 'Clicks: {count}')
  await expect(page.getByRole('button', { name: 'Clicks: 1' })).toBeVisible()
  await expectSameTab(page)
})

test('styles are replaced in the open tab', async ({ page, open, site }) => {
  await open('/docs/styled')
  const button = page.locator('.counter')
  await expect(button).toHaveCSS('color', 'rgb(1, 2, 3)')
  await site.write('docs/styled.css', '.counter { color: rgb(4, 5, 6) }\n')
  await expect(button).toHaveCSS('color', 'rgb(4, 5, 6)')
  await expectSameTab(page)
})

test('a page that fails to compile shows why, and recovers', async ({
  page,
  open,
  site
}) => {
  await open('/docs/open')
  await site.replace('docs/open.mdx', 'The other', '<div> The other')
  const alert = page.locator('main [role=alert]')
  await expect(alert).toContainText('docs/open.mdx:3:1')
  await expect(alert).toContainText('Expected a closing tag for `<div>`')
  await expect(alert).toContainText('> 3 | <div> The other page.')
  await site.replace('docs/open.mdx', '<div> The other', 'The third')
  await expect(page.getByText('The third page.')).toBeVisible()
  await expectSameTab(page)
})

test('8.2 a page whose script fails to load can be loaded again', async ({
  page
}) => {
  await page.route('**/assets/pages/docs/two*', route => route.abort())
  await page.goto('/docs/two')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible()
})

test('8.9 an address that can’t be decoded shows an error', async ({
  page
}) => {
  await page.goto('/%E0%A4')
  await expect(page.getByText('could not be decoded')).toBeVisible()
})

test('a mistake in front matter shows until it is fixed', async ({
  page,
  open,
  site
}) => {
  await open('/docs/mistake')
  await site.write('docs/mistake.mdx', '---\ndraft: 1\n---\n\n# Mistake\n')
  await expect(page.getByText('docs/mistake.mdx:2:8')).toBeVisible()
  await expect(page.getByText('> 2 | draft: 1')).toBeVisible()
  expect(site.printed()).toContain('docs/mistake.mdx:2:8')
  await site.write('docs/mistake.mdx', '# Mistake\n')
  await expect(page.getByRole('heading', { name: 'Mistake' })).toBeVisible()
})

test('a change to site.ts appears', async ({ page, open, site }) => {
  await open('/docs/two')
  await site.replace('site.ts', "'Kit'", "'Toolkit'")
  await expect(page).toHaveTitle('Two | Toolkit')
  await site.replace('site.ts', "'Toolkit'", "'Kit'")
  await expect(page).toHaveTitle('Two | Kit')
})

test('a mistake in site.ts shows until it is fixed', async ({
  page,
  open,
  site
}) => {
  await open('/docs/two')
  await site.replace('site.ts', 'title:', 'titel:')
  await expect(page.getByText('Did you mean "title"?')).toBeVisible()
  await site.replace('site.ts', 'titel:', 'title:')
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible()
})

test('a mistake shows in a tab whose script was still loading', async ({
  page,
  site
}) => {
  const scripts = await holdRequests(page, '**/assets/client.js')
  await page.goto('/docs/two', { waitUntil: 'commit' })
  await scripts.first
  await site.replace('site.ts', 'title:', 'tittle:')
  await expect.poll(() => site.printed()).toContain('tittle')
  await scripts.release()
  await expect(page.getByText('Did you mean "title"?')).toBeVisible()
  await site.replace('site.ts', 'tittle:', 'title:')
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible()
})

test('a site.ts that exits the process is reported', async ({
  page,
  open,
  site
}) => {
  await open('/docs/two')
  await site.replace('site.ts', 'export', 'process.exit(3)\nexport')
  await expect(page.getByText('calls process.exit()')).toBeVisible()
  await site.replace('site.ts', 'process.exit(3)\n', '')
  await expect(page.getByRole('heading', { name: 'Two' })).toBeVisible()
})

test('a change to the sidebars appears', async ({ page, open, site }) => {
  await open('/docs/two')
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
  await expect(sidebar.getByRole('link')).toHaveText(['One', 'Two'])
  await site.replace('sidebars.ts', "'one', 'two'", "'two', 'one'")
  await expect(sidebar.getByRole('link')).toHaveText(['Two', 'One'])
  await site.replace('sidebars.ts', "'two', 'one'", "'one', 'two'")
  await expect(sidebar.getByRole('link')).toHaveText(['One', 'Two'])
})

test('a new page appears', async ({ page, open, site }) => {
  await site.write('docs/new.md', '# New\n')
  await expect.poll(() => readStatus(page, '/docs/new')).toBe(200)
  await open('/docs/new')
})

test('a renamed page moves from its old address to its new one', async ({
  page,
  site
}) => {
  expect(await readStatus(page, '/docs/old')).toBe(200)
  await site.rename('docs/old.md', 'docs/renamed.md')
  await expect.poll(() => readStatus(page, '/docs/renamed')).toBe(200)
  expect(await readStatus(page, '/docs/old')).toBe(404)
})

test('a removed page is gone', async ({ page, site }) => {
  expect(await readStatus(page, '/docs/removed')).toBe(200)
  await site.remove('docs/removed.md')
  await expect.poll(() => readStatus(page, '/docs/removed')).toBe(404)
})

test('a text-only page gets a component and new text', async ({
  page,
  open,
  site
}) => {
  await open('/docs/grown')
  await site.write('docs/grown.mdx', createCounterPage('Grown', 'Counter'))
  const button = page.getByRole('button', { name: 'Count 0' })
  await expect(button).toBeVisible()
  await button.click()
  await site.write('docs/grown.mdx', '# Grown\n\nText alone.\n')
  await expect(page.getByText('Text alone.')).toBeVisible()
})

test('a partial is replaced in the open tab', async ({ page, open, site }) => {
  await open('/docs/parts')
  await site.write('docs/_part.mdx', 'Another part of it.\n')
  await expect(page.getByText('Another part of it.')).toBeVisible()
  await expectSameTab(page)
})

test('a component that threw recovers in the open tab', async ({
  page,
  open,
  site
}) => {
  await open('/docs/thrown')
  const line = 'const [count, setCount] = useState(0)'
  const broken = `${line}\n  if (count === 0) throw new Error('Broken on purpose')`
  await site.replace('docs/Thrown.tsx', line, broken)
  await expect(page.getByText('Broken on purpose')).toBeVisible()
  await site.replace('docs/Thrown.tsx', broken, line)
  await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible()
  await expectSameTab(page)
})

test('a component that fails to compile shows where, and recovers', async ({
  page,
  open,
  site
}) => {
  await open('/docs/uncompiled')
  await site.replace('docs/Uncompiled.tsx', '<button', '<<button')
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('docs/Uncompiled.tsx:6')
  await expect(alert).toContainText('<<button')
  await site.replace('docs/Uncompiled.tsx', '<<button', '<button')
  await expect(page.getByRole('button', { name: 'Count 0' })).toBeVisible()
  await expect(alert).toHaveCount(0)
})

test('pages with components recover when a removed docs folder returns', async ({
  page,
  open,
  site
}) => {
  await open('/docs/one')
  await site.rename('docs', 'away')
  await expect(page.getByText('has no docs!')).toBeVisible()
  await site.rename('away', 'docs')
  await expect(page.locator('button.counter')).toBeVisible()
  await open('/docs/two')
  await site.write('docs/two.mdx', '# Two\n\nBack again.\n')
  await expect(page.getByText('Back again.')).toBeVisible()
})

test('pages work under the security policy and headers of a release', async ({
  page,
  open
}) => {
  const refused: string[] = []
  page.on('console', message => {
    if (/Content Security Policy/.test(message.text())) {
      refused.push(message.text())
    }
  })
  await open('/docs/one')
  const response = await page.request.get('/docs/one')
  const headers = response.headers()
  expect(headers['content-security-policy']).toContain("default-src 'none'")
  expect(headers['cross-origin-opener-policy']).toBe('same-origin')
  expect(refused).toEqual([])
})

test('pages of other origins can’t read a draft but may link to it', async ({
  page,
  site
}) => {
  const other = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html')
    response.end(`<a href="${site.origin}/docs/secret">Secret</a>`)
  }).listen(0)
  await once(other, 'listening')
  try {
    for (const name of ['127.0.0.1', 'localhost']) {
      await page.goto(`http://${name}:${readPort(other)}/`)
      const read = await page.evaluate(
        address =>
          new Promise(resolve => {
            const script = document.createElement('script')
            script.src = address
            script.onload = () =>
              resolve(JSON.stringify(globalThis.toolboxPages))
            script.onerror = () => resolve('nothing')
            document.head.append(script)
          }),
        `${site.origin}/assets/pages/docs/secret.js`
      )
      expect(read).toBe('nothing')
    }
    await page.getByRole('link').click()
    await expect(page.getByText('Not for others.')).toBeVisible()
  } finally {
    other.closeAllConnections()
    other.close()
  }
})

test('requests for a foreign host name are rejected', async ({ site }) => {
  const ask = (Host: string, path: string) =>
    sendRequest(site.origin, { path, headers: { Host } })
  for (const path of ['/docs/secret', '/_dev/events', '/search.json']) {
    const { status, body } = await ask('evil.example', path)
    expect(status).toBe(403)
    expect(body.toString()).toContain('--host evil.example')
  }
  const { status, headers } = await ask('127.0.0.1', '/docs/secret')
  expect(status).toBe(200)
  expect(headers['cross-origin-resource-policy']).toBe('same-origin')
})

test('malformed requests get a response and leave the server up', async ({
  site
}) => {
  const port = Number(new URL(site.origin).port)
  for (const path of ['/a.txt', '/docs/one', '/assets/client.js']) {
    expect(await sendMalformedRequests(port, path)).toEqual([])
  }
  const paths = ['//', '//evil.example', '/\\evil.example', '/%2F/evil.example']
  const answers = await Promise.all(
    paths.map(path => sendRequest(site.origin, { path }))
  )
  expect(
    answers.map(({ status, headers }) => [status, headers.location])
  ).toEqual([
    [302, expect.stringMatching(/^\/docs\//)],
    [404, undefined],
    [404, undefined],
    [404, undefined]
  ])
})

test('a second server on the same port reports that in one sentence', async ({
  site
}) => {
  const { code, output } = await site.startAnother()
  expect(code).toBe(1)
  expect(output).toMatch(/^error: Another program is using port \d+\.\n/)
  expect(output).not.toContain('    at ')
})

test('requests made during the first compilation get their files', async () => {
  const fresh = await startDev(files)
  try {
    const load = (file: string) => fetch(`${fresh.origin}/assets/${file}`)
    let isDone = false
    const script = load('pages/docs/one.js').finally(() => {
      isDone = true
    })
    // Some arrive after the page has requested its own compilation.
    const styles = [load('client.css')]
    while (!isDone) {
      await new Promise(resolve => setTimeout(resolve, 50))
      styles.push(load('client.css'))
    }
    const answers = await Promise.all([script, ...styles])
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  } finally {
    await fresh.stop()
  }
})

test('docs of a Docusaurus website follow changes to its configuration and sidebars', async ({
  page
}) => {
  const website = await startDev(
    {
      'docusaurus.config.js': "module.exports = {\n  title: 'Web'\n}\n",
      'sidebars.js': "module.exports = { kit: ['one', 'two'] }\n",
      'docs/one.md': '# One\n',
      'docs/two.md': '# Two\n'
    },
    'docs'
  )
  try {
    await page.goto(`${website.origin}/docs/one`)
    await expect(page).toHaveTitle('One | Web')
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' })
    await expect(sidebar.getByRole('link')).toHaveText(['One', 'Two'])
    await website.replace('sidebars.js', "'one', 'two'", "'two', 'one'")
    await expect(sidebar.getByRole('link')).toHaveText(['Two', 'One'])
    await website.replace('docusaurus.config.js', "'Web'", "'Net'")
    await expect(page).toHaveTitle('One | Net')
  } finally {
    await website.stop()
  }
})

async function readStatus(
  page: Page,
  path: string
): Promise<number | undefined> {
  const response = await page.request.get(path).catch(() => undefined)
  return response?.status()
}
