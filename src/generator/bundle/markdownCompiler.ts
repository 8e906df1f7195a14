import { AsyncLocalStorage } from 'node:async_hooks'
import path from 'node:path'
import type { StaticContent } from '../../model/route.ts'
import type { PageSection } from '../../model/searchSection.ts'
import { answerBoundsQuestion } from '../content/siteBounds.ts'
import type {
  MarkdownContext,
  MarkdownFinding
} from '../markdown/markdownContext.ts'
import type { PlainMarkdown } from '../markdown/plain/plainMarkdown.ts'
import {
  type Facts,
  observe,
  type RecordedFacts,
  recordFacts
} from '../store/observe.ts'
import { parseFileQuestion } from '../store/observedFiles.ts'
import { createCompileFinding } from './createCompileFinding.ts'

/** A page to compile. */
export interface MarkdownRequest {
  /** Absolute. */
  readonly file: string
  /** Of the import: which part of the page is wanted, and how it is read. */
  readonly query: string
  readonly source: string
}

/** What came of a page. */
export interface CompiledMarkdown {
  readonly result: PageResult
  /** Absolute: other files that the page was made from. */
  readonly files: readonly string[]
  /** Absolute: what it looked for and did not find. */
  readonly missing: readonly string[]
  /** All that it depends on, files and links. */
  readonly facts: Facts
  /** What was found in it; reported already. */
  readonly findings: readonly MarkdownFinding[]
}

/** A page's module, and what the page says. */
export interface CompiledPage {
  readonly code: string
  readonly text?: StaticContent
  readonly markdown?: PlainMarkdown
  /** What the search reads. */
  readonly sections: readonly PageSection[]
}

/** What was compiled, by path and query. */
export type CompiledPages = ReadonlyMap<string, CompiledPage>

type PageResult = CompiledPage | { readonly failure: MarkdownFinding }

/** Compiles pages, each once for all who ask and for later builds. */
export interface MarkdownCompiler {
  /** The context to compile with: it notes what a page asks and tells. */
  readonly context: MarkdownContext
  /** What was compiled so far. */
  readonly compiled: CompiledPages
  /**
   * Give the module of a page, and report what was found in the page, whether it
   * was compiled now or before.
   *
   * @param compile runs unless a module is kept that is still right
   */
  readonly compile: (
    request: MarkdownRequest,
    compile: () => Promise<string>
  ) => Promise<CompiledMarkdown>
  /** Answer what a page has asked of the site: where links lead, what is its own. */
  readonly answer: (question: string) => string | undefined
  /** Compile a page and say what it depends on; nothing is kept or reported. */
  readonly make: (
    request: MarkdownRequest,
    compile: () => Promise<string>
  ) => Promise<MadePage>
}

/** A page that was compiled just now, and what it depends on. */
export type MadePage = RecordedFacts<KeptPage>

/** Makes a page in another thread, or here after all. */
export type MakeElsewhere = (
  request: MarkdownRequest,
  makeHere: () => Promise<MadePage>
) => Promise<MadePage>

/** What the plugins say of a page while it is compiled. */
interface PageNotes {
  readonly findings: MarkdownFinding[]
  text?: StaticContent
  markdown?: PlainMarkdown
  sections?: readonly PageSection[]
}

/** What is kept of a page. Its findings name files from the content folder. */
interface KeptPage {
  readonly result: PageResult
  readonly findings: readonly MarkdownFinding[]
}

/**
 * Create the compiler of pages.
 *
 * A kept module is right while every link in it leads where it led, and every
 * file that its page looked for is as it was, or still missing. So a new page
 * does not recompile those that do not link to it.
 *
 * @param facts what all pages depend on
 * @param makeElsewhere compiles in the place of this thread
 */
export function createMarkdownCompiler(
  given: MarkdownContext,
  facts: readonly string[],
  makeElsewhere: MakeElsewhere = (_, makeHere) => makeHere()
): MarkdownCompiler {
  const { contentDir, store } = given
  // Several parts of a page are compiled at once: each has notes of its own.
  const pages = new AsyncLocalStorage<PageNotes>()
  const compiled = new Map<string, CompiledPage>()
  const context: MarkdownContext = {
    ...given,
    report: finding => {
      pages.getStore()?.findings.push(finding)
    },
    tellText: text => {
      const page = pages.getStore()
      if (page) page.text = text
    },
    tellMarkdown: told => {
      const page = pages.getStore()
      if (page) page.markdown = told
    },
    tellSections: sections => {
      const page = pages.getStore()
      if (page) page.sections = sections
    },
    resolveLink: (link, fromFile) => {
      const resolved = given.resolveLink(link, fromFile)
      const from = path.relative(contentDir, fromFile)
      observe(`link ${JSON.stringify([from, link])}`, JSON.stringify(resolved))
      return resolved
    }
  }

  function answerQuestion(question: string): string | undefined {
    if (!question.startsWith('link ')) {
      return answerBoundsQuestion(question, contentDir)
    }
    const [from, link] = JSON.parse(question.slice('link '.length))
    const fromFile = path.join(contentDir, from)
    return JSON.stringify(given.resolveLink(link, fromFile))
  }

  const make: MarkdownCompiler['make'] = ({ file }, compile) =>
    recordFacts(() => compilePage(file, compile))

  async function compilePage(
    file: string,
    compile: () => Promise<string>
  ): Promise<KeptPage> {
    const notes: PageNotes = { findings: [] }
    const { findings } = notes
    const result = await pages.run(notes, async () => {
      try {
        const code = await compile()
        const { text, markdown, sections = [] } = notes
        return {
          code,
          sections,
          ...(text && { text }),
          ...(markdown && { markdown })
        }
      } catch (error) {
        const failure = createCompileFinding(error, { file, contentDir })
        findings.push(failure)
        return { failure }
      }
    })
    const relate = (name: string) => path.relative(contentDir, name)
    return { result, findings: renameFiles(findings, relate) }
  }

  return {
    context,
    compiled,
    answer: answerQuestion,
    make,
    compile: async (request, compile) => {
      const { file, query, source } = request
      const name = path.relative(contentDir, file)
      const { value, facts: found } = await store.recall(
        {
          step: 'pages',
          inputs: [...facts, name, query, source],
          answer: answerQuestion
        },
        async () => {
          const made = await makeElsewhere(request, () =>
            make(request, compile)
          )
          for (const [question, answer] of made.facts) observe(question, answer)
          return made.value
        }
      )
      const locate = (name: string) => path.join(contentDir, name)
      const findings = renameFiles(value.findings, locate)
      for (const finding of findings) given.report(finding)
      const failure = 'failure' in value.result && findings.at(-1)
      const result = failure ? { failure } : value.result
      if ('code' in result) compiled.set(file + query, result)
      return { result, facts: found, findings, ...listFiles(found) }
    }
  }
}

/** Name the files of findings otherwise. */
export function renameFiles(
  findings: readonly MarkdownFinding[],
  rename: (file: string) => string
): readonly MarkdownFinding[] {
  return findings.map(finding => ({ ...finding, file: rename(finding.file) }))
}

/** Name the files that a page must be compiled again for. */
function listFiles(facts: Facts): Pick<CompiledMarkdown, 'files' | 'missing'> {
  const files = new Set<string>()
  const missing = new Set<string>()
  for (const [question, answer] of facts) {
    const path = parseFileQuestion(question)?.path
    if (path === undefined || answer === 'folder') continue
    if (answer === 'nothing' || answer === 'unreadable') missing.add(path)
    else files.add(path)
  }
  return { files: [...files], missing: [...missing] }
}
