import type { ThemeRegistration } from 'shiki/types'

/**
 * TextMate scopes by token class. Later rows win over equally specific scopes.
 */
const SCOPES = {
  punctuation: [
    'punctuation',
    'meta.brace',
    'keyword.operator',
    'storage.type.function.arrow'
  ],
  variable: [
    'variable',
    'meta.object-literal.key',
    'meta.property-name',
    'support.type.property-name',
    'punctuation.support.type.property-name',
    'support.variable',
    'string.unquoted.argument'
  ],
  keyword: [
    'keyword',
    'storage',
    'keyword.operator.new',
    'keyword.operator.expression',
    'keyword.operator.logical.python',
    'keyword.operator.word',
    'variable.language',
    'entity.name.section',
    'markup.heading',
    'punctuation.definition.heading',
    'meta.diff.header',
    'meta.diff.range'
  ],
  constant: [
    'constant',
    'support.constant',
    'keyword.other.unit',
    'variable.other.enummember',
    'punctuation.definition.list.begin.markdown'
  ],
  type: [
    'entity.name.type',
    'entity.name.class',
    'entity.name.namespace',
    'entity.other.inherited-class',
    'support.type',
    'support.class',
    'storage.type.java',
    'storage.type.cs',
    'meta.type.annotation entity.name',
    'entity.name.scope-resolution'
  ],
  function: [
    'entity.name.function',
    'support.function',
    'variable.function',
    'entity.other.attribute-name',
    'meta.function-call.generic',
    'meta.definition.method entity.name'
  ],
  tag: [
    'entity.name.tag',
    'support.class.component',
    'punctuation.definition.directive.graphql'
  ],
  string: [
    'string',
    'punctuation.definition.string',
    'markup.underline.link',
    'markup.inline.raw',
    'constant.other.symbol'
  ],
  comment: ['comment', 'punctuation.definition.comment'],
  added: ['markup.inserted', 'punctuation.definition.inserted'],
  removed: ['markup.deleted', 'punctuation.definition.deleted']
} as const

type TokenKind = keyof typeof SCOPES

const KINDS = Object.keys(SCOPES) as readonly TokenKind[] // keys of a constant

/** The theme's colors are placeholders that represent token kinds. */
function createSentinel(index: number): string {
  return `#0000${(index + 1).toString(16).padStart(2, '0')}`.toUpperCase()
}

const PLAIN = '#FFFFFF'

/** The theme that classifies tokens; the colors are in the style sheet. */
export const codeTheme: ThemeRegistration = {
  name: 'token-kinds',
  type: 'light',
  fg: PLAIN,
  bg: '#000000',
  settings: [
    { settings: { foreground: PLAIN } },
    ...KINDS.map((kind, index) => ({
      scope: [...SCOPES[kind]],
      settings: { foreground: createSentinel(index) }
    })),
    {
      scope: [
        'meta.template.expression',
        'meta.embedded',
        'source.css.embedded'
      ],
      settings: { foreground: PLAIN }
    },
    { scope: ['markup.bold'], settings: { fontStyle: 'bold' } },
    { scope: ['markup.italic'], settings: { fontStyle: 'italic' } }
  ]
}

/** Find the token kind that a color represents. */
export function findTokenKind(
  color: string | undefined
): TokenKind | undefined {
  const index = KINDS.findIndex(
    (_, position) => createSentinel(position) === color?.toUpperCase()
  )
  return KINDS[index]
}
