import { expect, test } from 'vitest'
import { printElement } from './printElement.ts'

function Tabs({ children }: { readonly children: React.ReactNode }) {
  return <section>{children}</section>
}

const markup = { __html: '<p>A &amp; <em>b</em></p>' }

test.each([
  ['text is escaped', <p key="">{'1 < 2'}</p>, '<p>1 &lt; 2</p>'],
  ['numbers are text', <p key="">{1}</p>, '<p>1</p>'],
  [
    'ids and classes stay',
    <h2 key="" id="a" className="b" title="c">
      d
    </h2>,
    '<h2 id="a" class="b">d</h2>'
  ],
  [
    'static markup has no wrapper',
    <div key="" data-static="" dangerouslySetInnerHTML={markup} />,
    markup.__html
  ],
  [
    'other markup has one',
    <li key="" dangerouslySetInnerHTML={markup} />,
    `<li>${markup.__html}</li>`
  ],
  [
    'only the children of components are printed',
    <Tabs key="">
      <p>A</p>
      {false}
      {undefined}
      {['b', <i key="">c</i>]}
    </Tabs>,
    '<p>A</p>b<i>c</i>'
  ],
  [
    'fragments are flat',
    <>
      <p>A</p>
      <p>B</p>
    </>,
    '<p>A</p><p>B</p>'
  ]
])('%s', (_, element, expected) => {
  expect(printElement(element)).toBe(expected)
})
