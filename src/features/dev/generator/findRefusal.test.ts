import { describe, expect, test } from 'vitest'
import { findRefusal } from './findRefusal.ts'

describe('a request to a host name', () => {
  test.each([
    ['localhost', true],
    ['LOCALHOST:8080', true],
    ['docs.localhost:8080', true],
    ['127.0.0.1:8080', true],
    ['192.168.0.7:8080', true],
    ['[::1]:8080', true],
    ['my.box:8080', true],
    ['MY.BOX', true],
    ['evilmy.box', false],
    ['evil.my.box', false],
    ['my.box.evil.example', false],
    ['evil.example', false],
    ['evil.example:8080', false],
    ['localhost.evil.example', false],
    ['evillocalhost', false],
    ['127.0.0.1.evil.example', false],
    ['localhost@evil.example', false],
    ['2130706433', false],
    ['[evil.example]', false],
    ['', false]
  ])('%s is answered: %s', (host, isAnswered) => {
    const refusal = findRefusal({ host }, 'my.box')
    expect(refusal === undefined).toBe(isAnswered)
  })

  test('that is unknown is refused with a message that says how to allow it', () => {
    expect(findRefusal({ host: 'my.box:8080' }, undefined)).toContain(
      '"my.box" is not allowed. To allow it, start the server with --host my.box.'
    )
    expect(findRefusal({}, undefined)).toContain('--host NAME')
  })
})

describe('a browser request', () => {
  test.each([
    ['none', 'navigate', 'document', true],
    ['same-origin', 'no-cors', 'script', true],
    ['same-origin', 'cors', 'empty', true],
    ['cross-site', 'navigate', 'document', true],
    ['same-site', 'navigate', 'document', true],
    ['cross-site', 'navigate', 'iframe', false],
    ['cross-site', 'navigate', 'object', false],
    ['cross-site', 'no-cors', 'script', false],
    ['cross-site', 'no-cors', 'document', false],
    ['cross-site', 'cors', 'empty', false],
    // From another port on this computer.
    ['same-site', 'no-cors', 'script', false],
    ['same-site', 'cors', 'empty', false]
  ])('from %s to %s a %s is answered: %s', (site, mode, dest, isAnswered) => {
    const headers = {
      host: 'localhost',
      'sec-fetch-site': site,
      'sec-fetch-mode': mode,
      'sec-fetch-dest': dest
    }
    expect(findRefusal(headers, undefined) === undefined).toBe(isAnswered)
  })
})
