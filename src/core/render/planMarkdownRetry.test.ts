import { expect, test } from 'vitest'
import { nameChunk } from '../site/routes/nameChunk.ts'
import type { LocalePlan } from '../site/routes/planLocales.ts'
import { planMarkdownRetry } from './planMarkdownRetry.ts'

/** Create a plan of two lenient pages that are read as MDX. */
function createPlan(): LocalePlan {
  const routes = ['a', 'b'].map(name => ({
    contents: [`/content/${name}.md`],
    route: { pathname: `/${name}` },
    source: {
      file: `${name}.md`,
      absolutePath: `/content/${name}.md`,
      body: 'A {value}.',
      format: 'mdx'
    }
  }))
  const content = { isLenient: true, features: [] }
  return { routes, site: { diagnostics: [], content } } as never
}

test('a style sheet of several pages is removed once', () => {
  const retry = planMarkdownRetry({
    plan: createPlan(),
    bundle: {
      pageFiles: new Map([
        [nameChunk('/a'), ['a.js', 'shared.css']],
        [nameChunk('/b'), ['b.js', 'shared.css']]
      ])
    },
    rendered: {
      diagnostics: ['a.md', 'b.md'].map(file => ({
        severity: 'error',
        message: "The page can't be rendered: value is not defined",
        place: { file }
      }))
    }
  })
  expect([...(retry?.replacedFiles ?? [])]).toEqual([
    'a.js',
    'shared.css',
    'b.js'
  ])
})
