import type { Problem } from '../../../core/markdown/reportFinding.ts'
import type { ApiMember } from './apiMember.ts'
import { parseExample } from './parseExample.ts'
import type { ApiSelection } from './selectApi.ts'

/**
 * Find members that have no description, or an `@example` that can't be shown.
 *
 * @param place the file that declares them
 */
export function findMemberProblems(
  { members }: ApiSelection,
  place: string
): readonly Problem[] {
  return members.flatMap(member => [
    ...findMissingDescription(member, place),
    ...member.doc.examples.flatMap(text =>
      parseExample(text) ? [] : createExampleProblem(text, member, place)
    )
  ])
}

function findMissingDescription(
  { name, line, doc }: ApiMember,
  place: string
): readonly Problem[] {
  if (doc.meaning !== '') return []
  return [
    {
      level: 'warn',
      message: `<ApiTable>: "${name}" has no description in ${place}:${line}.`,
      remedy:
        'Add a comment above it, or @param and @returns tags for a function.'
    }
  ]
}

function createExampleProblem(
  text: string,
  { name, line }: ApiMember,
  place: string
): Problem {
  const [first] = text.split('\n')
  const found = first ? `can't be shown: "${first} …"` : 'is empty'
  return {
    level: 'error',
    message: `<ApiTable>: The @example of "${name}" in ${place}:${line} ${found}.`,
    remedy:
      'Write only code, between a line with ```ts or ```tsx and a line with ```.'
  }
}
