import { expect, test } from 'vitest'
import { englishTexts } from '../../model/catalogue.ts'
import { createTextsModule } from './createTextsModule.ts'

test('the English texts need no module of their own', () => {
  expect(createTextsModule('/project', { ...englishTexts })).toBeUndefined()
})

test('a translation brings every text, the English ones among them', () => {
  const texts = { ...englishTexts, next: "L'une" }
  const module = createTextsModule('/project', texts)
  expect(module?.code).toContain('export const next = "L\'une"\n')
  expect(module?.code).toContain('export const previous = "Previous"\n')
})
