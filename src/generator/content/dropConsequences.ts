import type { Issue } from './describeIssue.ts'

/** Tells whether an issue is about a key that is not there. */
export type IsMissing = (issue: Issue) => boolean

/**
 * Leave out complaints that another one explains: where a group has a key that
 * nobody knows, the key that is missing there is the same mistake, and so is
 * whatever a rule of the group says.
 *
 * @param issues of one value, with unions expanded
 */
export function dropConsequences(
  issues: readonly Issue[],
  isMissing: IsMissing
): readonly Issue[] {
  return issues.filter(issue => {
    if (issue.code === 'custom') {
      return listUnknown(issues, issue.path).length === 0
    }
    if (!isMissing(issue)) return true
    const group = issue.path.slice(0, -1)
    const unknown = listUnknown(issues, group)
    return unknown.length < listBelow(issues, group, isMissing).length
  })
}

/** List the keys that are missing beside the unknown ones of an issue. */
export function listMissing(
  issue: Issue,
  issues: readonly Issue[],
  isMissing: IsMissing
): readonly string[] {
  return issue.code === 'unrecognized_keys'
    ? listBelow(issues, issue.path, isMissing)
    : []
}

function listUnknown(
  issues: readonly Issue[],
  group: Issue['path']
): readonly string[] {
  return issues.flatMap(issue =>
    issue.code === 'unrecognized_keys' && isSame(issue.path, group)
      ? issue.keys
      : []
  )
}

function listBelow(
  issues: readonly Issue[],
  group: Issue['path'],
  isMissing: IsMissing
): readonly string[] {
  return issues
    .filter(issue => isMissing(issue) && isSame(issue.path.slice(0, -1), group))
    .map(({ path }) => String(path.at(-1)))
}

function isSame(one: Issue['path'], other: Issue['path']): boolean {
  return (
    one.length === other.length &&
    one.every((key, index) => key === other[index])
  )
}
