/** Tell whether a script has a default export, in any notation. */
export function hasDefaultExport(source: string): boolean {
  return /\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b|\bexport\s*\{\s*default\b/.test(
    source
  )
}
