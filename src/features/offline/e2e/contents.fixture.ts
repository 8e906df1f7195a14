import type { ContentFiles } from '../../../../e2e/support/writeContent.ts'

const site = `export default {
  title: 'Kit',
  url: 'https://kit.example',
  navbar: { items: [] }
}
`

const links = `
[One](/docs/guide/one) [Two](/docs/guide/two) [Other](/docs/other/three)
`

/**
 * Build A: the initial content of these tests. Its topics are its docs folders,
 * and it has a search.
 */
export const contentA: ContentFiles = {
  'site.ts': site,
  'index.mdx': `# Kit\n${links}\n<SearchField />\n`,
  'docs/guide/_category_.json': '{ "label": "Guide" }',
  'docs/other/_category_.json': '{ "label": "Other" }',
  'docs/guide/one.mdx': `# One\n\nFirst edition of one.\n${links}`,
  'docs/guide/two.mdx': `# Two\n\nFirst edition of two.\n${links}`,
  'docs/other/gone.mdx': `# Gone\n\nWill be taken away.\n${links}`,
  'docs/other/three.mdx': `# Three\n\nFirst edition of three.\n${links}`,
  'static/assets/answered.html': '<!doctype html><title>Not a chunk</title>'
}

/** Build B: a changed page and a removed page; the same client as A. */
export const contentB: ContentFiles = {
  ...omit(contentA, 'docs/other/gone.mdx'),
  'docs/guide/two.mdx': `# Two\n\nSecond edition of two.\n${links}`
}

/** Build A with a new page in an old folder and one in a new folder. */
export const contentWithNewPages: ContentFiles = {
  ...contentA,
  'docs/guide/new.mdx': '# New\n\nPublished later.\n',
  'docs/new/page.mdx': '# New folder\n\nPublished later as well.\n'
}

/** Build C: another client, because it contains the site's title. */
export const contentC: ContentFiles = {
  ...contentB,
  'site.ts': site.replace("'Kit'", "'New Kit'")
}

function omit(files: ContentFiles, file: string): ContentFiles {
  return Object.fromEntries(
    Object.entries(files).filter(([name]) => name !== file)
  )
}
