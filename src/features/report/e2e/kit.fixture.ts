/** Paragraphs that fill more than a screen. */
const filler = 'A line of text.\n\n'.repeat(40)

/** A site whose pages have a link to a tracker. */
export const reportedFiles = {
  'site.ts': `export default {
    title: 'Kit',
    url: 'https://kit.example',
    navbar: { badge: '1.2' },
    report: 'https://tracker.example/new?title={title}&body={body}'
  }`,
  'docs/start.md': `# Start here\n\nThe first words.\n\n## One\n\nWords of one.\n\n${filler}## Two\n\nWords of two.\n\n${filler}`,
  'docs/other.md': '# Other\n\nText.\n',
  'blog/2026-01-01-news.md': '---\nslug: news\n---\n\n# News\n\nText.\n'
}
