import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { Content, DocSource } from '../content.ts'

/** Find versions without docs; each needs at least one (behavior 8.13). */
export function findMissingDocs(
  docs: readonly DocSource[],
  {
    contentDir,
    config,
    siteLocator
  }: Pick<Content, 'contentDir' | 'config' | 'siteLocator'>
): readonly Diagnostic[] {
  const nonEmpty = new Set(docs.map(({ version }) => version))
  const isListed = existsSync(path.join(contentDir, 'versions.json'))
  return config.docs.versions.flatMap(({ name, folder }, index) => {
    if (nonEmpty.has(name)) return []
    const place = siteLocator.findValue(['docs', 'versions', index])
    const file = folder === 'docs' ? folder : isListed && 'versions.json'
    return [
      {
        severity: 'error',
        message: `Docs version "${name}" has no docs!`,
        place: file ? { file } : place,
        hint: `At least one doc should exist at "${folder}". Files whose names start with "_" are partials, not docs.`
      }
    ]
  })
}
