import { existsSync } from 'node:fs'
import path from 'node:path'
import { isPageFile, listFiles } from '../content/listFiles.ts'
import type { Cache } from '../platform/cache/createCache.ts'
import { findModule } from '../platform/findModule.ts'
import { canStartThreads, ensureThreads } from '../platform/threads/threads.ts'
import {
  findCompileThread,
  MIN_PAGES_FOR_THREADS
} from './createPageThreads.ts'

/** With more pages, threads pay off even for writing files alone. */
const MANY_PAGES = 200

/**
 * Start threads while the rest of the program loads, if the build will need
 * them: to write many files, or to compile many pages when the cache is empty.
 *
 * @param contentDir absolute
 */
export async function prestartThreads(
  contentDir: string,
  cache: Pick<Cache, 'isNew'>
): Promise<void> {
  if (!canStartThreads()) return
  const docs = path.join(contentDir, 'docs')
  const files = await listFiles(existsSync(docs) ? docs : contentDir, {
    contentDir
  })
  const count = files.filter(isPageFile).length
  if (cache.isNew && count >= MIN_PAGES_FOR_THREADS)
    ensureThreads(count, {
      modules: [findCompileThread()],
      isForFirstThread: false
    })
  else if (count > MANY_PAGES) {
    // Something has changed, most often one page. The pool gives it to the thread
    // that started first, so only that one loads the compiler.
    ensureThreads(count, {
      modules: [
        findCompileThread(),
        // The bundled program, which alone has threads, has all modules in one folder.
        findModule(import.meta.url, 'features'),
        // Most pages have code.
        'shiki/wasm'
      ],
      isForFirstThread: true
    })
  }
}
