import { type BrokenInput, site } from '../../../e2e/fixtures/brokenInputs/brokenInput.ts'
import { link } from '../../../e2e/fixtures/brokenInputs/links.ts'
import { body } from '../../../e2e/fixtures/brokenInputs/markdown.ts'

/** Mistakes in pages that only a build finds. */
export const pageInputs: readonly BrokenInput[] = [
  link('a link to a missing page is reported', 'See [B](./c).', '3', /links to ".*\/c", which doesn't exist/),
  link('a link to a missing file is reported', 'See [B](./c.md).', '3', /c\.md.*doesn't exist/),
  link('a link with the wrong page extension is reported', 'See [B](./b.mdx).', '3', /b\.mdx.*doesn't exist/),
  {
    name: 'a link to a page as .md whose file is .mdx is reported with the right name',
    files: {
      'docs/a.md':
        '# A\n\n[a](./part/b.md), [b][b] and <a href="part/b.md">c</a>.\n\n[b]: part/b.md#use "B"\n',
      'docs/part/b.mdx': '# B\n\n## Use\n\nText.\n'
    },
    expect: [
      { at: 'docs/a.md:3:1', says: /links to "\.\/part\/b\.md", which doesn't exist\.\s+Did you mean "\.\/part\/b\.mdx"/ },
      { at: 'docs/a.md:3:19', says: /"part\/b\.md#use", which doesn't exist\.\s+Did you mean "part\/b\.mdx#use"/ },
      { at: 'docs/a.md:3:30', says: /"part\/b\.md", which doesn't exist\.\s+Did you mean "part\/b\.mdx"/ }
    ]
  },
  {
    name: "a link to a file's address as Markdown is reported",
    files: {
      'docs/part/a.md': '# A\n\n[B](./b.md), [C](index.md)\n',
      'docs/part/01-b.md': '# B\n',
      'docs/part/README.md': '# Part\n'
    },
    expect: [
      { at: 'docs/part/a.md:3:1', says: /links to "\.\/b\.md", which doesn't exist.*Did you mean "\/docs\/.*part\/b"/s },
      { at: 'docs/part/a.md:3:14', says: /links to "index\.md", which doesn't exist.*Did you mean "\/docs\/.*part"/s }
    ]
  },
  link('a link from the root to a missing page is reported', 'See [B](/docs/nowhere).', '3', /"\/docs\/nowhere", which doesn't exist/),
  link('a link above the site root is reported', 'See [B](../../../../x).', '3', /doesn't exist/),
  link('a broken reference link is reported', 'See [B][b].\n\n[b]: ./c', '3:5', /doesn't exist/),
  link('a broken link in an <a> element is reported', 'See <a href="/docs/nowhere">B</a>.', '3', /"\/docs\/nowhere"/),
  link('a link to a missing download is reported', 'Get [it](./kit.zip).', '3', /kit\.zip.*doesn't exist/),
  link('a link with invalid percent encoding is reported', 'See [B](/docs/%E0%A4).', '3', /%E0%A4.*(decoded|doesn't exist)/s),
  link('a missing anchor on the same page is reported', '## One\n\nSee [two](#two).', '5', /"#two", but the anchor is missing.*headings: one/s),
  link('a missing anchor on another page is reported', 'See [B](./b.md#us).', '3', /#us", but the anchor is missing.*"use"/s),
  link('an anchor in the wrong letter case is reported', 'See [B](./b.md#Use).', '3', /#Use", but the anchor is missing.*"use"/s),
  link('a link to a file in the wrong letter case gets a suggestion', 'See [B](B.md).', '3', /links to "B\.md", which doesn't exist.*Did you mean "\/docs\/.*b"/s),
  {
    name: 'a link to a partial is reported',
    files: { 'docs/a.md': '# A\n\n[B](./_part.mdx)\n', 'docs/_part.mdx': 'Text.\n' },
    expect: [{ at: 'docs/a.md:3:1', says: /_part\.mdx", which doesn't exist/ }]
  },
  {
    name: 'a misspelled link in a non-ASCII script gets a suggestion',
    files: { 'docs/a.md': '# A\n\n[Ö](./ökölögie.md)\n', 'docs/ökölogie.md': '# Ö\n' },
    expect: [{ at: 'docs/a.md:3:1', says: /Did you mean "\/docs\/.*ökölogie"/ }]
  },
  {
    name: 'a link to a draft is reported as a link to a draft',
    files: {
      'docs/a.md': '# A\n\n[B](./b.md)\n',
      'docs/b.md': '---\ndraft: true\n---\n\n# B\n'
    },
    expect: [{ at: 'docs/a.md:3:1', says: /which is a draft, docs\/b\.md/ }]
  },
  {
    name: '8.14 a page that fails to compile is reported, and still suggested for a misspelled link',
    files: {
      'docs/a.md': '# A\n\n[Install](./instal.md)\n',
      'docs/install.mdx': '# Install\n\nText {\n',
      'docs/inst.md': '# Institute\n'
    },
    expect: [
      { at: 'docs/a.md:3:1', says: /Did you mean "\/docs\/.*install"/ },
      { at: 'docs/install.mdx:3:6', says: /MDX compilation failed/ }
    ]
  },
  {
    name: 'the same broken link on two pages is reported twice',
    files: { 'docs/a.md': '# A\n\n[C](./c)\n', 'docs/b.md': '# B\n\n[C](./c)\n' },
    expect: [{ at: 'docs/a.md:3', says: /\/c"/ }, { at: 'docs/b.md:3', says: /\/c"/ }]
  },
  {
    name: 'a broken link is reported at its own line, not at similar text',
    files: { 'docs/a.md': '# A\n\nThe form is here.\n\n[Go](/docs/form)\n' },
    expect: [{ at: 'docs/a.md:5', says: /"\/docs\/form"/ }]
  },
  body('a missing non-ASCII anchor is reported as written', '## Über uns\n\n[A](#Über)', '5:1', /links to "#Über", but the anchor is missing.*"über-uns"|links to "#Über", but the anchor is missing/s),
  body('a broken link with a percent sign is reported', '[A](./100%.md)', '3:1', /100%/),
  body('a broken link with a backslash is reported', '[A](.\\b.md)', '3', /doesn't exist/),
  body('an anchor on a page without headings is reported', '[A](#use)', '3:1', /"#use", but the anchor is missing.*no headings/s),
  {
    name: 'a broken link in a partial is reported in the partial',
    files: { 'docs/_part.mdx': 'Text.\n\n[A](./none.md)\n', 'docs/a.mdx': "import Part from './_part.mdx'\n\n# A\n\n<Part />\n" },
    expect: [{ at: 'docs/_part.mdx:3:1', says: /none\.md", which doesn't exist/ }]
  },
  {
    name: 'anchors that browsers resolve by themselves are accepted',
    files: { 'docs/a.md': '# A\n\n[a](#top), [b](#TOP), [c](#), [d](#:~:text=A), [e](./a.md#:~:text=A)\n' },
    expect: []
  },
  {
    name: 'a link to a download in the wrong letter case is reported',
    files: { 'docs/a.md': '# A\n\n[a](pathname:///case.zip), [b](/Case.zip)\n', 'static/case.zip': 'zip' },
    expect: [{ at: 'docs/a.md:3:28', says: /"\/Case\.zip", which doesn't exist/ }]
  },
  body('an anchor with two hashes is reported', '## Use\n\n[A](##use)', '5', /anchor is missing/)
]

/** Links on every page, each reported once at its source. */
export const shellInput: BrokenInput = {
  name: 'broken links and images in the layout are reported once, next to mistakes in pages',
  files: {
    'site.ts': site(
      `navbar: {
    items: [
      { label: 'A', to: '/nowhere' },
      { label: 'B', items: [{ label: 'C', to: '/docs/nowhere' }] },
      { label: 'D', to: '/docs/start#nothing' },
      { label: 'G', to: './docs/start' }
    ]
  },
  footer: {
    links: [{ label: 'E', to: '/no/footer' }],
    copyright: 'By <a href="/no/one">us</a>'
  },
  announcementBar: { content: 'New: <a href="/no/news">news</a>' },
  favicon: '/no.svg'`
    ),
    'sidebars.ts':
      "export default {\n  docs: [\n    'start',\n    { type: 'link', label: 'F', href: '/no/link' }\n  ]\n}\n"
  },
  expect: [
    { at: 'site.ts:17:12', says: /The image "\/no\.svg" doesn't exist/ },
    { at: 'site.ts:6:25', says: /The site links to "\/nowhere"/ },
    { at: 'site.ts:7:47', says: /The site links to "\/docs\/nowhere"/ },
    { at: 'site.ts:8:25', says: /"\/docs\/start#nothing", but the anchor is missing.*install/s },
    { at: 'site.ts:13:31', says: /"\/no\/footer"/ },
    { at: 'site.ts:14:16', says: /"\/no\/one"/ },
    { at: 'site.ts:16:31', says: /"\/no\/news"/ },
    { at: 'sidebars.ts:4:39', says: /"\/no\/link"/ }
  ]
}
