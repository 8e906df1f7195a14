import { afterEach, expect, test, vi } from 'vitest'
import {
  renderOnPage,
  sampleSite,
  simplifyMarkup
} from '../../../core/client/ui/sampleSite.fixture.tsx'
import type { OfflineManifest } from '../offlineManifest.ts'
import { SaveAll } from './SaveAll.tsx'

const copy: OfflineManifest = {
  pages: 2,
  size: 1_230_001,
  revision: 'new',
  files: []
}
const old = { ...copy, revision: 'old' }

afterEach(() => vi.unstubAllGlobals())

test.each([
  [
    'what the site offers can be saved',
    { offered: copy },
    'Save all pages',
    ''
  ],
  [
    'a saved copy can be removed',
    { offered: copy, saved: copy },
    'Remove',
    'Saved'
  ],
  [
    'an outdated copy can be updated',
    { offered: copy, saved: old },
    'Update',
    'Saved, and an update is available'
  ],
  [
    'without a network a saved copy can be removed',
    { saved: old },
    'Remove',
    'Saved'
  ],
  ['without either there is nothing to do', {}, '', '']
])('%s', (_, copies: Copies, button, status) => {
  const html = render(copies)
  const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  expect(read(/<button[^>]*>([^<]*)/)).toBe(button)
  expect(read(/data-outdated="[^"]*">([^<]*)/)).toBe(status)
  expect(html.includes('does not answer')).toBe(copies.offered === undefined)
  expect(html.includes('2 pages · 1.3 MB')).toBe(button !== '')
})

test('of several versions the saved one is named', () => {
  const [version] = sampleSite.versions
  if (!version) throw new Error('The sample site has a version.')
  const older = { ...version, name: '1', label: 'One', isLast: false }
  const text = /version/i
  expect(render({ offered: copy })).not.toMatch(text)
  const versions = [older, { ...version, label: 'Two' }]
  const html = render({ offered: copy }, versions)
  expect(html).toMatch(text)
  expect(html).toContain('Two')
})

interface Copies {
  readonly offered?: OfflineManifest
  readonly saved?: OfflineManifest
}

function render(
  { offered, saved }: Copies,
  versions = sampleSite.versions
): string {
  const location = new URL('https://docs.example/')
  vi.stubGlobal('window', { location })
  const rest = { saved, onChange: async () => undefined }
  const site = { ...sampleSite, versions }
  return simplifyMarkup(
    renderOnPage(<SaveAll offered={offered} {...rest} />, { site })
  )
}
