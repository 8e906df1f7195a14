import { describe, expect, test } from 'vitest'
import { printMarkdown } from './printMarkdown.ts'

function convert(html: string): string {
  return printMarkdown(html, 'https://kit.example/base/docs/page').trim()
}

describe('a page becomes Markdown', () => {
  test.each([
    [
      'with absolute links',
      '<p><a href="/base/other#x">a</a> <a href="#y">b</a></p>',
      '[a](https://kit.example/base/other#x) [b](https://kit.example/base/docs/page#y)'
    ],
    [
      'with absolute images',
      '<p><img src="/base/a.png" alt="A"></p>',
      '![A](https://kit.example/base/a.png)'
    ],
    [
      'without what is not printed',
      '<nav data-print="hidden">Contents</nav><p>a</p><button>Copy</button>',
      'a'
    ],
    [
      'without direct links to headings',
      '<h2>A<a href="#a" aria-label="Direct link">\u200b</a></h2>',
      '## A'
    ],
    [
      'without places where words can break',
      '<p>co\u00adop ver<wbr>y\u200blong</p>',
      'coop verylong'
    ],
    [
      'with footnotes',
      '<p>a<sup><a href="#fn-9b-1" data-footnote-ref>1</a></sup></p><section data-footnotes><h2>Footnotes</h2><ol><li id="fn-9b-1"><p>b <a href="#fnref-9b-1" data-footnote-backref="">↩</a></p></li></ol></section>',
      'a[^9b-1]\n\n[^9b-1]: b'
    ],
    [
      'with tasks',
      '<ul><li><input type="checkbox" checked disabled> Done</li></ul>',
      '- [x] Done'
    ],
    [
      'with its title above notices',
      '<aside><p>Unlisted</p></aside><h1>A</h1>',
      '# A\n\nUnlisted'
    ],
    [
      'with space after dates',
      '<p><time>May 1</time><a href="https://a.example/">a</a></p>',
      'May 1 [a](https://a.example/)'
    ]
  ])('%s', (_, html, expected) => {
    expect(convert(html)).toBe(expected)
  })
})

describe('a component becomes Markdown', () => {
  test.each([
    [
      'an admonition',
      '<div class="admonition" data-kind="tip"><p class="admonition-title" data-default="">tip</p><div><p>a</p></div></div>',
      '> [!TIP]\n>\n> a'
    ],
    [
      'an admonition with a title',
      '<div class="admonition" data-kind="danger"><p class="admonition-title">No <code>x</code></p><div><p>a</p></div></div>',
      '> [!CAUTION]\n> **No `x`**\n>\n> a'
    ],
    [
      'details, expanded',
      '<details><summary>More</summary><div><p>a</p></div></details>',
      '**More**\n\na'
    ],
    [
      'tabs, as sections below the heading before them',
      '<h2>A</h2><div><button role="tab">B</button></div><div role="tabpanel" data-label="B"><p>a</p></div><h2>C</h2>',
      '## A\n\n### B\n\na\n\n## C'
    ],
    [
      'a table of members, as a list',
      '<table data-members="Kit"><tbody><tr><th><a href="#k"><code>size</code></a><span>static</span></th><td><code>number</code></td><td>required</td><td><p>The size.</p></td></tr></tbody></table>',
      '- **`size`** (static): `number` (required) —\n\n  The size.'
    ],
    [
      'a diagram, as its source',
      '<figure class="diagram" data-source="graph LR\n  A --&gt; B"><svg></svg></figure>',
      '```mermaid\ngraph LR\n  A --> B\n```'
    ],
    [
      'a formula, as its source',
      '<p><math alttext="x^2"><mi>x</mi></math></p><div><math display="block" alttext="y"><mi>y</mi></math></div>',
      '$$x^2$$\n\n$$\ny\n$$'
    ]
  ])('%s', (_, html, expected) => {
    expect(convert(html)).toBe(expected)
  })
})

const line = (content: string, attributes = '') =>
  `<span class="line"${attributes}>${content}\n</span>`

describe('code becomes Markdown', () => {
  test.each([
    [
      'with its language and title, without highlighting',
      '<figcaption>a.ts</figcaption><pre><code class="language-ts"><span class="k">const </span>a</code></pre>',
      '**a.ts**\n\n```ts\nconst a\n```'
    ],
    [
      'with the signs of a diff',
      `<pre><code class="language-ts">${line('a', ' data-mark="removed"')}${line('b', ' data-mark="added"')}${line('c')}</code></pre>`,
      '```diff\n- a\n+ b\n  c\n```'
    ],
    [
      'without prompts',
      '<pre><code class="language-bash"><span class="code-prompt">$ </span>a</code></pre>',
      '```bash\na\n```'
    ],
    [
      'with prompts beside output',
      `<pre><code class="language-bash">${line('<span class="code-prompt">$ </span>a')}${line('b', ' data-output')}</code></pre>`,
      '```bash\n$ a\nb\n```'
    ],
    [
      'in a fence longer than those inside',
      '<pre><code class="language-md">```ts\na\n```</code></pre>',
      '````md\n```ts\na\n```\n````'
    ]
  ])('%s', (_, html, expected) => {
    expect(convert(`<figure>${html}</figure>`)).toBe(expected)
  })
})
