import type { ApiEntries, ApiMember, ApiShape } from './apiMember.ts'

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
