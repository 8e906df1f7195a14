import type { TranslatedField } from '../../../core/content/content.ts'
import type { ResolvedSiteConfig } from '../../../core/content/schema/siteConfig.ts'

/** A file of Docusaurus' translations: what it is about, and its messages. */
export interface LabelMessages {
  readonly kind: 'navbar' | 'footer' | 'version' | 'blog'
  /** Of the version. */
  readonly version?: string
  /** By id. */
  readonly messages: Readonly<Record<string, string>>
}

/**
 * Read the translations of labels from Docusaurus' files: most ids end with the
 * label.
 *
 * @returns text as it is written, and in the language of the locale
 */
export function parseLabels(
  messages: LabelMessages['messages']
): readonly (readonly [string, string])[] {
  return Object.entries(messages).flatMap(([id, message]) => {
    const label = findLabel(id)
    return label === undefined ? [] : [[label, message] as const]
  })
}

function findLabel(id: string): string | undefined {
  if (/\.link\.generated-index\.(?:title|description)$/.test(id)) {
    return undefined // of a page whose own text the id does not hold
  }
  return /^(?:item\.label|link\.title|link\.item\.label|sidebar\.[^.]+\.(?:category|link|doc))\.(.+)$/s.exec(
    id
  )?.[1]
}

/** Read the translations of single fields: these ids don't hold their text. */
export function parseFields(
  { kind, version, messages }: LabelMessages,
  { docs }: Pick<ResolvedSiteConfig, 'docs'>
): readonly TranslatedField[] {
  return Object.entries(messages).flatMap(([id, text]) => {
    if (!FIELDS[kind].includes(id)) return []
    const index = docs.versions.findIndex(({ name }) => name === version)
    const path =
      kind === 'version'
        ? ['docs', 'versions', index, 'label']
        : [kind, ...id.split('.')]
    return [{ path, text }]
  })
}

const FIELDS: Readonly<Record<LabelMessages['kind'], readonly string[]>> = {
  navbar: ['title', 'logo.alt'],
  footer: ['copyright', 'logo.alt'],
  version: ['version.label'],
  blog: ['title', 'description']
}
