import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readImageSize } from './readImageSize.ts'

const folder = mkdtempSync(join(tmpdir(), 'images-'))
const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

function read(name: string, data: string | Buffer) {
  const file = join(folder, name)
  writeFileSync(file, data)
  return readImageSize(file, name)
}

test.each([
  ['empty.png', '', /is empty/],
  ['short.png', png, /is incomplete/],
  ['words.png', 'no picture', /read the size/],
  ['bare.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', /read the size/]
])('the size of %s cannot be read', (name, data, message) => {
  expect(read(name, data)).toMatchObject({
    message: expect.stringMatching(message)
  })
})

test('a folder is not an image', () => {
  expect(readImageSize(folder, 'folder')).toMatchObject({ level: 'error' })
})
