import { rememberVersion } from '../../../features/versions/client/preferredVersion.ts'
import { useSite } from '../state/siteContext.tsx'
import { PlainLink } from '../ui/PlainLink.tsx'
import type { MenuEntry } from './createMenuEntry.ts'

/** Link where an entry leads, and remember the docs version it stands for. */
export function MenuLink({
  entry: { link, isActive, lang, target, version },
  className
}: {
  readonly entry: MenuEntry
  readonly className: string | undefined
}) {
  const site = useSite()
  return (
    <PlainLink
      href={link.href}
      html={link.html}
      ariaLabel={link.ariaLabel}
      className={className}
      isCurrent={isActive}
      target={target}
      lang={lang}
      onClick={() => version !== undefined && rememberVersion(site, version)}
    >
      {link.label}
    </PlainLink>
  )
}
