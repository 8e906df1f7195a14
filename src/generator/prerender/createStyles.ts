import type { ClientSite } from '../../model/site.ts'

/**
 * Create the style sheet that every page carries: the shell's, and the colours
 * that the site configures, which no `style` attribute may set.
 */
export function createStyles(shell: string, site: ClientSite): string {
  const bar = site.announcementBar
  const colors = [
    ...createColor('--announcement-background', bar?.backgroundColor),
    ...createColor('--announcement-text', bar?.textColor)
  ]
  return colors.length === 0
    ? shell
    : `${shell}@layer tokens{:root{${colors.join('')}}}`
}

function createColor(
  property: string,
  color: string | undefined
): readonly string[] {
  // A colour has no business with the signs that would end the rule.
  return color === undefined
    ? []
    : [`${property}:${color.replace(/[;{}<]/g, '')};`]
}
