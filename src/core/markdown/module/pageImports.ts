import type { Expression, Program } from 'estree'
import type { VFile } from 'vfile'

/** Imports that plugins add to the module of a page: specifier → name. */
type PageImports = Map<string, string>

declare module 'vfile' {
  interface DataMap {
    pageImports: PageImports
    /** Rules of the page's style sheet. */
    pageStyles: ReadonlySet<string>
  }
}

const MARKER = /\uE000(_asset\d+)\uE001/

/**
 * Import a file into the page's module.
 *
 * The bundler hashes the file, so only the bundled module knows its URL. Until
 * then, the markup contains a marker of private-use characters, which
 * {@link recmaImports} replaces.
 *
 * @param specifier import specifier, such as `./x.png`
 * @returns the marker
 */
export function addImport(file: VFile, specifier: string): string {
  const imports: PageImports = file.data.pageImports ?? new Map()
  file.data.pageImports = imports
  const name = imports.get(specifier) ?? `_asset${imports.size}`
  imports.set(specifier, name)
  return `\uE000${name}\uE001`
}

/** Add a rule to the page's style sheet. */
export function addStyleImport(file: VFile, css: string): void {
  file.data.pageStyles = new Set([...(file.data.pageStyles ?? []), css])
}

/** Print the import declarations that plugins added. */
export function printImports(file: VFile): readonly string[] {
  const assets = [...(file.data.pageImports ?? [])].map(
    ([specifier, name]) => `import ${name} from ${JSON.stringify(specifier)}`
  )
  const css = [...(file.data.pageStyles ?? [])].join('')
  const sheet = `import "data:text/css,${encodeURIComponent(css)}"`
  return css === '' ? assets : [...assets, sheet]
}

/** Replace the markers in a page's strings with the imported URLs. */
export function recmaImports() {
  return (tree: Program, { data }: VFile) => {
    if (data.pageImports !== undefined) replaceMarkers(tree)
  }
}

function replaceMarkers(node: object): void {
  for (const [key, child] of Object.entries(node)) {
    if (typeof child !== 'object' || child === null) continue
    if (child.type === 'Literal' && MARKER.test(child.value)) {
      Object.assign(node, { [key]: createExpression(child.value) })
    } else replaceMarkers(child)
  }
}

/** `split` alternates text and the names of imports. */
function createExpression(text: string): Expression {
  return text
    .split(MARKER)
    .flatMap((part, index): Expression[] => {
      if (index % 2 === 1) return [{ type: 'Identifier', name: part }]
      return part === '' ? [] : [{ type: 'Literal', value: part }]
    })
    .reduce((left, right) => ({
      type: 'BinaryExpression',
      operator: '+',
      left,
      right
    }))
}
