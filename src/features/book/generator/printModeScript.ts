import type { Site } from '../../../index.ts'

/**
 * Print the script that sets a document's color mode as every page of the site does
 * (specification §4): that of the address, then the reader's choice, then the default.
 */
export function printModeScript({
  defaultMode,
  disableSwitch
}: Site['client']['colorMode']): string {
  // Reading fails if the reader denies storage.
  const choice = disableSwitch
    ? ''
    : "try { mode = localStorage.getItem('theme') ?? mode } catch {}"
  return `function setMode() {
  let mode = '${defaultMode}'
  ${choice}
  mode = new URLSearchParams(location.search).get('docusaurus-theme') ?? mode
  document.documentElement.dataset.theme = mode === 'dark' ? 'dark' : 'light'
}
setMode()
addEventListener('storage', setMode)
addEventListener('pageshow', setMode)
`
}
