/**
 * Accept headers that name Markdown but get HTML: Markdown's quality is 0, or
 * HTML is preferred. nginx.conf has the same patterns.
 */
const refusals = [
  /text\/markdown\s*;\s*q=0(?:\.0*)?\s*(?:,|$)/i,
  /text\/html\s*(?:,|$).*text\/markdown\s*;\s*q=/i
]

/** Whether a request prefers Markdown. */
export function wantsMarkdown(accept: string): boolean {
  return (
    /text\/markdown/i.test(accept) &&
    !refusals.some(refusal => refusal.test(accept))
  )
}
