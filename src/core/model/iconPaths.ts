import type { LibraryIconName } from './site.ts'

/**
 * One path per icon, in a 24 × 24 box. libraryIcons.css duplicates them.
 */
export const ICON_PATHS: Readonly<Record<LibraryIconName, string>> = {
  book: 'M12 6C9.5 4.5 6.5 4 3.5 4.5v14c3-.5 6 0 8.5 1.5 2.5-1.5 5.5-2 8.5-1.5v-14c-3-.5-6 0-8.5 1.5zM12 6v14',
  box: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  bug: 'M8 9a4 4 0 0 1 8 0v5a4 4 0 0 1-8 0zM8 11H3.5M20.5 11H16M8 15l-4 3M16 15l4 3M8 8L4.5 5M16 8l3.5-3',
  database:
    'M5 6c0-4 14-4 14 0v12c0 4-14 4-14 0zM5 6c0 4 14 4 14 0M5 12c0 4 14 4 14 0',
  form: 'M4 5h16v5H4zM4 14h7v5H4zM14.5 16.5l2 2 3.5-4',
  globe:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  hook: 'M16.5 7.5V13a5.5 5.5 0 0 1-11 0v-2.5l3 3M16.5 7.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  lock: 'M5 11h14v9H5zM8 11V8a4 4 0 0 1 8 0v3',
  log: 'M6 3h12v18H6zM9.5 8h5M9.5 12h5M9.5 16h3',
  palette:
    'M12 3a9 9 0 1 0 0 18c1.5 0 2-1 2-2s-.7-1.3-.7-2.3 .8-1.7 2-1.7H18a3 3 0 0 0 3-3c0-5-4-9-9-9zM7.5 11.5h.01M10.5 7.5h.01M15 8h.01',
  phone: 'M7 3h10v18H7zM11 18h2',
  server: 'M4 4h16v7H4zM4 13h16v7H4zM7.5 7.5h.01M7.5 16.5h.01',
  terminal: 'M3.5 5h17v14h-17zM7.5 10l2.5 2-2.5 2M13 15h3.5',
  window: 'M4 4h16v11H4zM4 8h16M8 19.5h8'
}
