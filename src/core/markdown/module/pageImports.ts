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

const OPENING = '\uE000'
const CLOSING = '\uE001'

/**
 * Import a file into the page's module.
 *
 * The bundler hashes the file, so only the bundled module knows its URL. Until
 * then, the markup contains a marker of private-use characters, which
 * {@link writeString} replaces.
 *
 * @param specifier import specifier, such as `./x.png`
 * @returns the marker
 */
export function addImport(file: VFile, specifier: string): string {
  const imports: PageImports = file.data.pageImports ?? new Map()
  file.data.pageImports = imports
  const name = imports.get(specifier) ?? `_asset${imports.size}`
  imports.set(specifier, name)
  return `${OPENING}${name}${CLOSING}`
}

/** Add a rule to the page's style sheet. */
export function addStyleImport(file: VFile, css: string): void {
  file.data.pageStyles = new Set([...(file.data.pageStyles ?? []), css])
}

/** Write a string as an expression that replaces markers with imported URLs. */
export function writeString(value: string): string {
  // `split` alternates text and captured names.
  const parts = value.split(/\uE000(_asset\d+)\uE001/)
  const written = parts.flatMap((part, index) => {
    if (index % 2 === 1) return [part]
    return part === '' ? [] : [JSON.stringify(part)]
  })
  return written.join(' + ') || '""'
}

/** Whether a string contains the marker of an imported file. */
export function hasImport(value: string): boolean {
  return value.includes(OPENING)
}

/** Write the import declarations that plugins added. */
export function writeImports(file: VFile): readonly string[] {
  const assets = [...(file.data.pageImports ?? [])].map(
    ([specifier, name]) => `import ${name} from ${JSON.stringify(specifier)}`
  )
  const css = [...(file.data.pageStyles ?? [])].join('')
  const sheet = `import "data:text/css,${encodeURIComponent(css)}"`
  return css === '' ? assets : [...assets, sheet]
}
