import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChunkError } from './ChunkError.tsx'
import { CrashPage } from './CrashPage.tsx'
import { LoadingIndicator } from './LoadingIndicator.tsx'

test('0.2 8.1 the crash page shows the messages of an error and its causes', () => {
  const error = new Error('The form has no field.', {
    cause: new Error('The name is empty.')
  })
  const markup = renderToStaticMarkup(
    <CrashPage error={error} isStandalone={false} onTryAgain={() => {}} />
  )
  expect(markup).toContain('<h1>This page crashed.</h1>')
  expect(markup).toContain('>Try again</button>')
  expect(markup).toContain(
    '>The form has no field.\n\nCause:\nThe name is empty.</p>'
  )
})

test('8.2 a chunk that fails to load offers a retry', () => {
  const error = new Error('Loading form.js failed.')
  const markup = renderToStaticMarkup(
    <ChunkError error={error} onRetry={() => {}} />
  )
  expect(markup).toContain('Error: Loading form.js failed.')
  expect(markup).toContain('>Retry</button>')
})

test('8.2 9.11 the loader shows nothing at first', () => {
  expect(renderToStaticMarkup(<LoadingIndicator />)).toBe('')
})
