import { bundledLanguagesInfo } from 'shiki/langs'
import { resolveLanguage } from '../../../core/markdown/highlight/resolveLanguage.ts'

/** Names for readers, where the highlighter's say more than they need. */
const NAMES: Readonly<Record<string, string>> = {
  console: 'Console',
  jsonc: 'JSON',
  markup: 'HTML',
  svg: 'SVG',
  nginx: 'nginx',
  npmrc: 'npmrc',
  env: 'Environment',
  dotenv: 'Environment',
  proto: 'Protocol Buffers',
  protobuf: 'Protocol Buffers',
  reason: 'Reason',
  gradle: 'Gradle',
  postgresql: 'PostgreSQL',
  mysql: 'MySQL',
  sqlite: 'SQLite'
}

/** Find the usual name of a language; the word itself if none is known. */
export function findLanguageName(language: string): string {
  const own = Object.hasOwn(NAMES, language) ? NAMES[language] : undefined
  if (own !== undefined) return own
  const resolved = resolveLanguage(language)
  if (resolved.kind !== 'known') return language
  const info = bundledLanguagesInfo.find(
    ({ id, aliases }) =>
      id === resolved.language || aliases?.includes(resolved.language)
  )
  return info?.name ?? language
}
