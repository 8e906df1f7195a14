import { type ComponentType, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { type Pathname, toPathnameKey } from '../../model/paths.ts'
import type { TextPage } from '../../model/route.ts'
import { findPage } from '../navigation/pageRegistry.ts'
import { registerTextPages } from './textPages.tsx'

function createPage(pathname: string): TextPage {
  const contents = [{ headings: [], html: `<p>${pathname}</p>` }]
  return { route: { pathname }, contents } as unknown as TextPage
}

function renderFound(pathname: string): string {
  const page = findPage(toPathnameKey(pathname as Pathname))
  const content = page?.contents[0]?.default as ComponentType
  return renderToStaticMarkup(createElement(content))
}

test('pages are registered if their scripts run before or after the client', () => {
  globalThis.toolboxPages = [createPage('/early')]
  registerTextPages()
  globalThis.toolboxPages?.push(createPage('/late'))
  expect(renderFound('/early')).toBe('<div data-static=""><p>/early</p></div>')
  expect(renderFound('/late')).toBe('<div data-static=""><p>/late</p></div>')
})
