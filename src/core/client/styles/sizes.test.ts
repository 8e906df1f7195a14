import { readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'

/** Sizes and colors that the behavior reference specifies, by CSS rule. */
const sizes: readonly (readonly [
  behavior: string,
  sheet: string,
  selector: string,
  values: Readonly<Record<string, string>>
])[] = [
  [
    '1.2.2 the skip link is off the screen',
    'shell/SkipLink.module.css',
    '.link',
    {
      position: 'fixed',
      'inset-block-start': '1rem',
      'inset-inline-start': '100%',
      'z-index': 'var(--z-skip-link)'
    }
  ],
  [
    '1.2.2 the skip link appears on focus',
    'shell/SkipLink.module.css',
    '.link:focus',
    { 'inset-inline-start': '1rem', 'box-shadow': 'var(--shadow)' }
  ],
  [
    '1.3.2 the text of the announcement is small and centered',
    'shell/AnnouncementBar.module.css',
    '.content',
    { 'font-size': '85%', 'text-align': 'center' }
  ],
  [
    '1.3.2 links in the announcement look like its text',
    'shell/AnnouncementBar.module.css',
    '.content a',
    { color: 'inherit', 'text-decoration': 'underline' }
  ],
  [
    '1.3.3 the close icon of the announcement is 14 pixels wide and high',
    'shell/AnnouncementBar.module.css',
    '.close svg',
    { 'inline-size': '14px', 'block-size': '14px' }
  ],
  [
    '1.3.4 the announcement bar is 30 pixels high on desktops',
    'shell/AnnouncementBar.module.css',
    '.bar',
    { 'block-size': '30px' }
  ],
  [
    '1.3.5 the sidebar leaves room for the announcement bar',
    'sidebar/DocsSidebar.module.css',
    '.viewport[data-below-bar]',
    { 'padding-block-end': '30px' }
  ],
  [
    '2.5.12 a hidden sidebar is 30 pixels wide',
    'sidebar/DocsSidebar.module.css',
    '.sidebar[data-collapsed]',
    { 'inline-size': '30px' }
  ],
  [
    '4.4.3 a dropdown is at least 10rem wide and at most 80% of the window high',
    'shell/NavbarGroup.module.css',
    '.menu',
    {
      'min-inline-size': '10rem',
      'max-block-size': '80vh',
      'overflow-y': 'auto',
      'transition-duration': 'var(--motion-fast)',
      'z-index': 'var(--z-dropdown)'
    }
  ],
  [
    '4.4.3 a dropdown on the right aligns with that side',
    'shell/NavbarGroup.module.css',
    ':global([data-position="right"]) .menu',
    { 'inset-inline-end': '0' }
  ],
  [
    '4.7.1 the back-to-top button is round and in the corner',
    'shell/BackToTop.module.css',
    '.backToTop',
    {
      position: 'fixed',
      'inset-block-end': '1.3rem',
      'inset-inline-end': '1.3rem',
      'inline-size': '3rem',
      'block-size': '3rem',
      'border-radius': '50%',
      visibility: 'hidden'
    }
  ],
  [
    '8.2 a page that fails to load is replaced by a red box',
    'boot/ChunkError.module.css',
    '.box',
    {
      'inline-size': '50%',
      margin: '5rem auto',
      color: '#fff',
      background: '#fa383e',
      border: '1px solid #fa383e',
      'border-radius': '0.25rem'
    }
  ],
  [
    '8.8 the banner about a wrong base URL is yellow and has a margin',
    'boot/baseUrlBanner.css',
    '.base-url-banner',
    { margin: '20px', padding: '20px', background: 'rgb(255 230 179)' }
  ],
  [
    '8.8 the configured base is red',
    'boot/baseUrlBanner.css',
    '.base-url-banner-configured',
    { color: '#b3141a' }
  ],
  [
    '8.8 and the suggested one is green',
    'boot/baseUrlBanner.css',
    '.base-url-banner-suggested',
    { color: '#0f6b2f' }
  ],
  [
    '9 layers stack in this order, and fast transitions take 200 ms',
    'styles/tokens.css',
    ':root',
    {
      '--z-dropdown': '100',
      '--z-navbar': '200',
      '--z-skip-link': '201',
      '--z-progress': '1031',
      '--motion-fast': '200ms'
    }
  ]
]

test.each(sizes)('%s', (_, sheet, selector, values) => {
  const found: Record<string, string> = {}
  const css = readFileSync(`src/core/client/${sheet}`, 'utf8')
  postcss.parse(css).walkRules(rule => {
    if (rule.selector !== selector) return
    rule.walkDecls(({ prop, value }) => {
      if (prop in values) found[prop] = value
    })
  })
  expect(found).toEqual(values)
})
