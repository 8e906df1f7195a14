import { existsSync } from 'node:fs'
import path from 'node:path'
import { type BuildOutcome, runBuild } from '../support/buildSite.ts'
import { expect, test } from '../support/test.ts'

// In one worker, so that a site that several tests look at is built once.
test.describe.configure({ mode: 'default', timeout: 240_000 })

test.describe('8.4 to 8.7 Navbar items', { tag: '@once' }, () => {
  test('8.7 an unknown item type fails the build by its name', async () => {
    const { code, output } = await build('unknownNavbarItem')
    expect(code).toBe(1)
    expect(output).toContain(
      'site.ts:7:15: No NavbarItem component found for type "docLink".'
    )
  })

  test('8.6 an unknown doc id lists those that there are', async () => {
    const { code, output } = await build('brokenNavbar')
    expect(code).toBe(1)
    expect(output).toContain(
      'Couldn\'t find any doc with id "startd" in version "current".\nAvailable doc ids are:\n- hidden\n- started\n'
    )
  })

  test('8.6 an unknown sidebar id lists those that there are', async () => {
    const { output } = await build('brokenNavbar')
    expect(output).toContain(
      'Can\'t find any sidebar with id "guide" in version "current".\nAvailable sidebar ids are:\n- guides\n- empty\n'
    )
  })

  test('8.6 the id of a draft is no mistake', async () => {
    const { output } = await build('brokenNavbar')
    expect(output).not.toContain('"draft"')
  })

  test('8.5 a sidebar without anything to link to fails the build', async () => {
    const { output } = await build('brokenNavbar')
    expect(output).toContain(
      'DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.'
    )
  })

  test('8.4 an item whose expression cannot be read fails the build at its line', async () => {
    const { output } = await build('unknownNavbarItem')
    expect(output).toMatch(/site\.ts:8:\d+: "\(" is no regular expression\./)
  })
})

test.describe('8.9 Undecodable path', { tag: '@once' }, () => {
  test('8.9 a link with one fails the build', async () => {
    const { code, output } = await build('undecodable')
    expect(code).toBe(1)
    expect(output).toMatch(/docs\/one\.md:5:\d+: .*"\/docs\/%E0%A4"/)
  })
})

test.describe('8.11 Broken links and anchors', { tag: '@once' }, () => {
  test('8.11 a broken link fails the build, and is named with its place', async () => {
    const { code, output } = await build('brokenLinks')
    expect(code).toBe(1)
    expect(output).toMatch(
      /error: docs\/one\.md:7:\d+: The page links to "\/docs\/nowhere", which does not exist\./
    )
  })

  test('8.11 a broken anchor is a warning', async () => {
    const { output } = await build('brokenLinks')
    expect(output).toMatch(
      /warning: docs\/one\.md:7:\d+: The page links to "\/docs\/two#nothing", but the anchor is missing\./
    )
    expect(output).toMatch(
      /warning: docs\/one\.md:7:\d+: The page links to "#there", but the anchor is missing\./
    )
  })

  test('8.11 links that arrive are no findings', async () => {
    const { output } = await build('brokenLinks')
    for (const link of ['"#here"', '"#"', '%74wo', '/docs/two/', 'https://']) {
      expect(output).not.toContain(`links to ${link}`)
      expect(output).not.toContain(`links to "${link}`)
    }
  })

  test('8.11 a link of every page is reported once, where it is written', async () => {
    const { output } = await build('brokenLinks')
    expect(output.split('"/docs/gone"')).toHaveLength(2)
    expect(output).toMatch(
      /error: site\.ts:5:\d+: The site links to "\/docs\/gone", which does not exist\./
    )
  })

  test('8.11 a build that failed has written nothing', async () => {
    await build('brokenLinks')
    expect(existsSync(findOutput('brokenLinks'))).toBe(false)
  })
})

const outcomes = new Map<string, Promise<BuildOutcome>>()

/** Build a broken site, once. */
async function build(name: string): Promise<BuildOutcome> {
  const known = outcomes.get(name)
  if (known) return known
  const outcome = runBuild(`e2e/fixtures/${name}`, ['--out', findOutput(name)])
  outcomes.set(name, outcome)
  return outcome
}

function findOutput(name: string): string {
  return path.join(process.env.FIXTURE_SITES ?? '', `broken-${name}`)
}
