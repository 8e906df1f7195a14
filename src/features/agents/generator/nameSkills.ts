/** Longest name of a skill, in characters. */
const LIMIT = 64

/**
 * Name the skills of topics: lower-case ASCII letters, digits and single hyphens.
 * A topic without any gets a number.
 *
 * @returns a name per title, each once
 * @see https://agentskills.io/specification
 * @example nameSkills(['Query manager', '表单']) // ['query-manager', 'topic-2']
 */
export function nameSkills(titles: readonly string[]): readonly string[] {
  const taken = new Set<string>()
  return titles.map((title, index) => {
    const base = toName(title) || `topic-${index + 1}`
    let name = base
    for (let count = 2; taken.has(name); count++) name = `${base}-${count}`
    taken.add(name)
    return name
  })
}

function toName(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LIMIT - 4)
    .replace(/^-|-$/g, '')
}
