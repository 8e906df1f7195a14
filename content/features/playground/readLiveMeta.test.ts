import { expect, test } from 'vitest'
import { readLiveMeta } from './readLiveMeta.ts'

const none = {
  isLive: false,
  props: undefined,
  title: undefined,
  isIncluded: false,
  rest: ''
}

test.each([
  ['', none],
  ['live', { ...none, isLive: true }],
  ['{4} live showLineNumbers', { isLive: true, rest: '{4} showLineNumbers' }],
  [
    'title="go live now"',
    { title: 'go live now', rest: 'title="go live now"' }
  ],
  ['lively', { rest: 'lively' }],
  [
    'live file=./x.tsx',
    { isLive: true, isIncluded: true, rest: 'file=./x.tsx' }
  ],
  [
    `title="src/a.tsx" live='{"title": "Pay the rent"}' {2}`,
    {
      isLive: true,
      props: '{"title": "Pay the rent"}',
      title: 'src/a.tsx',
      rest: 'title="src/a.tsx" {2}'
    }
  ]
])('reads the info string %j', (meta, expected) => {
  expect(readLiveMeta(meta)).toEqual({ ...none, ...expected })
})
