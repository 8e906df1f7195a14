import { expect, test } from 'vitest'
import { renderMarkdown } from '../renderMarkdown.fixture.ts'

test.each([
  [
    '请注意：**必须先备份。**然后再升级。',
    '请注意：<strong>必须先备份。</strong>然后再升级。'
  ],
  [
    '使用**“只读”**模式时，**`config`**无效。',
    '使用<strong>“只读”</strong>模式时，<strong><code>config</code></strong>无效。'
  ],
  [
    '**필수(Required)**를 입력하세요.',
    '<strong>필수(Required)</strong>를 입력하세요.'
  ],
  ['これは**「重要」**です。', 'これは<strong>「重要」</strong>です。'],
  ['これは*「重要」*です。', 'これは<em>「重要」</em>です。'],
  [
    'これは***（重要）***です。',
    'これは<em><strong>（重要）</strong></em>です。'
  ],
  ['これは~~（古い）~~です。', 'これは<del>（古い）</del>です。'],
  [
    '설정을 ~~삭제(delete)~~했습니다.',
    '설정을 <del>삭제(delete)</del>했습니다.'
  ],
  [
    '**[文档](./a.mdx)**和**<b>标记</b>**。',
    /<strong><a href="[^"]*">文档<\/a><\/strong>和<strong><b>标记<\/b><\/strong>。/
  ],
  [
    '**第一：**甲。**第二：**乙。',
    '<strong>第一：</strong>甲。<strong>第二：</strong>乙。'
  ],
  ['**𠮷野家。**𠮷', '<strong>𠮷野家。</strong>𠮷'],
  ['- **名称：**值', '<strong>名称：</strong>值'],
  ['| 甲 |\n| --- |\n| **乙。**丙 |', '<strong>乙。</strong>丙'],
  [
    'a **b** c*d*e, 2 * 3 * 4, snake_case_name',
    'a <strong>b</strong> c<em>d</em>e, 2 * 3 * 4, snake_case_name'
  ],
  ['a**(b)**c stays', 'a**(b)**c stays']
])('%s', async (source, expected) => {
  for (const format of ['md', 'mdx'] as const) {
    const { html } = await renderMarkdown(source, format)
    if (typeof expected === 'string') expect(html).toContain(expected)
    else expect(html).toMatch(expected)
  }
})
