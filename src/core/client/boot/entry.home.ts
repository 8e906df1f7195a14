import { RECORD_ID } from '../../model/landmarks.ts'

// If the client script fails to load on the home page, warn that the base URL
// seems to be wrong. Inlined in the home page; other pages don't include this.
addEventListener('error', showWhenScriptFailed, true)

/** The fields of the document's record used here. */
interface ServedRecord {
  readonly script: string
  readonly baseUrl: string
}

function showWhenScriptFailed({ target }: ErrorEvent): void {
  const record = document.getElementById(RECORD_ID)?.textContent
  if (!record || !(target instanceof HTMLScriptElement)) return
  const { script, baseUrl }: ServedRecord = JSON.parse(record)
  const path = location.pathname.replace(/index\.html$/, '')
  if (target.getAttribute('src') !== script || path === baseUrl) return
  showBanner(baseUrl, path)
}

function showBanner(baseUrl: string, path: string): void {
  const banner = createElement('div', '')
  const suggestion = path.replace(/\/?$/, '/')
  const configured = createElement('p', 'Current configured baseUrl = ')
  const suggested = createElement('p', 'We suggest trying baseUrl = ')
  configured.append(
    createElement('strong', baseUrl, 'configured'),
    baseUrl === '/' ? ' (default value)' : ''
  )
  suggested.append(createElement('strong', suggestion, 'suggested'))
  banner.id = banner.className = 'base-url-banner'
  banner.append(
    createElement('p', 'This site did not load properly.', 'title'),
    createElement(
      'p',
      'A very common reason is a wrong site baseUrl configuration.'
    ),
    configured,
    suggested
  )
  document.body.prepend(banner)
}

function createElement(tag: string, text: string, part = ''): HTMLElement {
  const element = document.createElement(tag)
  if (part) element.className = `base-url-banner-${part}`
  element.textContent = text
  return element
}
