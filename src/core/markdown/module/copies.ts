import {
  type ContentRequest,
  printContentRequest
} from '../../site/routes/contentRequest.ts'

/** Copies of partials; see `numberPartials`. */
export interface Copies {
  /** Which copy of a partial this is; undefined for the first. */
  readonly current: string | undefined
  /**
   * Find the request of a partial that this page or partial includes.
   *
   * @param specifier as imported
   * @param index among its partials
   */
  readonly locate: (specifier: string, index: number) => string
}

declare module 'vfile' {
  interface DataMap {
    copies: Copies
  }
}

/** Find out which copies a page or partial includes, and whether it's one itself. */
export function findCopies({
  copy: current,
  copies = []
}: Pick<ContentRequest, 'copy' | 'copies'>): Copies {
  return {
    current,
    locate: (specifier, index) => {
      const select = (start: string) =>
        copies
          .filter(each => each.startsWith(start))
          .map(each => each.slice(start.length))
      const [copy] = select(`${index}-`)
      const inner = select(`${index}_`)
      return printContentRequest({ file: specifier, copy, copies: inner })
    }
  }
}
