import { existsSync } from 'node:fs'
import path from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { findDiagnostics } from '../../src/core/brokenInputs.fixture.ts'
import { formatDiagnostic } from '../../src/core/model/diagnostic.ts'
import {
  type BuildOutcome,
  readBuildLog,
  runBuildCommand
} from '../support/buildSite.ts'
import { findSite } from '../support/sites.ts'

test('our own site is built without a warning', async () => {
  const log = await readBuildLog(findSite('own').folder)
  expect(log).toContain('pages')
  expect(log).not.toContain('warning:')
})

test('8.7 an unknown item type fails by name', async () => {
  expect(await read('unknownNavbarItem')).toContain(
    'site.ts:7:15: No NavbarItem component found for type "docLink".'
  )
})

test('8.4 an item with an invalid expression fails at its line', async () => {
  expect(await read('unknownNavbarItem')).toMatch(
    /site\.ts:8:\d+: "\(" isn't a valid regular expression\./
  )
})

test('8.6 an unknown doc id lists the existing ones', async () => {
  expect(await read('brokenNavbar')).toMatch(
    /Couldn't find any doc with id "startd" in version "current"\.\n *Available doc ids are:\n *- hidden\n *- started\n/
  )
})

test('8.6 an unknown sidebar id lists the existing ones', async () => {
  expect(await read('brokenNavbar')).toMatch(
    /Can't find any sidebar with id "guide" in version "current"\.\n *Available sidebar ids are:\n *- guides\n *- empty\n/
  )
})

test('8.6 the id of a draft is not an error', async () => {
  expect(await read('brokenNavbar')).not.toContain('"draft"')
})

test('8.5 a sidebar with nothing to link to fails', async () => {
  expect(await read('brokenNavbar')).toContain(
    'DocSidebarNavbarItem: Sidebar with ID "empty" doesn\'t have anything to be linked to.'
  )
})

const out = path.join(process.env.WRITTEN_CONTENT ?? '', 'broken-links')
let built: BuildOutcome
beforeAll(async () => {
  built = await runBuildCommand('e2e/fixtures/brokenLinks', ['--out', out])
}, 240_000)

test('0.12 8.11 a broken link fails the build and is reported with its place', () => {
  expect(built.code).toBe(1)
  expect(built.output).toMatch(
    /error: docs\/one\.md:7:\d+: The page links to "\/docs\/nowhere", which doesn't exist\./
  )
})

test('8.9 so does a link with an undecodable path', () => {
  expect(built.output).toMatch(/error: docs\/six\.md:5:\d+: .*"\/docs\/%E0%A4"/)
})

test.each(['/docs/two#nothing', '#there'])(
  '0.12 8.11 the broken anchor %s is a warning',
  link => {
    expect(built.output).toMatch(
      new RegExp(
        `warning: docs/one\\.md:7:\\d+: The page links to "${link}", but the anchor is missing\\.`
      )
    )
  }
)

test('8.11 a broken anchor in the excerpt of a post is reported once, in the post', () => {
  expect(built.output).toMatch(
    /warning: blog\/2025-01-01-post\.md:5:\d+: The page links to "#gone"/
  )
  expect(built.output.split('"#gone"')).toHaveLength(2)
})

test.each([
  '"#here"',
  '"#below"',
  '"#top"',
  '"#"',
  '%74wo',
  '/docs/two/',
  'https://'
])('8.11 the link %s works and is not reported', link => {
  expect(built.output).not.toContain(`links to ${link}`)
  expect(built.output).not.toContain(`links to "${link}`)
})

test('8.11 a link on every page is reported once, where it is written', () => {
  expect(built.output.split('"/docs/gone"')).toHaveLength(2)
  expect(built.output).toMatch(
    /error: site\.ts:5:\d+: The site links to "\/docs\/gone", which doesn't exist\./
  )
})

test('8.11 a failed build writes nothing', () => {
  expect(existsSync(out)).toBe(false)
})

/**
 * Read what a build reports about a content folder before bundling anything.
 */
async function read(name: string): Promise<string> {
  const diagnostics = await findDiagnostics(path.resolve('e2e/fixtures', name))
  return diagnostics.map(formatDiagnostic).join('\n')
}
