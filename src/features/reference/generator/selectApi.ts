import { suggestName } from '../../../core/content/schema/suggestName.ts'
import type { ApiEntries, ApiMember, ApiShape } from './apiMember.ts'

/** The query of an `<ApiTable>`. */
export interface ApiQuery {
  /** An export, or a member of one: `QueryManager.useList`. */
  readonly of: string
  readonly show: ApiPart
  /** Whether to list inherited members too. */
  readonly isInherited: boolean
  /** Names of the members to list, in this order; all if undefined. */
  readonly only: readonly string[] | undefined
  /** Names of members to leave out. */
  readonly without: readonly string[]
}

/** Which part of a type or a function to list. */
export type ApiPart = 'members' | 'parameters' | 'returns'

/** The rows of a table, and types that it extends. */
export interface ApiSelection {
  readonly members: readonly ApiMember[]
  readonly bases: readonly string[]
  /** Whether to show defaults: only for values that the caller passes. */
  readonly hasDefaults: boolean
}

/** A mistake of the author in a query or in declarations. */
export class ApiError extends Error {
  readonly hint: string

  constructor(message: string, hint: string) {
    super(message)
    this.hint = hint
  }
}

/**
 * Select the members that a table lists.
 *
 * @throws ApiError if the declarations don't have what the query asks for
 */
export function selectApi(entries: ApiEntries, query: ApiQuery): ApiSelection {
  const target = findTarget(entries, query.of)
  const selection = selectPart(entries, target, query)
  const members = pickMembers(selection.members, query)
  if (members.length === 0) {
    throw new ApiError(
      `"${query.of}" has no ${query.show} that can be listed.`,
      'Set "of" to a type with members, or to a function with show="parameters" or show="returns".'
    )
  }
  const hasDefaults =
    selection.hasDefaults &&
    members.some(
      ({ isOptional, doc }) => isOptional || doc.defaultValue !== undefined
    )
  return { ...selection, members, hasDefaults }
}

/** Create the error for a name that the package doesn't declare. */
export function describeUnknownName(
  entries: ApiEntries,
  name: string
): ApiError {
  return new ApiError(
    `The package doesn't declare "${name}".`,
    suggestName(name, [...entries.keys()], 'Names')
  )
}

/** Resolve a path such as `QueryManager.useList`. */
function findTarget(entries: ApiEntries, path: string): ApiMember {
  const [name = '', ...rest] = path.split('.')
  let target = entries.get(name)
  if (target === undefined) throw describeUnknownName(entries, name)
  for (const step of rest) {
    const members = listMembers(entries, target)
    const next = members.find(member => member.name === step)
    if (next === undefined) {
      const known = members.map(member => member.name)
      throw new ApiError(
        `"${target.name}" has no member "${step}".`,
        suggestName(step, known, 'Members')
      )
    }
    target = next
  }
  return target
}

function listMembers(
  entries: ApiEntries,
  { shape }: ApiMember
): readonly ApiMember[] {
  return shape ? resolveShape(entries, shape).members : []
}

function selectPart(
  entries: ApiEntries,
  target: ApiMember,
  { of, show, isInherited }: ApiQuery
): ApiSelection {
  switch (show) {
    case 'parameters':
      return {
        members: target.parameters.flatMap(listParameter),
        bases: [],
        hasDefaults: true
      }
    case 'returns':
      return selectResult(entries, target, of)
    case 'members': {
      const own = target.shape && resolveShape(entries, target.shape)
      const shape = own && isInherited ? inheritMembers(entries, own) : own
      const { members = [], bases = [], kind } = shape ?? {}
      return { members, bases, hasDefaults: kind !== 'class' }
    }
  }
}

/** The members of an inline object type follow its parameter. */
function listParameter(parameter: ApiMember): readonly ApiMember[] {
  const { shape, name } = parameter
  if (shape === undefined || shape.kind !== 'object') return [parameter]
  const members = shape.members.map(member => ({
    ...member,
    name: `${name}.${member.name}`
  }))
  return [parameter, ...members]
}

function selectResult(
  entries: ApiEntries,
  target: ApiMember,
  of: string
): ApiSelection {
  const { result, doc } = target
  if (result === undefined) {
    throw new ApiError(
      `"${of}" isn't a function, so it has no return value.`,
      'To list its members, remove show="returns".'
    )
  }
  const { members, bases } = resolveShape(entries, result)
  if (members.length > 0) return { members, bases, hasDefaults: false }
  const whole: ApiMember = {
    ...target,
    name: `${target.name}()`,
    isMethod: false,
    types: [result.type],
    doc: { ...doc, meaning: doc.returns ?? '', throws: [], examples: [] }
  }
  return { members: [whole], bases: [], hasDefaults: false }
}

/** Resolve type aliases. */
function resolveShape(entries: ApiEntries, shape: ApiShape): ApiShape {
  const [base, ...others] = shape.bases
  if (shape.members.length > 0 || base === undefined || others.length > 0) {
    return shape
  }
  const name = /^(\w+)(?:<.*>)?$/.exec(base)?.[1] ?? ''
  const next = entries.get(name)?.shape
  return next && next !== shape ? resolveShape(entries, next) : shape
}

function pickMembers(
  members: readonly ApiMember[],
  { of, only, without }: ApiQuery
): readonly ApiMember[] {
  const known = members.map(({ name }) => name)
  const unknown = [...(only ?? []), ...without].find(
    name => !known.includes(name)
  )
  if (unknown !== undefined) {
    throw new ApiError(
      `"${of}" has no member "${unknown}".`,
      suggestName(unknown, known, 'Members')
    )
  }
  return only === undefined
    ? members.filter(({ name }) => !without.includes(name))
    : only.flatMap(name => members.filter(member => member.name === name))
}

/** `Omit<Base<A>, 'a' | 'b'>`, and other utility types. */
const UTILITY_TYPE = /^(Omit|Pick|Partial|Readonly)<(\w+)(?:<.*>)?(?:, (.*))?>$/
const TYPE_NAME = /^(\w+)(?:<.*>)?$/

/**
 * Add the inherited members of a type, as far as its package declares them; other
 * base types stay in `bases`.
 */
export function inheritMembers(entries: ApiEntries, shape: ApiShape): ApiShape {
  const own = new Set(shape.members.map(({ name }) => name))
  const members: ApiMember[] = [...shape.members]
  const bases: string[] = []
  for (const base of shape.bases) {
    const inherited = findBase(entries, base)
    if (inherited === undefined) bases.push(base)
    else {
      bases.push(...inherited.bases)
      members.push(...inherited.members.filter(({ name }) => !own.has(name)))
    }
  }
  return { ...shape, members, bases }
}

function findBase(entries: ApiEntries, base: string): ApiShape | undefined {
  const [, kind = '', picked = TYPE_NAME.exec(base)?.[1] ?? '', keys = ''] =
    UTILITY_TYPE.exec(base) ?? []
  const found = entries.get(picked)?.shape
  if (found === undefined) return undefined
  const shape = inheritMembers(entries, found)
  const names = [...keys.matchAll(/'([^']+)'/g)].map(([, name = '']) => name)
  return {
    ...shape,
    members: shape.members
      .filter(({ name }) => isKept(kind, names.includes(name)))
      .map(member => (kind === 'Partial' ? markOptional(member) : member))
  }
}

function isKept(kind: string, isNamed: boolean): boolean {
  if (kind === 'Omit') return !isNamed
  return kind === 'Pick' ? isNamed : true
}

function markOptional(member: ApiMember): ApiMember {
  return { ...member, isOptional: true }
}
