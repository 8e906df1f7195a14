import { expect, test } from 'vitest'
import { createHref, createPathname } from '../../../core/model/paths.ts'
import { createTagGroups } from './createTagGroups.ts'
import type { Tag } from './createTags.ts'

test('tags are listed under their upper-case first letter, in alphabetical order', () => {
  const groups = createTagGroups(
    ['release', 'API', 'élan', 'React', 'admin'].map(createTag),
    ({ label }) => label.length,
    'en'
  )
  expect(
    groups.map(({ letter, tags }) => [letter, tags.map(({ label }) => label)])
  ).toEqual([
    ['A', ['admin', 'API']],
    ['É', ['élan']],
    ['R', ['React', 'release']]
  ])
  expect(groups[0]?.tags[1]).toEqual({
    label: 'API',
    href: '/tags/x',
    count: 3
  })
})

test('the language decides what counts as a letter', () => {
  const [group] = createTagGroups([createTag('istanbul')], () => 1, 'tr')
  expect(group?.letter).toBe('İ')
})

test('a character of two code units is one letter', () => {
  const [group] = createTagGroups([createTag('🚀 launch')], () => 1, 'en')
  expect(group?.letter).toBe('🚀')
})

function createTag(label: string): Tag {
  return {
    label,
    pathname: createPathname('/tags/x'),
    href: createHref('/', '/tags/x')
  }
}
