import type { SharedSite } from '../support/sites.ts'

/** Pixels: an exact value (±1 px), or a minimum and a maximum. */
type Length = number | readonly [number, number]

/** The place of a part: its distances from the page's edges, and its size. */
export interface Place {
  readonly left?: Length
  readonly right?: Length
  readonly width?: Length
  readonly height?: Length
  /** Line height of its text. */
  readonly line?: Length
}

export type Part = keyof typeof parts

/** The selectors of a page's parts. */
export const parts = {
  bar: 'nav[aria-label=Main]',
  'menu button': '[aria-label="Toggle navigation bar"]',
  logo: 'nav[aria-label=Main] a',
  'color switch': 'nav button[aria-label^="Switch between"]',
  'search button': 'nav button[aria-haspopup=dialog]',
  sidebar: 'aside',
  breadcrumbs: 'nav[aria-label=Breadcrumbs] li',
  'contents button': 'main details:not(.details) > summary',
  contents: 'nav[aria-label="Table of contents"]',
  title: 'h1',
  text: 'main p:not(nav p)',
  code: 'main figure.code-block',
  card: 'main section > article',
  'second card': 'main section > article:nth-child(2)',
  post: 'main article',
  pagination: 'main nav[aria-label="Docs pages"]',
  footer: 'footer'
} as const

/** What one kind of page shows at one window width. */
export interface Layout {
  /** From top to bottom: each part starts below the previous one. */
  readonly rows: readonly Part[]
  /** From left to right: each part starts after the previous one. */
  readonly columns: readonly Part[]
  readonly places: Readonly<Partial<Record<Part, Place>>>
  /** Parts that aren't shown. */
  readonly hidden: readonly Part[]
}

interface PageLayout {
  readonly site: SharedSite
  readonly address: string
  readonly desktop: Layout
  readonly phone: Layout
}

/** The text column, centered in the space between its neighbors. */
const column: Place = { left: [345, 356], width: [620, 625] }
/** The column of list pages, which starts where the text column does. */
const list: Place = { left: [345, 356], width: 752 }
const sidebar: Place = { left: 28, width: 272 }
const lead: Place = { line: 30 }
const phoneColumn: Place = { left: 16, right: 16 }
const phoneLead: Place = { ...phoneColumn, line: [27, 28] }

const desktopShell: Layout['places'] = {
  bar: { left: 0, right: 0, height: 56 },
  logo: { left: 32, height: 44 },
  'color switch': { width: 40, height: 40 },
  'search button': { right: 32, width: 144, height: 36 },
  footer: { left: 0, right: 0 }
}

const phoneShell: Layout['places'] = {
  bar: { left: 0, right: 0, height: 56 },
  'menu button': { left: 8, width: 44, height: 44 },
  logo: { left: 56, height: 44 },
  'search button': { right: 8, width: 44, height: 44 },
  footer: { left: 0, right: 0 }
}

const phoneHidden = ['sidebar', 'contents', 'color switch'] as const

/** The layout of each kind of page in windows of 1280 and 390 px. */
export const pageLayouts: Readonly<Record<string, PageLayout>> = {
  '2.3.1 a landing page': {
    site: 'handbook',
    address: '/',
    desktop: {
      rows: ['bar', 'title', 'text', 'footer'],
      columns: ['logo', 'color switch', 'search button'],
      places: {
        ...desktopShell,
        title: { left: 32, width: [500, 640] },
        text: { ...lead, left: 32, width: [500, 640] }
      },
      hidden: ['menu button', 'sidebar', 'contents']
    },
    phone: {
      rows: ['bar', 'title', 'text', 'footer'],
      columns: ['menu button', 'logo', 'search button'],
      places: { ...phoneShell, title: phoneColumn, text: phoneLead },
      hidden: phoneHidden
    }
  },
  '2.5.5 2.5.11 2.8.2 a doc with sidebar and contents': {
    site: 'handbook',
    address: '/docs/guide/start',
    desktop: {
      rows: ['bar', 'breadcrumbs', 'title', 'text', 'pagination', 'footer'],
      columns: ['sidebar', 'title', 'contents'],
      places: {
        ...desktopShell,
        sidebar,
        title: column,
        text: { ...column, ...lead },
        contents: { right: 32, width: 216 },
        pagination: column
      },
      hidden: ['menu button', 'contents button']
    },
    phone: {
      rows: ['bar', 'contents button', 'title', 'text', 'pagination', 'footer'],
      columns: ['breadcrumbs', 'contents button'],
      places: {
        ...phoneShell,
        'contents button': { right: 16, height: 44 },
        title: phoneColumn,
        text: phoneLead,
        pagination: phoneColumn
      },
      hidden: phoneHidden
    }
  },
  '2.9.5 a doc with much code': {
    site: 'handbook',
    address: '/docs/content/code',
    desktop: {
      rows: ['bar', 'title', 'code', 'pagination', 'footer'],
      columns: ['sidebar', 'code', 'contents'],
      places: {
        ...desktopShell,
        sidebar,
        title: column,
        // It overhangs the text by 16 px on both sides. Without hover, the
        // buttons are in a bar above the code.
        code: { left: [329, 340], width: [652, 657], height: [49, 89] },
        contents: { right: 32, width: 216 }
      },
      hidden: ['menu button', 'contents button']
    },
    phone: {
      rows: ['bar', 'contents button', 'title', 'code', 'pagination', 'footer'],
      columns: ['menu button', 'logo', 'search button'],
      places: { ...phoneShell, title: phoneColumn, code: phoneColumn },
      hidden: phoneHidden
    }
  },
  '2.5.29 2.5.31 a category page': {
    site: 'handbook',
    address: '/docs/category/reference',
    desktop: {
      rows: ['bar', 'title', 'text', 'card', 'pagination', 'footer'],
      columns: ['sidebar', 'card', 'second card'],
      places: {
        ...desktopShell,
        sidebar,
        text: lead,
        card: { left: [345, 356], width: 368 },
        'second card': { width: 368 },
        pagination: list
      },
      hidden: ['menu button', 'contents', 'contents button']
    },
    phone: {
      rows: ['bar', 'title', 'text', 'card', 'second card', 'footer'],
      columns: ['menu button', 'logo', 'search button'],
      places: {
        ...phoneShell,
        text: { line: [27, 28] },
        card: phoneColumn,
        'second card': phoneColumn
      },
      hidden: [...phoneHidden, 'contents button']
    }
  },
  '2.4.6 2.4.11 2.4.12 a list of posts': {
    site: 'handbook',
    address: '/blog',
    desktop: {
      rows: ['bar', 'title', 'post', 'footer'],
      columns: ['sidebar', 'post'],
      places: { ...desktopShell, sidebar, title: list, post: list },
      hidden: ['menu button', 'contents', 'contents button']
    },
    phone: {
      rows: ['bar', 'title', 'post', 'footer'],
      columns: ['menu button', 'logo', 'search button'],
      places: { ...phoneShell, title: phoneColumn, post: phoneColumn },
      hidden: [...phoneHidden, 'contents button']
    }
  },
  '2.2.1 a not-found page': {
    site: 'handbook',
    address: '/nope',
    desktop: {
      rows: ['bar', 'title', 'text', 'footer'],
      columns: ['logo', 'color switch', 'search button'],
      places: {
        ...desktopShell,
        title: { left: [255, 266], width: 752 },
        text: { left: [255, 266], width: 752, line: 29 }
      },
      hidden: ['menu button', 'sidebar', 'contents']
    },
    phone: {
      rows: ['bar', 'title', 'text', 'footer'],
      columns: ['menu button', 'logo', 'search button'],
      places: {
        ...phoneShell,
        title: phoneColumn,
        text: { ...phoneColumn, line: 29 }
      },
      hidden: phoneHidden
    }
  }
}
