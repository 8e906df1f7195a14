import { bundledLanguages } from 'shiki/langs'
import { findClosestName } from '../../content/schema/suggestName.ts'

/** Languages that the highlighter supports. */
type KnownLanguage = keyof typeof bundledLanguages

/** The result of resolving a fence's language. */
type ResolvedLanguage =
  | { readonly kind: 'known'; readonly language: KnownLanguage }
  | { readonly kind: 'plain' }
  | { readonly kind: 'unknown'; readonly nearest: string | undefined }

/** Names that other highlighters use (behavior 2.9.4). */
const ALIASES: Readonly<Record<string, KnownLanguage>> = {
  ...createAliases('html', 'markup htm xhtml'),
  ...createAliases('xml', 'svg mathml ssml rss atom plist'),
  ...createAliases('javascript', 'node ecmascript'),
  ...createAliases('jsx', 'snackplayer'),
  ...createAliases('shellscript', 'ksh fish-shell'),
  ...createAliases('shellsession', 'shell-session sh-session terminal'),
  ...createAliases('actionscript-3', 'actionscript'),
  ...createAliases('ocaml', 'reason reasonml'),
  ...createAliases('objective-c', 'objectivec obj-c'),
  ...createAliases('go', 'golang'),
  ...createAliases('rust', 'rustlang'),
  ...createAliases('diff', 'patch'),
  ...createAliases('dotenv', 'env'),
  ...createAliases('groovy', 'gradle'),
  ...createAliases('ini', 'editorconfig npmrc'),
  ...createAliases('json', 'webmanifest'),
  ...createAliases('csharp', 'dotnet'),
  ...createAliases('vb', 'vbnet vba visual-basic'),
  ...createAliases('sql', 'mysql pgsql postgresql postgres sqlite'),
  ...createAliases('docker', 'containerfile'),
  ...createAliases('python', 'python3'),
  ...createAliases('latex', 'bbl')
}

const PLAIN = new Set('text txt plain plaintext none output ascii'.split(' '))

function createAliases(language: KnownLanguage, names: string) {
  return Object.fromEntries(names.split(' ').map(name => [name, language]))
}

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
