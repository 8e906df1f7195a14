/** What a module request says about copies of partials; see `numberPartials`. */
export interface Copies {
  /** Which copy of a partial this is; undefined for the first. */
  readonly own: string | undefined
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

/**
 * Read the parameters `copy` and `copies` of a module request.
 *
 * `copies=2-2.0_1-3` means that the third partial is the second copy of its file,
 * and that the second partial within the first one is the third copy of another.
 *
 * @returns undefined without these parameters
 */
export function readCopies(query: string): Copies | undefined {
  const parameters = new URLSearchParams(query)
  const own = parameters.get('copy') ?? undefined
  const list = parameters.get('copies')?.split('.') ?? []
  if (own === undefined && list.length === 0) return undefined
  return {
    own,
    locate: (specifier, index) => {
      const copy = list.find(each => each.startsWith(`${index}-`))
      const inner = list.filter(each => each.startsWith(`${index}_`))
      const strip = (each: string) => each.slice(`${index}`.length + 1)
      const added = [
        ...(copy === undefined ? [] : [`copy=${strip(copy)}`]),
        ...(inner.length === 0 ? [] : [`copies=${inner.map(strip).join('.')}`])
      ]
      return added.length === 0 ? specifier : `${specifier}?${added.join('&')}`
    }
  }
}
