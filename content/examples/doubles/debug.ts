import type * as declared from '@toolbox/debug'
import { globalState } from '@toolbox/store'

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

type Config = declared.EnvironmentManagerConfig<Record<string, string>>
type Saved = declared.EnvironmentState<string>

class Environments {
  readonly #config: Config
  readonly #state

  constructor(config: Config) {
    const { defaultEnvironment, persistKey = 'environment-manager' } =
      config
    this.#config = config
    this.#state = globalState<Saved>(
      { environment: defaultEnvironment, customUrl: '', enabledBy: null },
      { persistKey }
    )
  }

  get isEnabled() {
    return this.#state.get().enabledBy !== null
  }

  get serverUrl() {
    const { environments, defaultEnvironment, customEnvironment } =
      this.#config
    const { environment, customUrl } = this.#state.get()
    const name = this.isEnabled ? environment : defaultEnvironment
    const url =
      name === customEnvironment ? customUrl : environments[name]
    return url || environments[defaultEnvironment]
  }

  setEnabled(by: declared.Editor | false) {
    this.#state.set({ enabledBy: by || null })
    return this.isEnabled
  }

  setEnvironment(environment: string) {
    if (this.isEnabled) this.#state.set({ environment })
  }
}

export const createEnvironmentManager = ((config: Config) =>
  new Environments(
    config
  )) as unknown as typeof declared.createEnvironmentManager
