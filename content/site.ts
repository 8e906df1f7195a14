import { defineConfig } from 'toolbox-docs'

export default defineConfig({
  title: 'Toolbox',
  tagline: 'TypeScript libraries for web, mobile and backend work',
  url: 'https://toolbox.example.com',
  favicon: 'favicon.svg',
  navbar: {
    title: 'Toolbox',
    logo: { src: 'logo.svg', alt: '', width: 24, height: 24 },
    badge: '0.0.12',
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
      {
        href: 'https://git.example.com/toolbox/toolbox',
        html: '<svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="m8 7-5 5 5 5M16 7l5 5-5 5M14 5l-4 14"/></svg> <b>Source</b>',
        ariaLabel: 'Source (opens in a new tab)'
      }
    ]
  },
  libraries: [
    {
      title: 'Interface',
      items: [
        {
          sidebarId: 'styles',
          label: 'Styles',
          caption: '@toolbox/styles',
          icon: 'palette'
        },
        {
          sidebarId: 'modals',
          label: 'Modals',
          caption: '@toolbox/modals',
          icon: 'window'
        },
        {
          sidebarId: 'form',
          label: 'Form',
          caption: '@toolbox/form',
          icon: 'form'
        },
        {
          sidebarId: 'hooks',
          label: 'Hooks',
          caption: '@toolbox/hooks',
          icon: 'hook'
        }
      ]
    },
    {
      title: 'Data',
      items: [
        {
          sidebarId: 'query',
          label: 'Query',
          caption: '@toolbox/query',
          icon: 'database'
        },
        {
          sidebarId: 'store',
          label: 'Store',
          caption: '@toolbox/store',
          icon: 'box'
        },
        {
          sidebarId: 'permissions',
          label: 'Permissions',
          caption: '@toolbox/permissions',
          icon: 'lock'
        },
        {
          sidebarId: 'logger',
          label: 'Logger',
          caption: '@toolbox/logger',
          icon: 'log'
        }
      ]
    },
    {
      title: 'Platforms and tools',
      items: [
        {
          sidebarId: 'web',
          label: 'Web',
          caption: '@toolbox/web',
          icon: 'globe'
        },
        {
          sidebarId: 'mobile',
          label: 'Mobile',
          caption: '@toolbox/mobile',
          icon: 'phone'
        },
        {
          sidebarId: 'cli',
          label: 'CLI',
          caption: '@toolbox/cli',
          icon: 'terminal'
        },
        {
          sidebarId: 'debug',
          label: 'Debug',
          caption: '@toolbox/debug',
          icon: 'bug'
        }
      ]
    },
    {
      title: 'Guides and backend',
      items: [
        {
          sidebarId: 'guides',
          label: 'Guides',
          caption: 'From parts to a product',
          icon: 'book'
        },
        {
          sidebarId: 'backend',
          label: 'Backend',
          caption: 'What a product runs on',
          icon: 'server'
        }
      ]
    }
  ],
  docs: {
    mainDocId: 'permissions/started',
    editUrl: 'https://git.example.com/toolbox/toolbox/edit/main/content/docs'
  },
  report:
    'https://git.example.com/toolbox/toolbox/issues/new?title={title}&body={body}',
  search: {
    synonyms: {
      dialog: ['modal'],
      dropdown: ['select'],
      i18n: ['locale'],
      localization: ['locale'],
      pagination: ['numbered'],
      popup: ['modal'],
      snackbar: ['alert'],
      toast: ['alert'],
      translation: ['locale'],
      upgrade: ['migrate'],
      upload: ['file'],
      v2: ['migrate']
    }
  },
  book: {},
  changes: { release: '0.0.12' },
  features: {
    './features/liveHero/index.ts': true,
    './features/playground/index.ts': true
  },
  freshness: {
    owners: {
      Interface: ['docs/styles', 'docs/modals', 'docs/form', 'docs/hooks'],
      Data: ['docs/query', 'docs/store', 'docs/permissions', 'docs/logger'],
      Platforms: ['docs/web', 'docs/mobile', 'docs/cli', 'docs/debug'],
      'Guides and backend': ['docs/guides', 'docs/backend']
    }
  },
  blog: {
    description: 'News about the Toolbox libraries and their documentation.'
  },
  footer: {
    style: 'light',
    links: [
      {
        title: 'Interface',
        items: [
          { label: 'Styles', to: '/docs/styles/started' },
          { label: 'Modals', to: '/docs/modals/started' },
          { label: 'Form', to: '/docs/form/' },
          { label: 'Hooks', to: '/docs/hooks/intro' }
        ]
      },
      {
        title: 'Data',
        items: [
          { label: 'Query', to: '/docs/query/started' },
          { label: 'Store', to: '/docs/store/started' },
          { label: 'Permissions', to: '/docs/permissions/started' },
          { label: 'Logger', to: '/docs/logger/started' }
        ]
      },
      {
        title: 'Platforms and tools',
        items: [
          { label: 'Web', to: '/docs/web/intro' },
          { label: 'Mobile', to: '/docs/mobile/intro' },
          { label: 'CLI', to: '/docs/cli/intro' },
          { label: 'Debug', to: '/docs/debug/started' }
        ]
      },
      {
        title: 'More',
        items: [
          { label: 'Guides', to: '/docs/guides/componentArchitecture' },
          { label: 'Backend', to: '/docs/backend/intro' },
          { label: 'Blog', to: '/blog' },
          { label: 'What’s new', to: '/changes' },
          { label: 'Archive', to: '/blog/archive' },
          { label: 'Authors', to: '/blog/authors' },
          { label: 'Offline reading', to: '/offline' }
        ]
      }
    ],
    copyright: 'Toolbox Docs 0.0.12'
  }
})
