import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import type { PlannedLocale } from '../../../core/routes/createLocales.ts'
import { createUrlCheck } from './createUrlCheck.ts'

test('each locale is asked for the addresses below its own base', async () => {
  const contentDir = await mkdtemp(path.join(tmpdir(), 'urls-'))
  await writeFile(path.join(contentDir, 'urls.lock'), '/a\n/fr/b\n/fr')
  const locales = ['/kit/', '/kit/fr/'].map(baseUrl => ({
    site: { client: { baseUrl }, content: { config: { baseUrl: '/kit/' } } }
  })) as unknown as readonly PlannedLocale[] // as much as is read
  const { check } = await createUrlCheck({ contentDir }, locales)
  const find = (baseUrl: string) =>
    check({ pages: [], redirects: [], baseUrl, isWhole: true }).map(
      ({ place }) => place?.line
    )
  expect(find('/kit/')).toEqual([1, 3])
  expect(find('/kit/fr/')).toEqual([2])
  await rm(contentDir, { recursive: true })
})
