import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { features } from './features.ts'

const root = path.join(import.meta.dirname, 'features')
const names = readdirSync(root)

// `npm run test:deletion` deletes each of them.
test('each folder contains one feature with the same name', () => {
  expect(features.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
})

test('each feature with a client half declares it', () => {
  const found = names.filter(name => {
    const folder = path.join(root, name, 'client')
    return existsSync(folder) && readdirSync(folder).some(isIndex)
  })
  const named = features.filter(({ client }) => client?.module !== undefined)
  expect(named.map(({ name }) => name).toSorted()).toEqual(found.toSorted())
})

function isIndex(file: string): boolean {
  return /^index\.tsx?$/.test(file)
}
