import type { Problem } from '../../../core/markdown/markdownContext.ts'
import type { ApiMember } from './apiMember.ts'
import { parseExample } from './parseExample.ts'
import type { ApiSelection } from './selectApi.ts'

/**
 * Find members that have no description, or an `@example` that can't be shown.
 *
 * @param file the file that declares them
 */
export function findMemberProblems(
  { members }: ApiSelection,
  file: string
): readonly Problem[] {
  return members.flatMap(member => [
    ...findMissingDescription(member, file),
    ...member.doc.examples.flatMap(text =>
      parseExample(text) ? [] : createExampleProblem(text, member, file)
    )
  ])
}

function findMissingDescription(
  { name, line, doc }: ApiMember,
  file: string
): readonly Problem[] {
  if (doc.meaning !== '') return []
  return [
    {
      level: 'warn',
      message: `<ApiTable>: "${name}" has no description in ${file}:${line}.`,
      remedy:
        'Add a comment above it, or @param and @returns tags for a function.'
    }
  ]
}

function createExampleProblem(
  text: string,
  { name, line }: ApiMember,
  file: string
): Problem {
  const [first] = text.split('\n')
  const found = first ? `can't be shown: "${first} …"` : 'is empty'
  return {
    level: 'error',
    message: `<ApiTable>: The @example of "${name}" in ${file}:${line} ${found}.`,
    remedy:
      'Write only code, between a line with ```ts or ```tsx and a line with ```.'
  }
}
