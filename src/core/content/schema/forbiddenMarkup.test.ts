import { expect, test } from 'vitest'
import { findForbiddenMarkup, printForbidden } from './forbiddenMarkup.ts'

test.each([
  ['<p style="color: red">a</p>', 'p style="color: red"'],
  ['<a href="x"style=y>a</a>', 'a style="y"'],
  ['<img/onerror=alert(1)>', 'img onerror="alert(1)"'],
  ['<BUTTON ONCLICK="a()">b</BUTTON>', 'button onclick="a()"'],
  ['<svg><g onload="a()"/></svg>', 'g onload="a()"'],
  ['<template><b style="x">a</b></template>', 'b style="x"'],
  ['<a href="javascript:go()">a</a>', 'a href="javascript:go()"'],
  [
    '<a href=" \u0001java\nscript:go()">a</a>',
    'a href=" \u0001java\\nscript:go()"'
  ],
  ['<a href="&#106;avascript&colon;go()">a</a>', 'a href="javascript:go()"'],
  ['<a href="java&Tab;script:go()">a</a>', 'a href="java\tscript:go()"'],
  ['<area href="VBScript:go()">', 'area href="VBScript:go()"'],
  ['<img src="javascript:go()">', 'img src="javascript:go()"'],
  [
    '<img srcset="/a.png 1x, javascript:go() 2x">',
    'img srcset="/a.png 1x, javascript:go() 2x"'
  ],
  [
    '<video poster="data:text/html,a"></video>',
    'video poster="data:text/html,a"'
  ],
  [
    '<button formaction="javascript:go()">a</button>',
    'button formaction="javascript:go()"'
  ],
  ['<a ping="javascript:go()" href="/a">a</a>', 'a ping="javascript:go()"'],
  [
    '<svg><a xlink:href="javascript:go()">a</a></svg>',
    'a xlink:href="javascript:go()"'
  ],
  [
    '<svg><use href="data:image/svg+xml,a"/></svg>',
    'use href="data:image/svg+xml,a"'
  ],
  ['<svg><set attributeName="href" to="x"/></svg>', 'set attributeName="href"'],
  [
    '<svg><animate attributeName="xlink:href"/></svg>',
    'animate attributeName="xlink:href"'
  ],
  ['<base href="https://a.example">', 'base'],
  ['<link rel="stylesheet" href="/a.css">', 'link'],
  ['<noscript>a</noscript>', 'noscript'],
  ['<script>const a = \'<p style="x">\'</script>', 'script']
])('%s is found', (html, expected) => {
  expect(findForbiddenMarkup(html).map(printForbidden)).toEqual([
    `<${expected}>`
  ])
})

test.each([
  [
    '<iframe srcdoc="<b>a</b>"></iframe>',
    ['<iframe>', '<iframe srcdoc="<b>a</b>">']
  ],
  [
    '<object data="javascript:go()"></object>',
    ['<object>', '<object data="javascript:go()">']
  ],
  [
    '<embed src="javascript:go()">',
    ['<embed>', '<embed src="javascript:go()">']
  ],
  [
    '<form action="javascript:go()"></form>',
    ['<form>', '<form action="javascript:go()">']
  ],
  [
    '<meta http-equiv="Refresh" content="0">',
    ['<meta>', '<meta http-equiv="Refresh">']
  ]
])('in %s both the element and the attribute are found', (html, expected) => {
  expect(findForbiddenMarkup(html).map(printForbidden)).toEqual(expected)
})

test.each([
  '<p>Write style="color: red" or onclick="a()".</p>',
  '<code>&lt;p style="x"></code>',
  '<pre><span>style</span>=<span>"x"</span></pre>',
  '<!-- <p style="x"> -->',
  '<p title=\'style="x"\' data-style="x" data-on="a">a</p>',
  '<p lang="en">on time = now</p>',
  '<a href="/javascript:go()">a</a>',
  '<a href="#data:text/html">a</a>',
  '<img src="data:image/png;base64,a" srcset="data:image/png;base64,a 2x">',
  '<svg><set attributeName="fill" to="red"/></svg>'
])('%s is allowed', html => {
  expect(findForbiddenMarkup(html)).toEqual([])
})
