/** Augmentation points. Add statuses as keys; describe each permission with your own config shape. */
export interface PermissionStatuses {
  granted: true
  limited: true
  denied: true
  blocked: true
}

export interface PermissionConfig {}

export type PermissionStatus = keyof PermissionStatuses | null

export type PermissionResult = {
  value: PermissionStatus
  isGranted: boolean
  isLimited: boolean
  isDenied: boolean
  isBlocked: boolean
}

export type PermissionOptions = {
  name: string
  config: PermissionConfig
  check(): Promise<PermissionStatus>
  request(): Promise<PermissionStatus>
}

export type PermissionDefinition = Omit<PermissionOptions, 'name'>

export type PermissionRequester = (
  permission: Permission
) => Promise<PermissionStatus>

export class Permission {
  constructor(options: PermissionOptions)
  static logsEnabled: boolean
  static is(status: PermissionStatus): PermissionResult
  readonly name: string
  readonly config: PermissionConfig
  readonly value: PermissionStatus
  readonly isGranted: boolean
  readonly isLimited: boolean
  readonly isDenied: boolean
  readonly isBlocked: boolean
  set(status: PermissionStatus): void
  check(): Promise<PermissionStatus>
  request(): Promise<PermissionStatus>
  use(): PermissionStatus
}

export class PermissionsManager<Name extends string> {
  constructor(
    requester: PermissionRequester,
    permissions: Record<Name, PermissionDefinition>
  )
  readonly permissions: Record<Name, Permission>
  readonly values: Record<Name, PermissionStatus>
  check(name: Name): Promise<PermissionResult>
  checkMany<K extends Name>(names: K[]): Promise<Record<K, PermissionResult>>
  checkAll(): Promise<Record<Name, PermissionResult>>
  request(name: Name): Promise<PermissionResult>
  requestMany<K extends Name>(names: K[]): Promise<Record<K, PermissionResult>>
  use(name: Name): PermissionStatus
}
