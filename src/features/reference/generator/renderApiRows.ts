import { slug } from 'github-slugger'
import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import type { Texts } from '../../../core/model/catalogue.ts'
import { fillText, formatText } from '../../../core/model/fillText.ts'
import type { ApiMember } from './apiMember.ts'
import { toMinor } from './findFirstMinor.ts'
import { LINE_WIDTH } from './printType.ts'
import { renderMeaning, renderTypeMeaning } from './renderTypeMeaning.ts'
import type { ApiSelection } from './selectApi.ts'

/** Renders a type as code, with links to documented types. */
export type RenderType = (type: string) => ElementContent

interface ApiTableOptions {
  /** Accessible name of the table. */
  readonly label: string
  /** Prefix of the members' anchors. */
  readonly id: string
  readonly texts: Texts
  readonly renderType: RenderType
  /** The package's first minor version, which isn't shown. */
  readonly firstMinor: string | undefined
}

/** Longer tables, which fill about a screen, get an index. */
const MIN_MEMBERS_FOR_INDEX = 6

/**
 * Render the table of a type's members, with an index if it's long.
 *
 * The explicit roles repeat the implicit ones, because some browsers drop those
 * when CSS lays out the rows as grids.
 */
export function renderApiRows(
  { members, bases, hasDefaults }: ApiSelection,
  options: ApiTableOptions
): readonly Element[] {
  const { texts } = options
  const heads = [
    texts.apiName,
    texts.apiType,
    ...(hasDefaults ? [texts.apiDefault] : []),
    texts.apiMeaning
  ]
  const { label } = options
  const names = { role: 'table', ariaLabel: label, dataMembers: label }
  const table = h('table.api', names, [
    h('thead', { role: 'rowgroup' }, [
      h(
        'tr',
        { role: 'row' },
        heads.map(head => h('th', { scope: 'col', role: 'columnheader' }, head))
      )
    ]),
    h(
      'tbody',
      { role: 'rowgroup' },
      members.map(member => createRow(member, hasDefaults, options))
    )
  ])
  return [
    ...(members.length > MIN_MEMBERS_FOR_INDEX
      ? [createIndex(members, options)]
      : []),
    table,
    ...(bases.length > 0 ? [createBases(bases, options)] : [])
  ]
}

/** Lists all names at a glance, which the table of contents doesn't. */
function createIndex(
  members: readonly ApiMember[],
  { id, texts }: ApiTableOptions
): Element {
  const links = members.map(member =>
    h('li', [
      h('a', { href: `#${toAnchor(id, member.name)}` }, printName(member))
    ])
  )
  return h('div.api-index', { dataPrint: 'hidden' }, [
    h('p', texts.apiJump),
    h('ul', links)
  ])
}

function printName({ name, isMethod }: ApiMember): string {
  return isMethod ? `${name}()` : name
}

function createRow(
  member: ApiMember,
  hasDefaults: boolean,
  options: ApiTableOptions
): Element {
  const { id, texts, renderType } = options
  const anchor = toAnchor(id, member.name)
  const isWide =
    member.isMethod || member.types.some(type => type.length > LINE_WIDTH)
  const types = member.types.flatMap((type, index): ElementContent[] => [
    ...(index > 0 ? [h('br')] : []),
    renderType(type)
  ])
  return h('tr', { id: anchor, role: 'row' }, [
    h('th', { scope: 'row', role: 'rowheader' }, [
      h('a.api-name', { href: `#${anchor}` }, [h('code', printName(member))]),
      ...createFlags(member, options)
    ]),
    h('td.api-type', { role: 'cell', dataWide: isWide }, types),
    hasDefaults ? createDefault(member, texts) : null,
    h('td', { role: 'cell' }, [
      ...renderTypeMeaning(member, hasDefaults, texts)
    ])
  ])
}

/**
 * Create the id of a member's row.
 *
 * @example toAnchor('ModalConfig', 'startsOpen') // 'modalconfig-startsopen'
 */
export function toAnchor(id: string, name: string): string {
  return [...id.split('.'), ...name.split('.')]
    .map(part => slug(part))
    .filter(part => part !== '')
    .join('-')
}

function createFlags(
  { isStatic, doc }: ApiMember,
  { texts, firstMinor }: ApiTableOptions
) {
  const { since: version, deprecated } = doc
  return [
    isStatic ? h('span.api-flag', 'static') : null,
    version === undefined || toMinor(version) === firstMinor
      ? null
      : h('span.api-flag', formatText(texts.apiSince, { version })),
    deprecated === undefined
      ? null
      : h('span.api-flag', { dataTone: 'warning' }, texts.apiDeprecated)
  ]
}

function createDefault({ doc, isOptional }: ApiMember, texts: Texts): Element {
  const value = doc.defaultValue
  return h(
    'td.api-default',
    {
      role: 'cell',
      dataLabel: texts.apiDefault,
      [isOptional ? 'dataOptional' : 'dataRequired']:
        value === undefined ? '' : undefined
    },
    value === undefined
      ? [isOptional ? texts.apiOptional : texts.apiRequired]
      : [...renderMeaning(value)]
  )
}

function createBases(
  bases: readonly string[],
  { texts, renderType }: ApiTableOptions
): Element {
  const types = bases.flatMap((base, index): ElementContent[] => [
    ...(index > 0 ? [{ type: 'text' as const, value: ', ' }] : []),
    renderType(base)
  ])
  return h(
    'p.api-bases',
    fillText<readonly ElementContent[]>(texts.apiBases, { types }).flatMap(
      (part): readonly ElementContent[] =>
        typeof part === 'string' ? [{ type: 'text', value: part }] : part
    )
  )
}
