import { expect, test } from 'vitest'
import { isColor } from './findColorProblems.ts'

test.each([
  ['red', true],
  ['RebeccaPurple', true],
  ['#25c', true],
  ['#25c2a080', true],
  ['rgb(37 194 160 / 50%)', true],
  ['hsl(120deg, 75%, 25%)', true],
  ['var(--color-brand)', true],
  ['color-mix(in oklab, var(--a) 40%, #fff)', true],
  ['notacolor', false],
  ['#25c2a', false],
  ['red;} body{display:none', false],
  ['rgb(1 2 3);} body{color:red', false],
  ['url(https://a.example/a.png)', false],
  ['', false]
])('%s as a color is %s', (text, isOne) => {
  expect(isColor(text)).toBe(isOne)
})
