import type { SiteConfig } from '../src/generator/content/siteConfig.ts'

export default {
  title: 'Toolbox',
  tagline: 'TypeScript libraries for web, mobile and backend work',
  url: 'https://toolbox.example.com',
  favicon: 'favicon.svg',
  navbar: {
    title: 'Toolbox',
    logo: { src: 'logo.svg', alt: '', width: 24, height: 24 },
    hideOnScroll: false,
    items: [
      {
        type: 'docSidebar',
        sidebarId: 'styles',
        label: 'Styles',
        position: 'left'
      },
      {
        type: 'docSidebar',
        sidebarId: 'modals',
        label: 'Modals',
        position: 'left'
      },
      {
        type: 'docSidebar',
        sidebarId: 'form',
        label: 'Form',
        position: 'left'
      },
      {
        type: 'docSidebar',
        sidebarId: 'query',
        label: 'Query',
        position: 'left'
      },
      {
        type: 'docSidebar',
        sidebarId: 'store',
        label: 'Store',
        position: 'left'
      },
      {
        type: 'docSidebar',
        sidebarId: 'permissions',
        label: 'Permissions',
        position: 'left'
      },
      {
        type: 'docSidebar',
        sidebarId: 'debug',
        label: 'Debug',
        position: 'left'
      },
      {
        type: 'docSidebar',
        sidebarId: 'logger',
        label: 'Logger',
        position: 'left'
      },
      {
        type: 'docSidebar',
        sidebarId: 'hooks',
        label: 'Hooks',
        position: 'left'
      },
      {
        type: 'docSidebar',
        sidebarId: 'guides',
        label: 'Guides',
        position: 'left'
      },
      { to: '/blog', label: 'Blog', position: 'left' },
      { type: 'docSidebar', sidebarId: 'backend', label: 'Backend' },
      { href: 'https://git.example.com/toolbox/toolbox', label: 'Source' }
    ]
  },
  docs: { mainDocId: 'permissions/started' },
  blog: {
    description: 'News about the Toolbox libraries and their documentation.'
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Libraries',
        items: [
          { label: 'Styles', to: '/docs/styles/started' },
          { label: 'Modals', to: '/docs/modals/started' },
          { label: 'Form', to: '/docs/form/' },
          { label: 'Query', to: '/docs/query/started' },
          { label: 'Store', to: '/docs/store/started' },
          { label: 'Permissions', to: '/docs/permissions/started' }
        ]
      },
      {
        title: 'Tools',
        items: [
          { label: 'Debug', to: '/docs/debug/started' },
          { label: 'Logger', to: '/docs/logger/started' },
          { label: 'Hooks', to: '/docs/hooks/intro' },
          { label: 'CLI', to: '/docs/cli/intro' }
        ]
      },
      {
        title: 'Platforms',
        items: [
          { label: 'Web', to: '/docs/web/intro' },
          { label: 'Mobile', to: '/docs/mobile/intro' },
          { label: 'Backend', to: '/docs/backend/intro' }
        ]
      },
      {
        title: 'More',
        items: [
          { label: 'Guides', to: '/docs/guides/componentArchitecture' },
          { label: 'Blog', to: '/blog' },
          { label: 'Archive', to: '/blog/archive' },
          { label: 'Authors', to: '/blog/authors' },
          { label: 'Offline reading', to: '/offline' }
        ]
      }
    ],
    copyright: 'Toolbox Docs 0.0.12'
  }
} satisfies SiteConfig
