/** Augmentation point: add statuses as keys. */
export interface PermissionStatuses {
  /** Full access. */
  granted: true
  /** Partial access, such as some photos or an approximate location. */
  limited: true
  /** Not given: refused once, or never asked for. The system can still ask. */
  denied: true
  /** Refused for good. */
  blocked: true
}

/** Augmentation point: describe each permission with your own config shape. */
export interface PermissionConfig {}

/**
 * A permission's status; `null` means never checked on this device.
 */
export type PermissionStatus = keyof PermissionStatuses | null

/** A status with a flag for each built-in one. */
export type PermissionResult = {
  /** The status. */
  value: PermissionStatus
  /** Whether access is full. */
  isGranted: boolean
  /** Whether access is partial. */
  isLimited: boolean
  /** Whether it isn't given and the system can still ask. */
  isDenied: boolean
  /** Whether it was refused for good. */
  isBlocked: boolean
}

/** How a permission is named, described, checked and requested. */
export type PermissionOptions = {
  /** Identifies the permission in messages and in the storage. */
  name: string
  /** Your texts, which the requester shows. */
  config: PermissionConfig
  /** Reads the status from the system without asking the user. */
  check(): Promise<PermissionStatus>
  /** Lets the system ask the user, and resolves with the new status. */
  request(): Promise<PermissionStatus>
}

/** A permission as the manager declares it; the key is its name. */
export type PermissionDefinition = Omit<PermissionOptions, 'name'>

/** Decides whether to show an explanation and calls `permission.request()`. */
export type PermissionRequester = (
  permission: Permission
) => Promise<PermissionStatus>

/** A permission that you can check and request. */
export class Permission {
  constructor(options: PermissionOptions)
  /**
   * Logs each check and request of all permissions through `@toolbox/logger`.
   *
   * @defaultValue `false`
   */
  static logsEnabled: boolean
  /**
   * Turns a status into a result with flags.
   *
   * @example
   * ```ts
   * import { Permission } from '@toolbox/permissions'
   * import { permissions } from '@/app/permissions'
   * // ---cut---
   * const status = permissions.use('photos')
   * const { isGranted, isLimited } = Permission.is(status)
   * ```
   */
  static is(status: PermissionStatus): PermissionResult
  /** The name from the options. */
  readonly name: string
  /** The config from the options. */
  readonly config: PermissionConfig
  /** The current status; `null` if it was never checked here. */
  readonly value: PermissionStatus
  /** Whether access is full. */
  readonly isGranted: boolean
  /** Whether access is partial. */
  readonly isLimited: boolean
  /** Whether it isn't given and the system can still ask. */
  readonly isDenied: boolean
  /** Whether it was refused for good. */
  readonly isBlocked: boolean
  /**
   * Sets the status, where other code has learned it. While the system reports
   * `denied`, only `set` and `request` change the status `blocked`.
   */
  set(status: PermissionStatus): void
  /**
   * Reads the status from the system without asking the user. `blocked` stays
   * when the system reports `denied`, because some systems cannot tell them apart
   * before asking.
   */
  check(): Promise<PermissionStatus>
  /** Asks the user immediately, past the requester and its explanation. */
  request(): Promise<PermissionStatus>
  /** Hook: subscribes to the status. */
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
  /** The single permissions by name. */
  readonly permissions: Record<Name, Permission>
  /** A snapshot of all statuses by name; `use` follows changes. */
  readonly values: Record<Name, PermissionStatus>
  /**
   * Reads one status from the system without asking the user.
   *
   * @throws `Permission "microphone" is not declared.` for a name it does not
   * have
   * @example
   * ```ts
   * import { permissions } from '@/app/permissions'
   * // ---cut---
   * const { isDenied } = await permissions.check('camera')
   * const label = isDenied ? 'Allow the camera' : 'Take a photo'
   * ```
   */
  check(name: Name): Promise<PermissionResult>
  /** Reads several statuses, and resolves with a result for each name. */
  checkMany<K extends Name>(names: K[]): Promise<Record<K, PermissionResult>>
  /** Reads all statuses, as the constructor does. */
  checkAll(): Promise<Record<Name, PermissionResult>>
  /**
   * Calls the requester, which can ask the user.
   *
   * @throws `Permission "microphone" is not declared.` for a name it does not
   * have
   * @example
   * ```ts
   * import { alert } from '@toolbox/modals'
   * import { permissions } from '@/app/permissions'
   * // ---cut---
   * const { isGranted, isBlocked } = await permissions.request('camera')
   * // A refusal resolves; the promise does not reject.
   * if (isBlocked) alert.info({ body: 'Allow the camera in the settings.' })
   * ```
   */
  request(name: Name): Promise<PermissionResult>
  /**
   * Calls the requester for one name after the other, in the given order, and
   * continues after a refusal.
   *
   * @since 2.2
   */
  requestMany<K extends Name>(names: K[]): Promise<Record<K, PermissionResult>>
  /** Hook: subscribes to a permission's status. */
  use(name: Name): PermissionStatus
}
