import { expect, test } from 'vitest'
import { findTopic, printTopic, printTopics } from './printTopics.ts'

const form = {
  title: 'Form manager',
  pages: [
    {
      title: 'Start',
      url: 'https://kit.example/form.md',
      description: 'Begin'
    },
    { title: 'API', url: 'https://kit.example/form/api.md' }
  ]
}
const blog = {
  title: 'Blog',
  pages: [{ title: 'New', url: 'https://kit.example/blog/new.md' }]
}

test('topics are listed with the description of their first page', () => {
  expect(printTopics([form, blog])).toBe(
    '- Form manager (2 pages): Begin\n- Blog (1 page)'
  )
})

test('a topic is listed with all its pages', () => {
  expect(printTopic(form)).toBe(
    '## Form manager\n\n- [Start](https://kit.example/form.md): Begin\n- [API](https://kit.example/form/api.md)'
  )
})

test.each([
  ['Form manager', form],
  [' form MANAGER', form],
  ['form-manager', form],
  ['Form manger', form],
  ['Blgo', blog],
  ['Modals', undefined]
])('the topic "%s" is found if one is called much like it', (name, topic) => {
  expect(findTopic(name, [form, blog])).toBe(topic)
})
