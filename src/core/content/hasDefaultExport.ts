/** Whether a script has a default export, as an ES module or CommonJS. */
export function hasDefaultExport(source: string): boolean {
  return /\bexport\s+default\b|\bas\s+default\b|\bmodule\.exports\b|\bexport\s*\{\s*default\b/.test(
    source
  )
}
