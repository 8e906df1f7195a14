import {
  Alert,
  alert,
  Modal,
  type ModalContentProps,
  ModalOutlet,
  modal,
  modalFlow
} from '@toolbox/modals'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'

type Params = { taskId: string }

const shown: ModalContentProps<Params, boolean>[] = []

afterEach(async () => {
  shown.length = 0
  for (const id of [...Modal.stack]) await Modal.getInstance(id)?.close()
})

/** Creates a modal whose content records its props. */
function createModal(id: string, initialParams?: Params) {
  return modal<Params, boolean>({
    id,
    transitionDuration: 0,
    ...(initialParams && { initialParams })
  }).content(props => {
    shown.push(props)
    return null
  })
}

/** Shows what is open, and returns the props of the topmost content. */
function render() {
  renderToString(createElement(ModalOutlet))
  const props = shown.at(-1)
  if (props) return props
  throw new Error('No modal is open.')
}

test('a request resolves with the result and closes the modal', async () => {
  const question = createModal('resolve')
  const result = question.request({ taskId: '7' })

  render().request?.resolve(false)

  expect(await result).toBe(false)
  expect(question.isVisible).toBe(false)
})

test('a request that is closed resolves with null', async () => {
  const question = createModal('null')
  const result = question.request({ taskId: '7' })
  await question.close()

  expect(await result).toBeNull()
})

test('a rejected request rejects, and closes the modal', async () => {
  const question = createModal('reject')
  const result = question.request()
  render().request?.reject(new Error('offline'))

  await expect(result).rejects.toThrow('offline')
  expect(question.isVisible).toBe(false)
})

test('request is null in a modal that was opened with open', async () => {
  await createModal('open').open()

  expect(render().request).toBeNull()
})

test('open merges parameters, and setParams replaces them', async () => {
  const each = modal<{ a?: number; b?: number }>({
    id: 'params',
    transitionDuration: 0,
    initialParams: { a: 1, b: 1 }
  })
  await each.open({ b: 2 })
  expect(each.currentParams).toEqual({ a: 1, b: 2 })

  each.setParams({ b: 3 })

  expect(each.currentParams).toEqual({ b: 3 })
})

test('the initial parameters are back after the transition', async () => {
  const each = createModal('initial', { taskId: 'none' })
  await each.open({ taskId: '7' })
  const closed = each.close()

  expect(each.currentParams).toEqual({ taskId: '7' })
  await closed
  expect(each.currentParams).toEqual({ taskId: 'none' })
})

test('a function of initial parameters is awaited before anything shows', async () => {
  const initialParams = vi.fn(async () => ({ taskId: 'loaded' }))
  const each = modal<Params>({
    id: 'loaded',
    transitionDuration: 0,
    initialParams
  })
  expect(initialParams).not.toHaveBeenCalled()

  const opened = each.open()
  expect(each.isVisible).toBe(false)
  await opened

  expect(each.currentParams).toEqual({ taskId: 'loaded' })
})

test('a second open is refused', async () => {
  const each = createModal('twice')
  await each.open()

  await expect(each.open()).rejects.toThrow(
    'Modal "twice" is already open. Use setParams to change its params.'
  )
})

test('a second request is refused while the first one waits', async () => {
  const each = createModal('waiting')
  void each.request()

  await expect(each.request()).rejects.toThrow(
    'Modal "waiting" is waiting for an earlier request.'
  )
})

test('the stack holds the open modals, the topmost last', async () => {
  await createModal('below').open()
  await createModal('above').open()

  expect(Modal.stack).toEqual(['below', 'above'])
})

test('a flow opens one modal after the other, and ends', async () => {
  const [first, second] = [createModal('first'), createModal('second')]
  const flow = modalFlow([first, second])
  await flow.start({ taskId: '7' })
  expect([flow.current, first.currentParams]).toEqual([
    'first',
    { taskId: '7' }
  ])

  await render().nextOrToggle({ taskId: '8' })
  expect([first.isVisible, flow.current]).toEqual([false, 'second'])
  await render().nextOrToggle()

  expect([flow.allClosed, flow.current]).toEqual([true, undefined])
})

test('a closed flow continues from its place', async () => {
  const flow = modalFlow([createModal('one'), createModal('two')])
  await flow.start()
  await flow.close()
  expect(flow.allClosed).toBe(true)

  await flow.next()

  expect(flow.current).toBe('two')
})

test('with cycleForward the first modal follows the last', async () => {
  const modals = [createModal('a'), createModal('b')]
  const flow = modalFlow(modals, { cycleForward: true })
  await flow.start()
  await flow.next()
  await flow.next()

  expect(flow.current).toBe('a')
})

test('outside of a flow, nextOrToggle closes the modal', async () => {
  const each = createModal('alone')
  await each.open()
  await render().nextOrToggle()

  expect(each.isVisible).toBe(false)
})

test('alerts have default texts, and need a modal', () => {
  expect(() => alert.error()).toThrow('Alert.modal is not set.')

  Alert.modal = modal({ id: 'alert', transitionDuration: 0 })
  alert.error()

  expect(Alert.modal.currentParams).toEqual({
    type: 'error',
    title: 'That did not work',
    body: 'Try again in a moment.'
  })
})
