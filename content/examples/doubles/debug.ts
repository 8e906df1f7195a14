import type * as declared from '@toolbox/debug'

class FakeApi<T extends declared.FakeItem> {
  #items: T[] = []
  readonly #options: declared.FakeRestApiOptions<T>

  constructor(options: declared.FakeRestApiOptions<T>) {
    this.#options = options
    this.reset()
  }

  reset() {
    const { maxCount = 100, generatorFn } = this.#options
    const ids = Array.from({ length: maxCount }, (_, index) => index + 1)
    this.#items = ids.map(generatorFn)
  }

  async listItems(limit = 10, offset = 0, filters = {}) {
    const { filterFn = () => true } = this.#options
    const found = this.#items.filter(item => filterFn(item, filters))
    const results = found.slice(offset, offset + limit)
    return { count: found.length, next: null, previous: null, results }
  }
}

export const createFakeRestApi = ((
  options: declared.FakeRestApiOptions<declared.FakeItem>
) => new FakeApi(options)) as unknown as typeof declared.createFakeRestApi
