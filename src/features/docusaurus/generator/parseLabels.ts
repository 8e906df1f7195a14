import type { TranslatedField } from '../../../core/content/content.ts'
import type { ResolvedSiteConfig } from '../../../core/content/schema/siteConfig.ts'

/** The messages of a Docusaurus translation file. */
export interface LabelMessages {
  readonly kind: 'navbar' | 'footer' | 'version' | 'blog'
  /** The version's name. */
  readonly version?: string
  /** By id. */
  readonly messages: Readonly<Record<string, string>>
}

/**
 * Parse the translations of labels: most ids end with the label.
 *
 * @returns original text and translation
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
    return undefined // the id doesn't contain the original text
  }
  return /^(?:item\.label|link\.title|link\.item\.label|sidebar\.[^.]+\.(?:category|link|doc))\.(.+)$/s.exec(
    id
  )?.[1]
}

/** Parse the translations of single fields, whose ids name the field. */
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
