import { expect, test } from 'vitest'
import { parseImports } from './parseImports.ts'

test.each([
  ["import { form } from '@toolbox/form'", 'form', 'form'],
  ["import type { Form } from '@toolbox/form'", 'Form', 'Form'],
  ["import { type Form, a } from '@toolbox/form'", 'Form', 'Form'],
  ["import { form as create } from '@toolbox/form'", 'create', 'form'],
  ["import {\n  a,\n  form,\n} from '@toolbox/form'", 'form', 'form'],
  ["import z, { form } from '@toolbox/form'", 'form', 'form']
])('%j imports %s', (code, local, name) => {
  expect(parseImports(code).get(local)).toEqual({
    name,
    module: '@toolbox/form'
  })
})

test('default and namespace imports are ignored', () => {
  const code = "import a from 'a'\nimport * as b from 'b'\nimport 'c'\n"
  expect(parseImports(code).size).toBe(0)
})

test('an import in the middle of a line is ignored', () => {
  const code = "// then import { form } from '@toolbox/form'"
  expect(parseImports(code).size).toBe(0)
})
