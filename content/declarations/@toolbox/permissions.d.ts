/** Augmentation point: add statuses as keys. */
export interface PermissionStatuses {
  /** Full access. */
  granted: true
  /** Partial access, such as some photos or an approximate location. */
  limited: true
  /** Refused, the system may ask again. */
  denied: true
  /** Refused for good. */
  blocked: true
}

/** Augmentation point: describe each permission with your own config shape. */
export interface PermissionConfig {}

/**
 * What is known about a permission; `null` means never checked on this device.
 */
export type PermissionStatus = keyof PermissionStatuses | null

/** A status, and which one it is. */
export type PermissionResult = {
  value: PermissionStatus
  isGranted: boolean
  isLimited: boolean
  isDenied: boolean
  isBlocked: boolean
}

/** How a permission is named, described, checked and requested. */
export type PermissionOptions = {
  name: string
  config: PermissionConfig
  check(): Promise<PermissionStatus>
  request(): Promise<PermissionStatus>
}

/** A permission as the manager declares it; the key is its name. */
export type PermissionDefinition = Omit<PermissionOptions, 'name'>

/** Decides whether to show an explanation and calls `permission.request()`. */
export type PermissionRequester = (
  permission: Permission
) => Promise<PermissionStatus>

/** A named state with a way to check it and a way to ask for it. */
export class Permission {
  constructor(options: PermissionOptions)
  /** Logs through `@toolbox/logger`. Default: `false`. */
  static logsEnabled: boolean
  /** Turns a status into a result. */
  static is(status: PermissionStatus): PermissionResult
  readonly name: string
  readonly config: PermissionConfig
  readonly value: PermissionStatus
  readonly isGranted: boolean
  readonly isLimited: boolean
  readonly isDenied: boolean
  readonly isBlocked: boolean
  /** Sets the status; like `request` it can leave `blocked`. */
  set(status: PermissionStatus): void
  /**
   * Asks the system for the status; keeps `blocked` when the system answers
   * `denied`.
   */
  check(): Promise<PermissionStatus>
  /** Asks the user, without the requester. */
  request(): Promise<PermissionStatus>
  /** Follows the status. */
  use(): PermissionStatus
}

/**
 * Groups permissions and routes every request through one function; its
 * constructor calls `checkAll()`.
 */
export class PermissionsManager<Name extends string> {
  constructor(
    requester: PermissionRequester,
    permissions: Record<Name, PermissionDefinition>
  )
  readonly permissions: Record<Name, Permission>
  /** A snapshot of all statuses; `use` follows changes. */
  readonly values: Record<Name, PermissionStatus>
  check(name: Name): Promise<PermissionResult>
  checkMany<K extends Name>(names: K[]): Promise<Record<K, PermissionResult>>
  checkAll(): Promise<Record<Name, PermissionResult>>
  /** Calls the requester. */
  request(name: Name): Promise<PermissionResult>
  /**
   * Asks one after the other, in the given order, and goes on after a refusal.
   */
  requestMany<K extends Name>(names: K[]): Promise<Record<K, PermissionResult>>
  /** Follows the status of a permission. */
  use(name: Name): PermissionStatus
}
