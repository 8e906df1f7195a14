/** The supported part of `@docusaurus/theme-common`. */

import { useColorMode as useOwnColorMode } from '../../../../../core/client/state/colorMode.ts'
import { useSite } from '../../../../../core/client/state/siteContext.tsx'

export { useCurrentSidebarCategory } from '../../currentCategory.ts'

/**
 * Use the reader's color mode, in the form that Docusaurus components expect.
 */
export function useColorMode() {
  const { colorMode, toggle } = useOwnColorMode(useSite().colorMode)
  return {
    colorMode,
    isDarkTheme: colorMode === 'dark',
    setColorMode: (mode: string) => {
      if (mode !== colorMode) toggle()
    }
  }
}
