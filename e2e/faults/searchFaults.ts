import { type Fault, scenario } from './fault.ts'

const dialog = 'src/features/search/e2e/searchDialog'
/** Mistakes in the search. */
export const searchFaults: readonly Fault[] = [
  {
    name: 'a slash cannot be typed in a query',
    file: 'src/features/search/client/searchKeys.ts',
    find: "key === '/' && !ctrlKey && !isTyping",
    replace: "key === '/' && !ctrlKey",
    caughtBy: scenario(dialog, '2.6.12 Ctrl+K opens the search', 'below')
  },
  {
    name: 'back leaves the search open',
    file: 'src/features/search/client/SearchDialog.tsx',
    find: "if (currentEntry.get().action === 'POP') closeSearch()",
    replace: '',
    caughtBy: scenario(dialog, '2.6.12 a reader searches', 'below')
  },
  {
    name: 'a late answer replaces a newer one',
    file: 'src/features/search/client/useSearch.ts',
    find: 'if (isCurrent) setAnswer(next)',
    replace: 'setAnswer(next)',
    caughtBy: scenario(dialog, '2.6.12 an answer that comes', 'below')
  }
]
