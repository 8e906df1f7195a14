import { type Fault, scenario, unit } from './fault.ts'

const byKeyboard = scenario(
  'search',
  '2.6.12 The search works with only',
  'own'
)
const byPointer = scenario('search', '2.6.12 The search works with the', 'own')

/** Mistakes of the search. */
export const searchFaults: readonly Fault[] = [
  {
    name: 'the search opens without the tokens that its styles use',
    file: 'src/features/search/client/loadSearchDialog.ts',
    find: '    loadWholeSheet()\n',
    replace: '',
    caughtBy: byKeyboard
  },
  {
    name: 'a query cannot hold a slash',
    file: 'src/features/search/client/SearchHost.tsx',
    find: 'isField(event.target) || event.isComposing',
    replace: 'event.isComposing',
    caughtBy: byKeyboard
  },
  {
    name: 'back leaves the search open',
    file: 'src/features/search/client/useCloseOnLeave.ts',
    find: 'if (isLeft && location.key !== openedOn.current) closeSearch()',
    replace: '',
    caughtBy: byKeyboard
  },
  {
    name: 'a page that arrives closes a search that was opened meanwhile',
    file: 'src/features/search/client/useCloseOnLeave.ts',
    find: 'isLeft && location.key !== openedOn.current',
    replace: 'isLeft',
    caughtBy: byPointer
  },
  {
    name: 'a result that opens elsewhere closes the search',
    file: 'src/features/search/client/SearchDialog.tsx',
    find: 'if (hasModifier(event)) return',
    replace: '',
    caughtBy: byPointer
  },
  {
    name: 'a query that finds nothing leads nowhere',
    file: 'src/features/search/client/SearchState.tsx',
    find: '(foundNothing || !isAsking)',
    replace: '!isAsking',
    caughtBy: byPointer
  },
  {
    name: 'a very short stem with a typo means any longer word',
    file: 'src/features/search/client/engine/expandTerm.ts',
    find: 'SUFFIX.test(suffix)',
    replace: "suffix !== ''",
    caughtBy: unit(
      'features/search/client/engine/expandTerm.test.ts',
      'and not just any letters'
    )
  },
  {
    name: 'a short stem takes two typos and a suffix',
    file: 'src/features/search/client/engine/expandTerm.ts',
    find: ' || edits > limitEdits(length)',
    replace: '',
    caughtBy: unit(
      'features/search/client/engine/expandTerm.test.ts',
      'a short term is not two typos'
    )
  },
  {
    name: 'the search offers the page that is open',
    file: 'src/features/search/client/useSearchOptions.ts',
    find: 'path !== pathname',
    replace: "path !== ''",
    caughtBy: byPointer
  },
  {
    name: 'an answer that comes late takes the place of a later one',
    file: 'src/features/search/client/useSearch.ts',
    find: 'if (isWanted) setAnswer(next)',
    replace: 'setAnswer(next)',
    caughtBy: scenario('search', '2.6.12 Nothing of the search', 'own')
  },
  {
    name: 'the search keeps the words it was opened with',
    file: 'src/features/search/client/searchDialog.ts',
    find: "export function openSearch(words = ''): void {\n",
    replace:
      "let kept = ''\nexport function openSearch(words = kept): void {\n  kept = words\n",
    caughtBy: scenario('notFound', 'An address leads nowhere', 'own')
  },
  {
    name: 'the search closes under a reader who opens it again at once',
    file: 'src/core/client/ui/Modal.tsx',
    find: 'if (!event.currentTarget.open) onClose()',
    replace: 'onClose()',
    caughtBy: byKeyboard
  },
  {
    name: 'a slash right after Escape is lost',
    file: 'src/core/client/ui/Modal.tsx',
    find: 'onKeyDown={handleKey}',
    replace: '',
    caughtBy: byKeyboard
  },
  {
    name: 'the open library leads however little it has to say',
    file: 'src/features/search/client/engine/groupHits.ts',
    find: 'const NEAR_SHARE = 0.8',
    replace: 'const NEAR_SHARE = 0',
    caughtBy: unit(
      'features/search/client/engine/groupHits.test.ts',
      'one that is far behind stays'
    )
  },
  {
    name: 'names that start with the query beat a heading that is the query',
    file: 'src/features/search/client/engine/createScoring.ts',
    find: 'Math.sqrt(terms.size)',
    replace: 'terms.size',
    caughtBy: unit(
      'features/search/client/engine/createScoring.test.ts',
      'names that start with a word do not beat'
    )
  },
  {
    name: 'a heading that is the query counts like any other',
    file: 'src/features/search/client/engine/createScoring.ts',
    find: 'const WHOLE_HEADING = 2.5',
    replace: 'const WHOLE_HEADING = 1',
    caughtBy: unit(
      'features/search/client/engine/createScoring.test.ts',
      'a heading that is nothing else'
    )
  },
  {
    name: 'a part of a name that occurs twice is marked twice in one place',
    file: 'src/features/search/client/engine/markTerms.ts',
    find: 'letters.indexOf(part, place)',
    replace: 'letters.indexOf(part)',
    caughtBy: unit(
      'features/search/client/engine/markTerms.test.ts',
      'several parts of a name'
    )
  },
  {
    name: 'a part of a name is marked as far as its stem goes',
    file: 'src/features/search/client/engine/markTerms.ts',
    find: '/^\\p{Ll}*/u',
    replace: '/^/u',
    caughtBy: unit(
      'features/search/client/engine/markTerms.test.ts',
      'to its end, whatever its stem'
    )
  },
  {
    name: 'letters that come before the field are lost',
    file: 'src/features/search/client/SearchHost.tsx',
    find: "document.addEventListener('keydown', keepLetter)",
    replace: '',
    caughtBy: scenario('search', '2.6.12 Nothing of the search', 'own')
  },
  {
    name: 'a sample is found by what it hides',
    file: 'src/features/search/generator/rehypeSearchParts.ts',
    find: 'removeCut(toText(node))',
    replace: 'toText(node)',
    caughtBy: unit(
      'features/search/generator/rehypeSearchParts.test.ts',
      'lines above the cut'
    )
  },
  {
    name: 'an excerpt starts in the middle of its sentence',
    file: 'src/features/search/client/engine/markTerms.ts',
    find: 'const BEFORE_SENTENCE = 60',
    replace: 'const BEFORE_SENTENCE = 0',
    caughtBy: unit(
      'features/search/client/engine/markTerms.test.ts',
      'with its sentence'
    )
  },
  {
    name: 'an excerpt runs a list together',
    file: 'src/features/search/generator/rehypeSearchParts.ts',
    find: 'part.blocks.push(isOpen ?',
    replace: 'part.blocks.push(isOpen && false ?',
    caughtBy: unit(
      'features/search/generator/rehypeSearchParts.test.ts',
      'ends like one'
    )
  }
]
