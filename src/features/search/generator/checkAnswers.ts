import type { Diagnostic } from '../../../core/model/diagnostic.ts'
import type { Cache } from '../../../core/platform/cache/createCache.ts'
import { createOpenIndex } from '../engine/createOpenIndex.ts'
import { searchPhrase } from '../engine/searchPhrase.ts'
import { mapSearchFiles } from './buildSearchIndex.ts'
import { getSearchIndex } from './getSearchIndex.ts'
import { readSearchRequest } from './printSearchFiles.ts'
import type { SearchedLocale } from './readSearchedPages.ts'

interface IndexedLocale extends SearchedLocale {
  readonly cache: Cache
}

/** Report questions in `answers` for which the search finds another page first. */
export async function checkAnswers(
  locale: IndexedLocale
): Promise<readonly Diagnostic[]> {
  const asked = locale.plan.routes.flatMap(({ route, source }) =>
    (source?.frontMatter?.answers ?? []).map((question, index) => ({
      question,
      path: route.pathname,
      place: source?.locator.findValue(['answers', index])
    }))
  )
  if (asked.length === 0) return []
  const find = await openPages(locale)
  const diagnostics: Diagnostic[] = []
  for (const { question, path, place } of asked) {
    const first = await find(question)
    if (first?.path === path) continue
    const found = first && `"${first.title}" (${first.path}) first`
    diagnostics.push({
      severity: 'warning',
      message: `The search finds ${found ?? 'nothing'} for "${question}".`,
      place,
      hint: 'Name what only this page is about, or move the question to the other page.'
    })
  }
  return diagnostics
}

/** Create a function that finds the first page for a query, as the dialog does. */
async function openPages(locale: IndexedLocale) {
  const request = await readSearchRequest(locale)
  const built = await getSearchIndex(request, locale.cache)
  const files = mapSearchFiles(built)
  const index = createOpenIndex(JSON.parse(built.root.text), async file =>
    JSON.parse(files.get(file) ?? 'null')
  )
  return async (query: string) => {
    const [first] = await searchPhrase(query, index)
    return first && request.pages[first.page]
  }
}
