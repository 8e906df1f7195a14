import { conformance, type Fault, scenario, unit } from './fault.ts'

const opens = scenario('mobileMenu', '4.2 A reader opens the menu', 'handbook')
const closes = scenario('mobileMenu', '4.2 A reader closes the', 'handbook')
const byKeyboard = scenario('dropdowns', '4.4 By the keyboard', 'handbook')

/** Mistakes in the parts that every page has. */
export const shellFaults: readonly Fault[] = [
  {
    name: 'the skip link moves no focus',
    file: 'src/core/client/shell/SkipLink.tsx',
    find: 'if (focusMain()) event',
    replace: 'event',
    caughtBy: scenario('skipLink', '1.2 A reader skips', 'handbook')
  },
  {
    name: 'the skip link leads nowhere without scripts',
    file: 'src/core/client/shell/Shell.tsx',
    find: '<div id={MAIN_WRAPPER_ID} ',
    replace: '<div ',
    caughtBy: scenario('skipLink', '1.2 No script is needed', 'handbook')
  },
  {
    name: 'links that leave the site do not say so',
    file: 'src/core/client/ui/PlainLink.tsx',
    find: '{isExternal && <NewTabMark />}',
    replace: '',
    caughtBy: unit('core/client/shell/Navbar.test.tsx', '')
  },
  {
    name: 'what opens a new tab can reach back',
    file: 'src/core/client/ui/PlainLink.tsx',
    find: "'noopener noreferrer' : undefined",
    replace: 'undefined : undefined',
    caughtBy: conformance(
      'footer',
      '1.4.3 an external entry has an icon',
      'handbook'
    )
  },
  {
    name: 'the menu stays open under a press beside it',
    file: 'src/core/client/ui/Modal.tsx',
    find: 'if (target === currentTarget && isBackdropPress.current) onClose()',
    replace: '',
    caughtBy: closes
  },
  {
    name: 'the page behind the menu can be scrolled',
    file: 'src/core/client/state/mobileMenu.ts',
    find: "isOpen ? 'hidden' : 'visible'",
    replace: "'visible'",
    caughtBy: opens
  },
  {
    name: 'the menu stays open on a screen that has become wide',
    file: 'src/core/client/state/mobileMenu.ts',
    find: "if (layoutMode === 'desktop') closeMobileMenu()",
    replace: '',
    caughtBy: scenario('mobileMenu', '4.2 The window changes', 'handbook')
  },
  {
    name: 'the menu closes when a link opens elsewhere',
    file: 'src/core/client/shell/MobileMenuPanels.tsx',
    find: 'if (isLink && !hasModifier(event)) menu.close()',
    replace: 'if (isLink) menu.close()',
    caughtBy: scenario('mobileMenuPanels', 'keep the menu open', 'handbook')
  },
  {
    name: 'the way back to the main menu loses the focus',
    file: 'src/core/client/shell/MobileMenuPanels.tsx',
    find: 'mainPanel.current?.focus()',
    replace: '',
    caughtBy: scenario('mobileMenuPanels', 'sees both panels', 'handbook')
  },
  {
    name: 'Escape loses the focus of a dropdown',
    file: 'src/core/client/state/dropdown.ts',
    find: "<HTMLElement>('[aria-haspopup]')?.focus()",
    replace: "<HTMLElement>('[aria-haspopup]')",
    caughtBy: byKeyboard
  },
  {
    name: 'a dropdown stays open when the focus leaves it',
    file: 'src/core/client/state/dropdown.ts',
    find: "'touchstart', 'focusin'] as const",
    replace: "'touchstart'] as const",
    caughtBy: byKeyboard
  },
  {
    name: 'Enter that is held opens and closes',
    file: 'src/core/client/state/dropdown.ts',
    find: 'if (event.repeat) return',
    replace: '',
    caughtBy: scenario('dropdowns', '4.4 On a trigger with a page', 'handbook')
  },
  {
    name: 'items of the navbar know letter case',
    file: 'src/core/client/shell/isActiveRule.ts',
    find: "new RegExp(rule.regex, 'i')",
    replace: 'new RegExp(rule.regex)',
    caughtBy: unit('core/client/shell/isActiveRule.test.ts', '')
  },
  {
    name: 'the shell is printed',
    file: 'src/core/client/styles/print.css',
    find: ':is(dialog, [data-print="hidden"])',
    replace: ':is(dialog)',
    caughtBy: scenario(
      'print',
      '10.5 A reader prints a page',
      'handbook',
      'own'
    )
  },
  {
    name: 'a link of the sidebar does not say that it is current',
    file: 'src/core/client/sidebar/SidebarList.tsx',
    find: 'isCurrent={isCurrent}',
    replace: 'isCurrent={!item}',
    caughtBy: unit('core/client/sidebar/SidebarTree.test.tsx', '')
  },
  {
    name: 'a category without a page cannot be reached without scripts',
    file: 'src/core/client/sidebar/SidebarCategory.tsx',
    find: '<a href={findFirstHref(item)} ',
    replace: '<a ',
    caughtBy: unit('core/client/sidebar/SidebarTree.test.tsx', '')
  },
  {
    name: 'the navbar has the name of another landmark',
    file: 'src/core/client/shell/Navbar.tsx',
    find: 'aria-label={texts.mainNavigation}',
    replace: 'aria-label={texts.mainMenu}',
    caughtBy: unit('core/client/shell/Shell.test.tsx', 'in this order')
  },
  {
    name: 'a link of the navbar loses its name for screen readers',
    file: 'src/core/client/shell/MenuLink.tsx',
    find: '      ariaLabel={link.ariaLabel}\n',
    replace: '',
    caughtBy: unit('core/client/shell/Navbar.test.tsx', 'can have a name')
  },
  {
    name: 'the banner of a version leads to its first page',
    file: 'src/features/versions/client/VersionBanner.tsx',
    find: 'versions?.[latest.name] ?? latest',
    replace: 'latest',
    caughtBy: conformance(
      'versions',
      '2.5.9 an unreleased version says so',
      'versionsAndLocales'
    )
  },
  {
    name: 'a menu that is opened before the client runs closes',
    file: 'src/core/client/shell/MobileMenuToggle.tsx',
    find: 'if (element?.open) onOpenReplaced()',
    replace: 'if (!element) onOpenReplaced()',
    caughtBy: scenario('mobileMenu', 'before the client runs', 'handbook')
  },
  {
    name: 'an enlarged picture has no description',
    file: 'src/core/client/pages/zoomImage.ts',
    find: '  large.alt = image.alt\n',
    replace: '',
    caughtBy: scenario('pictures', '2.9.18 A reader enlarges', 'everything')
  }
]
