import { expect, test } from 'vitest'
import { readArguments } from './readArguments.ts'

const none = { isSave: false, isHelp: false }

test.each([
  [[], {}, none],
  [[], { DOCS_URL: '' }, none],
  [
    [],
    { DOCS_URL: 'http://localhost:8080/kit/' },
    { ...none, origin: 'http://localhost:8080' }
  ],
  [
    ['--url', 'https://a.example'],
    { DOCS_URL: 'http://b.example' },
    { ...none, origin: 'https://a.example' }
  ],
  [
    ['--url=https://a.example/x?y=z'],
    {},
    { ...none, origin: 'https://a.example' }
  ],
  [['--save'], {}, { isSave: true, isHelp: false }],
  [['--help'], {}, { isSave: false, isHelp: true }]
])('%j with %j', (given, environment, expected) => {
  expect(readArguments(given, environment)).toEqual(expected)
})

test.each([
  [
    ['--sav'],
    'Unknown argument "--sav".\nKnown are --url ADDRESS, --save and --help.'
  ],
  [['--url'], '"" isn\'t the address of a site.'],
  [
    ['--url', 'localhost:8080'],
    '"localhost:8080" isn\'t the address of a site.'
  ],
  [['--url', 'file:///docs'], '"file:///docs" isn\'t the address of a site.']
])('%j is wrong', (given, message) => {
  expect(() => readArguments(given, {})).toThrow(message)
})
