import { expect, test } from 'vitest'
import { createTerminalReporter } from './reporter.ts'

function createOutput(isTTY: boolean) {
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  return { written, isTTY, write }
}

test('outside a terminal, each finished stage prints one line', async () => {
  const output = createOutput(false)
  const { stage } = createTerminalReporter('/', output)
  await stage('pages', onProgress => onProgress(1, 2))
  expect(output.written.join('')).toMatch(/^pages {6}\d+ ms\n$/)
})

test('in a terminal, one line shows the progress of a stage and then disappears', async () => {
  const output = createOutput(true)
  const { stage } = createTerminalReporter('/', output)
  await stage('pages', async onProgress => {
    // Redraws are rare, by a clock that can run ahead of timers.
    while (output.written.length < 3) {
      await new Promise(resolve => setTimeout(resolve, 10))
      onProgress(3, 20)
    }
  })
  const printed = output.written.join('')
  expect(printed).toContain('pages 3 of 20')
  expect(printed).not.toContain('\n')
})

test('a failed stage leaves no line behind', async () => {
  const output = createOutput(true)
  const { stage } = createTerminalReporter('/', output)
  const failing = stage('pages', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(output.written.at(-1)).toBe('\r\x1b[K')
})
