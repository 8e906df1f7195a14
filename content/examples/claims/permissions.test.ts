import {
  type PermissionStatus,
  PermissionsManager
} from '@toolbox/permissions'
import { setGlobalStatePersistor } from '@toolbox/store'
import { beforeEach, expect, test, vi } from 'vitest'
import { system } from '../doubles/native'

const storage: Record<string, string> = {}
const explain = vi.fn()

beforeEach(() => {
  for (const key of Object.keys(storage)) delete storage[key]
  setGlobalStatePersistor(storage)
  explain.mockReset()
  Object.assign(system, { status: 'denied', answer: 'granted', asked: 0 })
  permissions.permissions.notifications.set('denied')
})

function define(
  check: PermissionStatus,
  request: () => Promise<PermissionStatus> = async () => 'granted'
) {
  const config = { title: 'Camera', reason: 'Add photos.' }
  return { config, check: async () => check, request: vi.fn(request) }
}

vi.doMock('@/app/explainPermission', () => ({
  explainModal: { request: explain }
}))
const { permissions } = await import('@/app/permissions')

test('the manager checks at start without asking', async () => {
  const camera = define('granted')
  const manager = new PermissionsManager(each => each.request(), {
    camera
  })
  await vi.waitFor(() => expect(manager.values.camera).toBe('granted'))

  expect(camera.request).not.toHaveBeenCalled()
})

test('a status is saved under its name', async () => {
  const definitions = { camera: define('limited') }
  const manager = new PermissionsManager(
    each => each.request(),
    definitions
  )
  await manager.checkAll()

  expect(storage['permissions-camera']).toContain('limited')
})

test('a check keeps blocked, and a request leads out of it', async () => {
  const definitions = { camera: define('denied') }
  const manager = new PermissionsManager(
    each => each.request(),
    definitions
  )
  manager.permissions.camera.set('blocked')

  expect((await manager.check('camera')).isBlocked).toBe(true)
  expect((await manager.request('camera')).isGranted).toBe(true)
})

test('requestMany asks in order and continues after a refusal', async () => {
  const asked: string[] = []
  const manager = new PermissionsManager(
    each => {
      asked.push(each.name)
      return each.request()
    },
    {
      camera: define(null, async () => 'denied'),
      photos: define(null)
    }
  )
  const { photos, camera } = await manager.requestMany([
    'photos',
    'camera'
  ])

  expect(asked).toEqual(['photos', 'camera'])
  expect([photos.isGranted, camera.isDenied]).toEqual([true, true])
})

test('an undeclared name is refused', async () => {
  const manager = new PermissionsManager(each => each.request(), {})

  await expect(manager.check('microphone' as never)).rejects.toThrow(
    'Permission "microphone" is not declared.'
  )
})

test('Tasklist explains before the system asks', async () => {
  explain.mockImplementation(async () => {
    expect(system.asked).toBe(0)
    return true
  })
  const result = await permissions.request('notifications')

  expect(explain).toHaveBeenCalledTimes(1)
  expect(result.isGranted).toBe(true)
})

test.each([false, null])(
  'after the answer %j the system is not asked',
  async answer => {
    explain.mockResolvedValue(answer)
    const result = await permissions.request('notifications')

    expect(system.asked).toBe(0)
    expect(result.isDenied).toBe(true)
  }
)

test('a granted permission needs no explanation', async () => {
  permissions.permissions.notifications.set('granted')
  const result = await permissions.request('notifications')

  expect(explain).not.toHaveBeenCalled()
  expect(result.isGranted).toBe(true)
})
