import { z } from 'zod'
import { describeUnknownNavbarItemType } from '../../model/errors.ts'
import { DEFAULT_NAVBAR_POSITION } from '../../model/limits.ts'
import { linkTarget, logoSchema, markupText } from './linkRules.ts'
import { suggestName } from './suggestName.ts'

const linkTypes = ['default', 'doc', 'docSidebar', 'docsVersion'] as const

/** Built-in item types; features add more. */
export const itemTypes = [...linkTypes, 'dropdown', 'html'] as const

/** Fields of all items. The type determines which ones are required. */
const itemFields = {
  type: z.string().optional(),
  position: z.enum(['left', 'right']).default(DEFAULT_NAVBAR_POSITION),
  label: z.string().optional(),
  html: markupText.optional(),
  value: markupText.optional(),
  to: linkTarget.optional(),
  href: linkTarget.optional(),
  docId: z.string().optional(),
  sidebarId: z.string().optional(),
  activeBasePath: z.string().optional(),
  activeBaseRegex: z.string().optional(),
  ariaLabel: z.string().optional()
}

const innerItem = z
  .strictObject({ ...itemFields, items: z.array(z.unknown()).optional() })
  .superRefine((item, context) => {
    checkItem(item, context, [...linkTypes, 'html'])
  })

const item = z
  .strictObject({
    ...itemFields,
    items: z.array(innerItem).optional(),
    dropdownItemsBefore: z.array(innerItem).optional(),
    dropdownItemsAfter: z.array(innerItem).optional()
  })
  .superRefine((value, context) => checkItem(value, context))

/** The navbar as written (behavior 3.8). */
export const navbarSchema = z.strictObject({
  title: z.string().optional(),
  logo: logoSchema.optional(),
  /** A short text next to the title, such as a version. */
  badge: z.string().optional(),
  style: z.enum(['dark', 'primary']).optional(),
  hideOnScroll: z.boolean().default(false),
  items: z.array(item).default([])
})

/** An item of the navbar. */
export type NavbarItemConfig = z.output<typeof item>
/** An item of a dropdown in the navbar. */
export type InnerItemConfig = z.output<typeof innerItem>

type Item = NavbarItemConfig | InnerItemConfig

/**
 * Report an item type that neither the core nor a feature defines.
 *
 * @param added types that features define
 * @returns problem and hint, one line each
 */
export function findUnknownType(
  type: string,
  added: readonly string[]
): string | undefined {
  const types = [...itemTypes, ...added]
  return types.includes(type)
    ? undefined
    : `${describeUnknownNavbarItemType(type)}\n${suggestName(type, types, 'Types')}`
}

/**
 * Check that an item has the fields that its type requires.
 *
 * @param types allowed types; undefined where features may add some
 */
function checkItem(
  item: Item,
  context: z.core.$RefinementCtx,
  types?: readonly string[]
): void {
  const type = item.type ?? (item.items === undefined ? 'default' : 'dropdown')
  const refuse = (reason: string, hint: string, path: string[] = []) =>
    context.addIssue({
      code: 'custom',
      message: `${reason}\n${hint}`,
      path
    })
  if (types !== undefined && !types.includes(type)) {
    const hint = suggestName(type, types, 'Types')
    refuse(describeUnknownNavbarItemType(type), hint, ['type'])
    return
  }
  for (const field of findMissingFields(item, type)) {
    refuse(
      `A navbar item of type "${type}" needs "${field}".`,
      `Add "${field}" to ${JSON.stringify(item)}.`
    )
  }
  if (
    type === 'default' &&
    (item.to === undefined) === (item.href === undefined)
  ) {
    refuse(
      'One and only one between "to" and "href" should be provided.',
      `Keep or add one of them in ${JSON.stringify(item)}.`
    )
  }
  const { activeBaseRegex, label, html } = item
  if (type !== 'html' && label !== undefined && html !== undefined) {
    refuse(
      `The navbar item "${label}" has both "html" and "label".`,
      'Keep one of them.'
    )
  }
  if (activeBaseRegex !== undefined && !isValidRegex(activeBaseRegex)) {
    refuse(
      `"${activeBaseRegex}" isn't a valid regular expression.`,
      'Close brackets, and escape special characters with a backslash.',
      ['activeBaseRegex']
    )
  }
}

/** Required fields by type: one of each list; messages name the first. */
const REQUIRED_FIELDS: Readonly<
  Record<string, readonly (readonly (keyof Item)[])[]>
> = {
  default: [['label', 'html']],
  doc: [['docId']],
  docSidebar: [['sidebarId']],
  dropdown: [['label'], ['items']],
  html: [['value', 'html']]
}

function findMissingFields(item: Item, type: string): readonly string[] {
  const isMissing = (name: keyof Item) =>
    item[name] === undefined || (name === 'items' && item.items?.length === 0)
  return (REQUIRED_FIELDS[type] ?? [])
    .filter(names => names.every(isMissing))
    .flatMap(([name]) => name ?? [])
}

function isValidRegex(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp
  } catch {
    return false
  }
}
