import type * as declared from '@toolbox/permissions'
import { type GlobalState, globalState } from '@toolbox/store'

type Status = declared.PermissionStatus
type Saved = { status: Status }

export class Permission implements declared.Permission {
  static logsEnabled = false

  static is(value: Status): declared.PermissionResult {
    return {
      value,
      isGranted: value === 'granted',
      isLimited: value === 'limited',
      isDenied: value === 'denied',
      isBlocked: value === 'blocked'
    }
  }

  readonly name: string
  readonly config: declared.PermissionConfig
  readonly #options: declared.PermissionOptions
  readonly #state: GlobalState<Saved>

  constructor(options: declared.PermissionOptions) {
    const persistKey = `permissions-${options.name}`
    this.name = options.name
    this.config = options.config
    this.#options = options
    this.#state = globalState<Saved>({ status: null }, { persistKey })
  }

  get value() {
    return this.#state.get().status
  }
  get isGranted() {
    return this.value === 'granted'
  }
  get isLimited() {
    return this.value === 'limited'
  }
  get isDenied() {
    return this.value === 'denied'
  }
  get isBlocked() {
    return this.value === 'blocked'
  }

  set(status: Status) {
    this.#state.set({ status })
  }

  async check() {
    const status = await this.#options.check()
    if (!(this.isBlocked && status === 'denied')) this.set(status)
    return this.value
  }

  async request() {
    this.set(await this.#options.request())
    return this.value
  }

  use() {
    return this.#state.use(({ status }) => status)
  }
}

type Results<Name extends string> = Record<
  Name,
  declared.PermissionResult
>

export class PermissionsManager<Name extends string>
  implements declared.PermissionsManager<Name>
{
  readonly permissions: Record<Name, Permission>
  readonly #requester: declared.PermissionRequester

  constructor(
    requester: declared.PermissionRequester,
    definitions: Record<Name, declared.PermissionDefinition>
  ) {
    const entries = Object.entries<declared.PermissionDefinition>(
      definitions
    ).map(([name, each]) => [name, new Permission({ name, ...each })])
    this.#requester = requester
    this.permissions = Object.fromEntries(entries)
    void this.checkAll()
  }

  get values() {
    const entries = Object.values<Permission>(this.permissions).map(
      ({ name, value }) => [name, value]
    )
    return Object.fromEntries(entries) as Record<Name, Status>
  }

  async check(name: Name) {
    return Permission.is(await this.#find(name).check())
  }

  async checkMany<K extends Name>(names: K[]) {
    const results = names.map(async name => [
      name,
      await this.check(name)
    ])
    return Object.fromEntries(await Promise.all(results)) as Results<K>
  }

  checkAll() {
    return this.checkMany(Object.keys(this.permissions) as Name[])
  }

  async request(name: Name) {
    return Permission.is(await this.#requester(this.#find(name)))
  }

  async requestMany<K extends Name>(names: K[]) {
    const results = {} as Results<K>
    for (const name of names) results[name] = await this.request(name)
    return results
  }

  use(name: Name) {
    return this.#find(name).use()
  }

  #find(name: Name): Permission {
    const found = this.permissions[name]
    if (found) return found
    throw new Error(`Permission "${name}" is not declared.`)
  }
}
