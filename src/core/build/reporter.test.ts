import { expect, test } from 'vitest'
import { createTerminalReporter } from './reporter.ts'

function createOutput(isTTY: boolean) {
  const written: string[] = []
  const write = (text: string | Uint8Array) => written.push(String(text)) > 0
  return { written, isTTY, write }
}

test('elsewhere than in a terminal, a stage is a line once it is done', async () => {
  const output = createOutput(false)
  const { stage } = createTerminalReporter('/', output)
  await stage('pages', onProgress => onProgress(1, 2))
  expect(output.written.join('')).toMatch(/^pages {6}\d+ ms\n$/)
})

test('in a terminal, one line says how far the stage is, and goes', async () => {
  const output = createOutput(true)
  const { stage } = createTerminalReporter('/', output)
  await stage('pages', async onProgress => {
    await new Promise(resolve => setTimeout(resolve, 120))
    onProgress(3, 20)
  })
  const said = output.written.join('')
  expect(said).toContain('pages 3 of 20, ')
  expect(said).not.toContain('\n')
})

test('a stage that fails leaves no line behind', async () => {
  const output = createOutput(true)
  const { stage } = createTerminalReporter('/', output)
  const failing = stage('pages', () => Promise.reject(new Error('no')))
  await expect(failing).rejects.toThrow('no')
  expect(output.written.at(-1)).toBe('\r\x1b[K')
})
