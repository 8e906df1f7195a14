import type { RootContent } from 'hast'
import { findTagName } from '../jsxElement.ts'
import type { Problem } from '../reportFinding.ts'

/**
 * Find an element that HTML does not have and that is a component in another
 * letter case: a browser would show its content alone.
 *
 * @param components that the page can use
 */
export function findCaseProblem(
  node: RootContent,
  components: readonly string[]
): Problem | undefined {
  const name = findTagName(node) ?? ''
  if (!/^[a-z][A-Za-z\d]*$/.test(name) || HTML_NAMES.has(name)) return undefined
  const meant = components.find(
    each => each.toLowerCase() === name.toLowerCase()
  )
  if (meant === undefined || meant === name) return undefined
  return {
    kind: 'feature',
    level: 'warn',
    message: `<${name}> is not an HTML element, so only its content is shown.`,
    remedy: `Write <${meant}>.`
  }
}

/** https://html.spec.whatwg.org/multipage/indices.html, and roots of others. */
const HTML_NAMES = new Set(
  (
    'a abbr address area article aside audio b base bdi bdo blockquote body ' +
    'br button canvas caption cite code col colgroup data datalist dd del ' +
    'details dfn dialog div dl dt em embed fieldset figcaption figure footer ' +
    'form h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe img input ins ' +
    'kbd label legend li link main map mark menu meta meter nav noscript ' +
    'object ol optgroup option output p param picture pre progress q rp rt ' +
    'ruby s samp script search section select slot small source span strong ' +
    'style sub summary sup table tbody td template textarea tfoot th thead ' +
    'time title tr track u ul var video wbr center font tt math svg ' +
    'circle ellipse g image line path pattern polygon polyline rect text use'
  ).split(' ')
)
