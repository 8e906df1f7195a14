import { bundledLanguagesInfo } from 'shiki/langs'
import { resolveLanguage } from '../../../core/markdown/highlight/resolveLanguage.ts'

/** Names that are missing in Shiki, or too long there. */
const DISPLAY_NAMES: Readonly<Record<string, string>> = {
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

/** Find the display name of a language, or return the word itself. */
export function findLanguageName(language: string): string {
  const own = Object.hasOwn(DISPLAY_NAMES, language)
    ? DISPLAY_NAMES[language]
    : undefined
  if (own !== undefined) return own
  const resolved = resolveLanguage(language)
  if (resolved.kind !== 'known') return language
  const info = bundledLanguagesInfo.find(
    ({ id, aliases }) =>
      id === resolved.language || aliases?.includes(resolved.language)
  )
  return info?.name ?? language
}
