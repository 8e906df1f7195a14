import { afterEach, expect, test, vi } from 'vitest'

/** Runs tests that are written for `bun test`. */
const mock = Object.assign(vi.fn, {
  module: (name: string, create: () => object) => vi.doMock(name, create)
})

export { afterEach, expect, mock, test }
