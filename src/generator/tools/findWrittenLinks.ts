/** A link as it stands in the text of a page. */
export interface WrittenLink {
  /** Offset of the target. */
  readonly start: number
  readonly target: string
  /** An import or a file in a code block leads to a file, never to a page. */
  readonly kind: 'link' | 'file'
}

interface Pattern {
  readonly kind: WrittenLink['kind']
  /** Its named group is the target. */
  readonly expression: RegExp
}

const patterns: readonly Pattern[] = [
  {
    kind: 'link',
    expression: /\]\(\s*(?<target>(?:[^\s()<>]|\([^\s()]*\))+)/dg
  },
  { kind: 'link', expression: /\]\(\s*<(?<target>[^<>\n]+)>/dg },
  {
    kind: 'link',
    expression: /^ {0,3}\[[^\]\n]+\]:\s*(?<target>[^\s<>]+)/dgm
  },
  {
    kind: 'link',
    expression: /^ {0,3}\[[^\]\n]+\]:\s*<(?<target>[^<>\n]+)>/dgm
  },
  {
    kind: 'link',
    expression:
      /\s(?:href|src|to|srcDark|poster)=\{?["'](?<target>[^"'\n]+)["']/dg
  },
  {
    kind: 'file',
    expression:
      /^(?:import|export)\s[^'"\n]*['"](?<target>(?:\.|@site\/)[^'"\n]+)['"]/dgm
  },
  {
    kind: 'file',
    expression: /^import\s*['"](?<target>(?:\.|@site\/)[^'"\n]+)['"]/dgm
  },
  {
    kind: 'file',
    expression: /\brequire\(\s*['"](?<target>(?:\.|@site\/)[^'"\n]+)['"]/dg
  },
  {
    kind: 'file',
    expression: /^\s*(?:`{3,}|~{3,}).*\sfile=["']?(?<target>\.[^\s"'}]+)/dgm
  }
]

/**
 * Find the links of a page in its text, with their offsets, so that one can be
 * changed without touching anything else. What stands in code is no link.
 */
export function findWrittenLinks(text: string): readonly WrittenLink[] {
  const prose = blankCode(text)
  const links = patterns.flatMap(({ kind, expression }) =>
    [...prose.matchAll(expression)].flatMap((match): WrittenLink[] => {
      const target = match.groups?.target
      const [start] = match.indices?.groups?.target ?? []
      return target === undefined || start === undefined
        ? []
        : [{ kind, start, target }]
    })
  )
  return links.sort((one, other) => one.start - other.start)
}

/** Put spaces in the place of code, but for the line that opens a fence. */
function blankCode(text: string): string {
  const fenced = text.replace(
    /^( {0,3}(`{3,}|~{3,})[^\n]*\n)([\s\S]*?)(^ {0,3}\2[`~]*[ \t]*$|$(?![\s\S]))/gm,
    (_, open: string, __: string, code: string, close: string) =>
      open + code.replace(/[^\n]/g, ' ') + close
  )
  return fenced.replace(
    /(?<!`)(`+)(?!`)([^`\n]|[^`\n].*?[^`\n])\1(?!`)/g,
    code => ' '.repeat(code.length)
  )
}

/** Put other targets in the place of some links. */
export function replaceLinks(
  text: string,
  replace: (link: WrittenLink) => string
): string {
  let result = ''
  let end = 0
  for (const link of findWrittenLinks(text)) {
    if (link.start < end) continue
    result += text.slice(end, link.start) + replace(link)
    end = link.start + link.target.length
  }
  return result + text.slice(end)
}
