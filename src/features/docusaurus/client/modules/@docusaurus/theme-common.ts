/** The supported part of `@docusaurus/theme-common`. */

import { useColorMode as useOwnColorMode } from '../../../../../core/client/state/colorMode.ts'
import { useSite } from '../../../../../core/client/state/siteContext.tsx'

export { useCurrentSidebarCategory } from '../../currentCategory.ts'

/**
 * Use the reader's colour mode, in the form Docusaurus passes to components.
 */
export function useColorMode() {
  const { colorMode, toggle } = useOwnColorMode(useSite().colorMode)
  return {
    colorMode,
    isDarkTheme: colorMode === 'dark',
    setColorMode: (wanted: string) => {
      if (wanted !== colorMode) toggle()
    }
  }
}
