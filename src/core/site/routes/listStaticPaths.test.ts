import { expect, test } from 'vitest'
import { listStaticPaths } from './listStaticPaths.ts'

test.each([
  ['a folder', ['api/index.html', 'api/a/Pump.html', 'api/x.css'], ['/api']],
  ['a file', ['install', 'tool.html'], ['/install', '/tool']],
  ['files with other extensions', ['robots.txt', 'img/a.png', 'a.html.br'], []],
  [
    'files beside pages',
    ['Docs/tool.html', 'docs/old/a.html'],
    ['/Docs/tool', '/docs/old']
  ],
  [
    'a folder whose name starts like a page',
    ['docs-old/index.html'],
    ['/docs-old']
  ],
  ['files below a page', ['docs/form/demo/index.html'], ['/docs/form/demo']],
  ['a dot in a folder', ['v1.0/index.html', 'v1.0/run'], ['/v1.0']],
  ['other characters', ['é/a b.html'], ['/%C3%A9']]
])('2.6.3 the paths of %s', (_, files, expected) => {
  expect(listStaticPaths(files, ['/', '/docs/form', '/blog/'])).toEqual(
    expected
  )
})
