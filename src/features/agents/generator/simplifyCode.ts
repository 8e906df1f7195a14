/**
 * Reduce the code blocks of a page to what Markdown can express, before the page
 * is parsed: highlighting makes up most of its markup.
 *
 * Added and removed lines turn a block into a diff. Prompts stay only beside
 * output.
 */
export function simplifyCode(html: string): string {
  return html.replace(
    /<pre\b[^>]*><code(?: class="language-([^"]*)")?[^>]*>([\s\S]*?)<\/code><\/pre>/g,
    (_, language = '', code: string) => {
      const isDiff = language !== 'diff' && CHANGED.test(code)
      const text = markLines(code, isDiff)
        .replace(PROMPT, code.includes(' data-output') ? '$1' : '')
        .replace(/<[^>]*>/g, '')
      return `<pre><code class="language-${isDiff ? 'diff' : language}">${text}</code></pre>`
    }
  )
}

const CHANGED = /<span class="line"[^>]* data-mark="(?:added|removed)"/
const PROMPT = /<span class="code-prompt">(.*?)<\/span>/g
const SIGNS: Readonly<Record<string, string>> = { added: '+ ', removed: '- ' }

function markLines(code: string, isDiff: boolean): string {
  if (!isDiff) return code
  return code.replace(
    /<span class="line"(?:[^>]* data-mark="(\w+)")?[^>]*>/g,
    (_, mark) => SIGNS[mark] ?? '  '
  )
}
