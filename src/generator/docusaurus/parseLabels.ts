import type { ResolvedSiteConfig } from '../content/schema/siteConfig.ts'

/** A file of Docusaurus' translations: what it is about, and its messages. */
export interface LabelMessages {
  readonly kind: 'navbar' | 'footer' | 'version' | 'blog'
  /** Of the version. */
  readonly version?: string
  /** By id. */
  readonly messages: Readonly<Record<string, string>>
}

/**
 * Read the translations of labels from Docusaurus' files. Most ids end with the
 * label; the others stand for a field of the configuration.
 *
 * @returns text as it is written → text in the language of the locale
 */
export function parseLabels(
  { kind, version, messages }: LabelMessages,
  config: ResolvedSiteConfig
): ReadonlyMap<string, string> {
  const fields = listFields(kind, version, config)
  return new Map(
    Object.entries(messages).flatMap(([id, message]) => {
      const written = Object.hasOwn(fields, id) ? fields[id] : findLabel(id)
      return written === undefined ? [] : [[written, message] as const]
    })
  )
}

function listFields(
  kind: LabelMessages['kind'],
  version: string | undefined,
  { navbar, footer, blog, docs }: ResolvedSiteConfig
): Readonly<Record<string, string | undefined>> {
  switch (kind) {
    case 'navbar':
      return { title: navbar?.title, 'logo.alt': navbar?.logo?.alt }
    case 'footer':
      return { copyright: footer?.copyright, 'logo.alt': footer?.logo?.alt }
    case 'version': {
      const found = docs.versions.find(({ name }) => name === version)
      return { 'version.label': found?.label }
    }
    case 'blog':
      return { title: blog.title, description: blog.description }
  }
}

function findLabel(id: string): string | undefined {
  if (/\.link\.generated-index\.(?:title|description)$/.test(id)) {
    return undefined // of a page whose own text the id does not hold
  }
  return /^(?:item\.label|link\.title|link\.item\.label|sidebar\.[^.]+\.(?:category|link|doc))\.(.+)$/s.exec(
    id
  )?.[1]
}
