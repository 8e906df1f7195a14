import { expect, test } from 'vitest'
import { findForbiddenAttributes } from './findForbiddenAttributes.ts'

test.each([
  ['<p style="color: red">a</p>', 'p style="color: red"'],
  ['<a href="x"style=y>a</a>', 'a style="y"'],
  ['<img/onerror=alert(1)>', 'img onerror="alert(1)"'],
  ['<BUTTON ONCLICK="a()">b</BUTTON>', 'button onclick="a()"'],
  ['<svg><g onload="a()"/></svg>', 'g onload="a()"'],
  ['<template><b style="x">a</b></template>', 'b style="x"']
])('%s is found', (html, expected) => {
  const [finding] = findForbiddenAttributes(html)
  expect(`${finding?.tag} ${finding?.attribute}="${finding?.value}"`).toBe(
    expected
  )
})

test.each([
  '<p>Write style="color: red" or onclick="a()".</p>',
  '<code>&lt;p style="x"></code>',
  '<pre><span>style</span>=<span>"x"</span></pre>',
  '<script>const a = \'<p style="x">\'</script>',
  '<!-- <p style="x"> -->',
  '<p title=\'style="x"\' data-style="x" data-on="a">a</p>',
  '<p lang="en">on time = now</p>'
])('%s is no finding', html => {
  expect(findForbiddenAttributes(html)).toEqual([])
})

test('a finding has its line', () => {
  const html = '<!doctype html>\n<body>\n<p style="x">a</p>\n</body>'
  expect(findForbiddenAttributes(html)[0]?.line).toBe(3)
})
