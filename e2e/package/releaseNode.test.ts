import { cp, readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findDifferences } from '../../src/core/run/findDifferences.ts'
import { hasReleaseNode, installNode, RELEASE_MAJOR } from './installNode.ts'
import { type InstalledSite, installSite } from './installSite.ts'

const fixtures = path.resolve(import.meta.dirname, '../fixtures')
const launcher = 'node_modules/toolbox-docs/scripts/runGenerator.mjs'

// npm has a package of Node for this platform only.
describe.skipIf(!hasReleaseNode)(
  `Node ${RELEASE_MAJOR}, which runs here or comes from npm on Linux x64,`,
  () => {
    let site: InstalledSite
    beforeAll(async () => {
      site = await installSite(inject('tarballs').files, installNode())
    })
    afterAll(() => site.remove())

    const read = (file: string) =>
      readFile(path.join(site.folder, file), 'utf8')

    test('runs npm, and so the commands of packages', async () => {
      const { output } = await site.run('npm', 'version', '--json')
      expect(JSON.parse(output).node).toMatch(
        new RegExp(`^${RELEASE_MAJOR}\\.`)
      )
    })

    test('sets up a site, and builds it', async () => {
      site.write({ 'new/docs/a.md': '# A\n\nFirst.\n' })
      const run = (command: string) =>
        site.run('sh', '-c', `cd new && ${command}`)
      const init = 'node ../node_modules/.bin/toolbox-docs init'
      expect(await run(init)).toMatchObject({ code: 0 })
      expect(await run('npm run build')).toMatchObject({ code: 0 })
      expect(await read('new/dist-docs/docs/a.html')).toContain('First.')
    })

    test.each(['glossary', 'everything'])(
      'builds the same release of the site "%s" as the Node that runs the tests',
      async name => {
        await cp(path.join(fixtures, name), path.join(site.folder, name), {
          recursive: true
        })
        if (name === 'glossary') await nameInstalledFeature()
        const build = (node: string, run: string) =>
          site.run(
            ...([node, launcher, 'build', '--release'] as const),
            ...['--content', name, '--out', `${name}-${run}`],
            ...['--cache', `cache-${name}-${run}`]
          )
        expect([
          await build('node', 'release'),
          await build(process.execPath, 'tests')
        ]).toMatchObject([{ code: 0 }, { code: 0 }])
        const [release = '', tests = ''] = ['release', 'tests'].map(run =>
          path.join(site.folder, `${name}-${run}`)
        )
        expect(await findDifferences(release, tests)).toEqual([])
      },
      // Two releases of many pages, while other tests run.
      900_000
    )

    /** Replace the fixture's feature with the installed package. */
    async function nameInstalledFeature(): Promise<void> {
      const config = await read('glossary/site.ts')
      const name = 'toolbox-docs-glossary'
      site.write({
        'glossary/site.ts': config.replace('./glossary/index.ts', name)
      })
    }
  }
)
