import type { AuthorsConfig } from '../src/features/blog/generator/resolveAuthors.ts'

export default {
  maintainers: { name: 'Toolbox maintainers', title: 'Library development' },
  docs: { name: 'Documentation team', title: 'Guides and reference' },
  mobile: {
    name: 'Mobile platform team',
    title: 'React Native and native modules'
  }
} satisfies AuthorsConfig
