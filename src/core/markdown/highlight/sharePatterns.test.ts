import { createOnigurumaEngine } from 'shiki/engine/oniguruma'
import { expect, test } from 'vitest'
import { sharePatterns } from './sharePatterns.ts'

const NOT_BEGIN_POSITION = 4

test.each<[about: string, patterns: string[], starts: number[]]>([
  ['the leftmost match wins', ['c', 'b', 'x'], [0, 1, 2, 3]],
  ['of two matches at one position, the first pattern wins', ['b', 'bc'], [0]],
  ['a match is found again from any start before it', ['d'], [0, 2, 3, 4]],
  ['an earlier start is searched again', ['a'], [3, 0]],
  ['\\G means the start', ['\\Gb', '\\Gc'], [0, 1, 2, 1]],
  ['a pattern looks behind the start', ['(?<=b)c'], [2]],
  ['groups have positions', ['(a)(z)?(b)'], [0]],
  ['nothing is found', ['z', 'y'], [0, 3]]
])(
  "scanners find the same as the engine's: %s",
  async (_, patterns, starts) => {
    const engine = await createOnigurumaEngine(import('shiki/wasm'))
    const shared = sharePatterns(engine)
    const string = engine.createString('abcdabcd')
    const expected = engine.createScanner(patterns)
    // Two scanners that share patterns, used in turn.
    const scanners = [patterns, ['q', ...patterns]].map(sources =>
      shared.createScanner(sources)
    )
    for (const options of [0, NOT_BEGIN_POSITION]) {
      for (const start of starts) {
        const wanted = expected.findNextMatchSync(string, start, options)
        const [first, second] = scanners.map(scanner =>
          scanner.findNextMatchSync(string, start, options)
        )
        expect(first).toEqual(wanted)
        expect(second).toEqual(wanted && { ...wanted, index: wanted.index + 1 })
      }
    }
  }
)
