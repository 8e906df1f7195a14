import { expect, test } from 'vitest'
import { parseRecord, printRecord } from './freshnessRecord.ts'

const record = {
  pages: {
    'docs/b.md': { text: 'tb', symbols: { '@kit#z': 'h2', '@kit#a': 'h1' } },
    'docs/a.md': { text: 'ta', symbols: { '@kit#a': 'h1' } }
  },
  signatures: {
    '@kit#z': { h2: ['z'] },
    '@kit#gone': { h4: ['gone'] },
    '@kit#a': { h3: ['old'], h1: ['a'] }
  }
}

test('a record is sorted, and has only the declarations that pages refer to', () => {
  expect(printRecord(record)).toBe(`{
  "pages": {
    "docs/a.md": {
      "text": "ta",
      "symbols": {
        "@kit#a": "h1"
      }
    },
    "docs/b.md": {
      "text": "tb",
      "symbols": {
        "@kit#a": "h1",
        "@kit#z": "h2"
      }
    }
  },
  "signatures": {
    "@kit#a": {
      "h1": [
        "a"
      ]
    },
    "@kit#z": {
      "h2": [
        "z"
      ]
    }
  }
}
`)
})

test('a printed record can be read again', () => {
  const signatures = { '@kit#a': { h1: ['a'] }, '@kit#z': { h2: ['z'] } }
  expect(parseRecord(printRecord(record))).toEqual({ ...record, signatures })
})

const broken = [
  [
    'with merge conflicts',
    '{\n<<<<<<< HEAD\n',
    { message: /merge conflicts/, line: 2 }
  ],
  ['that isn’t JSON', '{', { message: /isn't JSON/ }],
  [
    'without signatures',
    '{"pages":{}}',
    { message: /invalid at "signatures"/ }
  ],
  [
    'with a page of another shape',
    '{"pages":{"docs/a.md":{"text":1,"symbols":{}}},"signatures":{}}',
    { message: /invalid at "pages\.docs\/a\.md\.text"/ }
  ]
] as const

test.each(broken)(
  'a record %s is a mistake',
  (_, text, { message, ...rest }) => {
    expect(parseRecord(text)).toMatchObject({
      ...rest,
      message: expect.stringMatching(message)
    })
  }
)
