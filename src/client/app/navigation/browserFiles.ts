import type { PageTable } from '../../../model/route.ts'
import type { Sidebar } from '../../../model/sidebar.ts'

/** How files of the site come into the page; paths are relative to the base. */
export interface SiteFiles {
  /** @returns undefined when there is no such table */
  readonly readTable: (file: string) => Promise<PageTable | undefined>
  readonly readSidebar: (file: string) => Promise<Sidebar>
  readonly loadScript: (file: string) => Promise<void>
  readonly loadStyle: (file: string) => Promise<void>
  /** Let the browser fetch a file when it has nothing better to do. */
  readonly prefetch: (file: string) => Promise<void>
}

/** Create the access to files through the browser. */
export function createBrowserFiles(baseUrl: string): SiteFiles {
  function createUrl(file: string): string {
    return encodeURI(`${baseUrl}${file}`)
  }
  return {
    async readTable(file) {
      const response = await fetch(createUrl(file))
      if (response.status === 404) return undefined
      return readJson<PageTable>(response)
    },
    async readSidebar(file) {
      return readJson<Sidebar>(await fetch(createUrl(file)))
    },
    // Order is the bundler's care: with `async = false` the page that is wanted
    // would wait for one that was wanted before.
    loadScript(file) {
      const script = document.createElement('script')
      script.src = createUrl(file)
      return appendAndWait(script)
    },
    loadStyle(file) {
      return appendAndWait(createLink('stylesheet', createUrl(file)))
    },
    async prefetch(file) {
      const link = createLink('prefetch', createUrl(file))
      if (link.relList.supports('prefetch')) await appendAndWait(link)
      else await (await fetch(link.href, { priority: 'low' })).blob()
    }
  }
}

/** The build wrote the file, so its shape is known and not checked again. */
async function readJson<Value>(response: Response): Promise<Value> {
  if (!response.ok) {
    throw new Error(`${response.url} answered with status ${response.status}.`)
  }
  return response.json() as Promise<Value>
}

function createLink(rel: string, href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  return link
}

/** A failed element goes, so that the next attempt can add it again. */
function appendAndWait(
  element: HTMLScriptElement | HTMLLinkElement
): Promise<void> {
  return new Promise((resolve, reject) => {
    element.onload = () => resolve()
    element.onerror = () => {
      element.remove()
      reject(new Error(`Loading ${findAddress(element)} failed.`))
    }
    document.head.append(element)
  })
}

function findAddress(element: HTMLScriptElement | HTMLLinkElement): string {
  return element instanceof HTMLScriptElement ? element.src : element.href
}
