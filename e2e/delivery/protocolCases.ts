import {
  fresh,
  html,
  immutable,
  type RequestCase,
  type SiteFacts,
  text
} from './requestCase.ts'

/** Compression, revalidation, ranges, methods, probes and reports. */
export function createProtocolCases(facts: SiteFacts): readonly RequestCase[] {
  const path = facts.baseUrl + facts.leaf
  const script = facts.baseUrl + facts.script
  const report = {
    method: 'POST',
    path: `${facts.baseUrl}csp`,
    sent: '{"csp-report":{}}'
  }
  const encodings: readonly (readonly [string, string | null])[] = [
    ['gzip, deflate, br, zstd', 'br'],
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    ['', null]
  ]
  return [
    ...encodings.map(([accepted, sent]) => ({
      name: `encodings "${accepted}" get ${sent ?? 'the uncompressed file'}`,
      path,
      headers: { 'Accept-Encoding': accepted },
      status: 200,
      type: html,
      answers: { 'content-encoding': sent, vary: 'Accept-Encoding, Accept' }
    })),
    { name: 'HEAD', method: 'HEAD', path, status: 200, type: html, body: '' },
    {
      name: 'HEAD of an unknown page',
      method: 'HEAD',
      path: `${path}/nope`,
      status: 404,
      type: html,
      body: ''
    },
    {
      name: 'an unchanged page',
      path,
      revalidates: true,
      status: 304,
      answers: fresh,
      body: ''
    },
    {
      name: 'an unchanged script',
      path: script,
      revalidates: true,
      status: 304,
      answers: immutable,
      body: ''
    },
    {
      name: 'a range of a script',
      path: script,
      headers: { Range: 'bytes=0-9' },
      status: 206,
      answers: { ...fresh, 'content-length': '10' }
    },
    {
      name: 'a range beyond the end',
      path: script,
      headers: { Range: 'bytes=999999999-' },
      status: 416,
      type: text,
      answers: fresh
    },
    {
      name: 'a range beyond the end of a page',
      path,
      headers: { Range: 'bytes=999999999-' },
      status: 416,
      type: text,
      answers: { ...fresh, 'content-encoding': null }
    },
    ...['POST', 'PUT', 'DELETE', 'OPTIONS'].map(method => ({
      name: method,
      method,
      path,
      status: 405,
      answers: { allow: 'GET, HEAD' }
    })),
    { name: 'health', path: '/healthz', status: 200, type: text, body: 'ok\n' },
    {
      name: 'readiness',
      path: '/readyz',
      status: 200,
      type: text,
      body: 'ready\n'
    },
    { name: 'a violation report', ...report, status: 204, body: '' },
    {
      name: 'a violation report of more than 8 kB',
      ...report,
      sent: 'x'.repeat(8193),
      status: 413
    },
    {
      name: 'the address of violation reports, opened in a browser',
      path: report.path,
      status: 404,
      type: html
    },
    {
      name: 'a violation report elsewhere',
      ...report,
      path: `${path}/csp`,
      status: 405
    },
    {
      name: 'a foreign host name',
      path: `${path}/`,
      headers: { Host: 'evil.example' },
      status: 301,
      location: path
    }
  ]
}
