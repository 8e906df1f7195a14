import { bundledLanguages } from 'shiki/langs'
import { findClosestName } from '../../content/schema/suggestName.ts'

/** Languages that the highlighter supports. */
type KnownLanguage = keyof typeof bundledLanguages

/** The result of resolving a fence's language. */
type ResolvedLanguage =
  | { readonly kind: 'known'; readonly language: KnownLanguage }
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown'; readonly nearest: string | undefined }

/** Names of GitHub and Prism that the highlighter lacks (behavior 2.9.4). */
const ALIASES: Readonly<Record<string, KnownLanguage>> = {
  markup: 'html',
  svg: 'xml',
  golang: 'go',
  objectivec: 'objective-c',
  reason: 'ocaml',
  actionscript: 'actionscript-3',
  'shell-session': 'shellsession',
  terminal: 'shellsession',
  patch: 'diff',
  env: 'dotenv',
  gradle: 'groovy',
  mysql: 'sql',
  postgresql: 'sql',
  sqlite: 'sql',
  containerfile: 'docker'
}

const PLAIN = new Set('text txt plain plaintext none output ascii'.split(' '))

/** Resolve a fence's language or one of its aliases. */
export function resolveLanguage(name: string): ResolvedLanguage {
  if (PLAIN.has(name)) return { kind: 'plain' }
  const language = isKnown(name)
    ? name
    : Object.hasOwn(ALIASES, name)
      ? ALIASES[name]
      : undefined
  return language === undefined
    ? { kind: 'unknown', nearest: findClosestLanguage(name) }
    : { kind: 'known', language }
}

/** Find the language of a file extension or of a name with a typo. */
function findClosestLanguage(name: string): string | undefined {
  const extension = name.replace(/^\./, '')
  return isKnown(extension) ? extension : findClosestName(name, LONG_NAMES)
}

function isKnown(name: string): name is KnownLanguage {
  return Object.hasOwn(bundledLanguages, name)
}

/** Two-letter names would match too much. */
const LONG_NAMES = [
  ...Object.keys(bundledLanguages),
  ...Object.keys(ALIASES),
  ...PLAIN
].filter(name => name.length > 2)
