import { z } from 'zod'
import { suggestName } from '../../../core/content/schema/suggestName.ts'

/** The placeholders that `fillReport` fills. */
const PLACEHOLDERS = [
  'title',
  'url',
  'heading',
  'selection',
  'version',
  'build',
  'body'
]

/** The address of a new report in the team's tracker, with placeholders. */
export const reportTemplate = z.string().superRefine((template, context) => {
  for (const issue of listIssues(template)) context.addIssue(issue)
})

/** @returns for each mistake, its message and then the hint, on separate lines */
function listIssues(template: string): readonly string[] {
  if (!hasFixedHost(template)) {
    return [
      `"${template}" isn't the address of a tracker.\nWrite a web or mail address: "https://git.example.com/issues/new?title={title}&body={body}" or "mailto:docs@example.com?subject={title}&body={body}".`
    ]
  }
  const unknown = [...template.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name = '']) => name)
    .filter(name => !PLACEHOLDERS.includes(name))
  return [...new Set(unknown)].map(
    name =>
      `The report's address has an unknown placeholder "{${name}}".\n${suggestName(name, PLACEHOLDERS, 'Placeholders')}`
  )
}

/** Whether it's a URL whose host, or for mail its recipient, is fixed. */
function hasFixedHost(template: string): boolean {
  const [one, other] = ['a', 'b'].map(value =>
    template.replace(/\{[^{}]*\}/g, value)
  )
  if (!URL.canParse(one ?? '') || !URL.canParse(other ?? '')) return false
  const first = new URL(one ?? '')
  const second = new URL(other ?? '')
  return first.protocol === 'mailto:'
    ? first.pathname !== '' && first.pathname === second.pathname
    : /^https?:\/\/[^/]/.test(template) && first.origin === second.origin
}
