import { expect, test } from 'vitest'
import { highlightCode } from './highlightCode.ts'
import { markSymbols } from './markSymbols.ts'

const symbols = new Map(
  ['View', 'form', 'Modal'].map(name => [
    name,
    { signature: `const ${name}`, doc: undefined, href: `/docs/#${name}` }
  ])
)

/** Write the code with uses in brackets, and a "!" after each first use. */
async function mark(code: string): Promise<string> {
  const lines = markSymbols(await highlightCode(code, 'tsx'), symbols)
  return lines
    .map(line =>
      line
        .map(({ text, use }) =>
          use === undefined ? text : `[${text}${use.isFirst ? '!' : ''}]`
        )
        .join('')
    )
    .join('\n')
}

test.each([
  ["import { form } from 'x'\nform()", "import { [form!] } from 'x'\n[form]()"],
  ['const a = form()', 'const a = [form!]()'],
  ['const a = { ...form }', 'const a = { ...[form!] }'],
  ['const a = x ? form : b', 'const a = x ? [form!] : b'],
  ['type A = Modal<{}>', 'type A = [Modal!]<{}>'],
  ['a(new Modal(), Modal)', 'a(new [Modal!](), [Modal])'],
  ['const a = <View id="b">c</View>', 'const a = <[View!] id="b">c</View>'],
  ['a.form.b', 'a.form.b'],
  ['const a = { form: 1 }', 'const a = { form: 1 }'],
  ['type A = { form?: B }', 'type A = { form?: B }'],
  ['const a = <A form={b} />', 'const a = <A form={b} />'],
  ["'form' // form", "'form' // form"],
  ['const a = <A>View</A>', 'const a = <A>View</A>'],
  ['formula', 'formula']
])('the uses in %j are %j', async (code, expected) => {
  expect(await mark(code)).toBe(expected)
})
