import { type Fault, scenario } from './fault.ts'

/** Mistakes in the shell of every page. */
export const shellFaults: readonly Fault[] = [
  {
    name: 'the skip link does not move the focus',
    file: 'src/core/client/shell/Shell.tsx',
    find: 'if (focusMain()) event',
    replace: 'event',
    caughtBy: scenario('skipLink', 'moves the focus to the main', 'handbook')
  },
  {
    name: 'the skip link leads nowhere without scripts',
    file: 'src/core/client/shell/Shell.tsx',
    find: '<div id={MAIN_WRAPPER_ID} ',
    replace: '<div ',
    caughtBy: scenario('skipLink', 'without scripts, the skip link', 'handbook')
  },
  {
    name: 'a click on the backdrop leaves the menu open',
    file: 'src/core/client/ui/Modal.tsx',
    find: 'if (target === currentTarget && isBackdropPress.current) onClose()',
    replace: '',
    caughtBy: scenario('mobileMenu', 'a click on the backdrop', 'handbook')
  },
  {
    name: 'the page behind the menu can be scrolled',
    file: 'src/core/client/state/mobileMenu.ts',
    find: "isOpen ? 'hidden' : 'visible'",
    replace: "'visible'",
    caughtBy: scenario('mobileMenu', 'cannot be scrolled', 'handbook')
  },
  {
    name: 'the menu closes when a link opens elsewhere',
    file: 'src/core/client/shell/MobileMenuPanels.tsx',
    find: 'if (isLink && !hasModifier(event)) menu.close()',
    replace: 'if (isLink) menu.close()',
    caughtBy: scenario('mobileMenuPanels', 'leaves the menu open', 'handbook')
  },
  {
    name: 'going back to the main menu loses the focus',
    file: 'src/core/client/shell/MobileMenuPanels.tsx',
    find: 'mainPanel.current?.focus()',
    replace: '',
    caughtBy: scenario('mobileMenuPanels', 'moves the focus there', 'handbook')
  },
  {
    name: 'Escape loses the focus of a dropdown',
    file: 'src/core/client/shell/useDropdown.ts',
    find: "<HTMLElement>('[aria-haspopup]')?.focus()",
    replace: "<HTMLElement>('[aria-haspopup]')",
    caughtBy: scenario('dropdowns', '4.4.2 Escape closes', 'handbook')
  },
  {
    name: 'a dropdown stays open when the focus leaves it',
    file: 'src/core/client/shell/useDropdown.ts',
    find: "'touchstart', 'focusin'] as const",
    replace: "'touchstart'] as const",
    caughtBy: scenario('dropdowns', '4.4.2 Tab moves through', 'handbook')
  },
  {
    name: 'holding Enter opens and closes a dropdown',
    file: 'src/core/client/shell/useDropdown.ts',
    find: 'if (!event.repeat) toggle(false)',
    replace: 'toggle(false)',
    caughtBy: scenario('dropdowns', '4.4.1 holding Enter', 'handbook')
  },
  {
    name: 'the shell is printed',
    file: 'src/core/client/styles/print.css',
    find: ':is(dialog, [data-print="hidden"])',
    replace: ':is(dialog)',
    caughtBy: scenario('print', '10.5 bars, menus', 'handbook')
  },
  {
    name: 'a menu opened before the client runs closes',
    file: 'src/core/client/shell/MobileMenuToggle.tsx',
    find: 'if (element?.open) onOpenReplaced()',
    replace: 'if (!element) onOpenReplaced()',
    caughtBy: scenario('mobileMenu', 'before the client runs', 'handbook')
  }
]
