import { expect, test } from 'vitest'
import {
  checkArguments,
  listParameters,
  printSchema
} from './checkArguments.ts'

const english = { name: 'en', label: 'English', baseUrl: '/' }
const german = { name: 'de', label: 'Deutsch', baseUrl: '/de/' }
const tool = {
  parameters: {
    name: { description: 'A name.', isRequired: true },
    package: { description: 'A package' }
  }
}
const parameters = listParameters(tool, [english, german])

test('a site in several languages adds a parameter', () => {
  expect(listParameters(tool, [english])).toBe(tool.parameters)
  expect(printSchema(parameters)).toEqual({
    type: 'object',
    properties: {
      name: { type: 'string', description: 'A name.' },
      package: { type: 'string', description: 'A package' },
      language: {
        type: 'string',
        description:
          'Language of the documentation: en (English), de (Deutsch). By default, en.',
        enum: ['en', 'de']
      }
    },
    required: ['name'],
    additionalProperties: false
  })
})

test.each([
  [{ name: ' a ' }, { name: 'a' }],
  [
    { name: 'a', package: '', language: 'de' },
    { name: 'a', language: 'de' }
  ],
  [{ name: 'a', package: null }, { name: 'a' }]
])('%j is right', (given, values) => {
  expect(checkArguments('find', parameters, given)).toEqual(values)
})

test.each([
  [{}, '"name" is missing. Expected text: A name.'],
  [{ name: ' ' }, '"name" is missing. Expected text: A name.'],
  [{ name: ['a'] }, '"name" is ["a"]. Expected text: A name.'],
  [{ name: 'a', nam: 'b' }, '"nam" is unknown. Did you mean "name"?'],
  [
    { name: 'a', x: 1 },
    '"x" is unknown. Known are "name", "package", "language".'
  ],
  [
    { name: 'a', language: 'fr', package: 1 },
    '"package" is 1. Expected text: A package. "language" is "fr". Expected one of en, de.'
  ]
])(
  '%j is wrong, and the message says how to fix all of it',
  (given, faults) => {
    expect(() => checkArguments('find', parameters, given)).toThrow(
      `"find" can't run. ${faults}`
    )
  }
)
