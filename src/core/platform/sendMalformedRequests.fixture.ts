import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'

const ranges =
  '9-1 0-0 -3 -0 5-5 999999999- - a-b 1-2,5-6 1-0 --1 1--2 0x1-2 1e3- NaN- 99999999999999999999999- 0-99999999999999999999999'

const paths =
  '// //evil.example ///evil.example /\\evil.example /\\.. /%2F/evil.example /%5Cevil.example //evil.example/.. /..//evil.example /.//evil.example /%00 /a%00.txt /% /%zz /%E0%A4 /%ff /%c0%af /assets/%zz.js /assets/%00.js /assets/pages/%zz.js /../../etc/passwd /..%2f..%2fetc/passwd /%2e%2e/%2e%2e/etc/passwd ? * http:// http://evil.example/ https://[::1 http://[ //[ //[::1 /// //:80 //a:99999 //%zz /: /; /# /?%zz ä /\x7f javascript:alert(1) file:///etc/passwd /__proto__ /constructor.json /pages/__proto__.json /docs%2fone /.git/config /static/ /docs/one.md/'

const methods = 'POST PUT DELETE OPTIONS TRACE CONNECT PATCH FOO get M-SEARCH'

const lines = [
  'Host: evil.example:80:80',
  'Host: [',
  'Accept-Encoding: ;;;,,,;q',
  'Accept: ,;q',
  'If-None-Match: "',
  'Expect: 100-continue',
  'Expect: nothing',
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: x',
  'Content-Length: 3\r\nTransfer-Encoding: chunked',
  `X: ${'a'.repeat(100_000)}`,
  'X: a\0b',
  'X: a\r\n'.repeat(3000).trim()
]

const texts = [
  '',
  '\0',
  'GET / HTTP/0.9\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03',
  `GET /${'a'.repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`
]

/**
 * Send about 200 requests that no browser sends, each through its own socket.
 * Then send them again and disconnect before the response.
 *
 * @param path path of a file
 * @returns the requests that caused an internal error
 */
export async function sendMalformedRequests(
  port: number,
  path: string
): Promise<readonly string[]> {
  const failed: string[] = []
  const requests = listRequests(path)
  for (const request of requests) {
    const answer = await exchange(port, request)
    if (/^HTTP\/1\.1 5/.test(answer)) failed.push(request.slice(0, 200))
  }
  for (const request of requests) await leave(port, request)
  return failed
}

function listRequests(path: string): readonly string[] {
  const write = (target: string, line = 'X: y', method = 'GET') =>
    `${method} ${target} HTTP/1.1\r\nHost: localhost\r\n${line}\r\n\r\n`
  return [
    ...texts,
    ...ranges.split(' ').map(range => write(path, `Range: bytes=${range}`)),
    ...paths.split(' ').map(target => write(target)),
    ...methods.split(' ').map(method => write(path, 'X: y', method)),
    ...lines.map(line => write(path, line)),
    ...listRandomPaths(100).map((target, index) =>
      write(target, `Range: bytes=${index % 7}-${index % 5}`)
    )
  ]
}

/** List pseudorandom paths, the same ones every time. */
function listRandomPaths(count: number): readonly string[] {
  const parts =
    '/ \\ % %2F %5C . .. %00 ? # a : @ [ ] %zz docs .html .md assets'
  const pieces = parts.split(' ')
  let state = 1
  const choose = (limit: number) => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
  return Array.from({ length: count }, () => {
    const length = choose(20)
    return `/${Array.from({ length }, () => pieces[choose(pieces.length)]).join('')}`
  })
}

async function exchange(port: number, request: string): Promise<string> {
  const socket = connect(port, 'localhost')
  socket.end(request, 'latin1')
  // The server may reset a connection that it rejects.
  return buffer(socket).then(String, () => '')
}

async function leave(port: number, request: string): Promise<void> {
  const socket = connect(port, 'localhost').on('error', () => {})
  await new Promise(done => socket.write(request, 'latin1', done))
  socket.destroy()
}
