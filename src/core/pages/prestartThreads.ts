import { existsSync } from 'node:fs'
import path from 'node:path'
import { isPageFile, listFiles } from '../content/listFiles.ts'
import { findModule } from '../platform/findModule.ts'
import { canStartThreads, ensureThreads } from '../platform/threads/threads.ts'
import {
  findCompileThread,
  MIN_PAGES_FOR_THREADS
} from './createPageThreads.ts'

/** With more pages, threads pay off even for writing files alone. */
const MANY_PAGES = 200

/**
 * Start threads for a build with an empty cache, if it has many pages to compile,
 * while the rest of the program loads.
 *
 * @param contentDir absolute
 */
export async function prestartForColdBuild(contentDir: string): Promise<void> {
  const count = await countPages(contentDir)
  if (count < MIN_PAGES_FOR_THREADS) return
  ensureThreads(count, {
    modules: [findCompileThread()],
    isForFirstThread: false
  })
}

/**
 * Start threads for a build after an edit, if it has many files to write, while the
 * rest of the program loads. Usually one page has changed. The pool gives it to the
 * thread that started first, so only that one loads the compiler.
 *
 * @param contentDir absolute
 */
export async function prestartForEdit(contentDir: string): Promise<void> {
  const count = await countPages(contentDir)
  if (count <= MANY_PAGES) return
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

/** @returns 0 if threads can't start, without listing files */
async function countPages(contentDir: string): Promise<number> {
  if (!canStartThreads()) return 0
  const docs = path.join(contentDir, 'docs')
  const files = await listFiles(existsSync(docs) ? docs : contentDir, {
    contentDir
  })
  return files.filter(isPageFile).length
}
