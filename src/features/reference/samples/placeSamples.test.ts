import { expect, test } from 'vitest'
import { placeSamples } from './placeSamples.ts'
import type { Sample } from './readSamples.ts'

const cases: {
  name: string
  titles: (string | undefined)[]
  files: Record<string, number>
}[] = [
  {
    name: 'a title that is a path becomes a file',
    titles: ['src/app/App.tsx', undefined],
    files: { 'src/app/App.tsx': 0 }
  },
  {
    name: 'a title elsewhere stays a snippet',
    titles: ['apps/api/src/main.ts', 'tsconfig.json', 'src/components'],
    files: {}
  },
  {
    name: 'the first state of a file stands for it',
    titles: ['src/Chip.tsx (web)', 'src/Chip.tsx (mobile)'],
    files: { 'src/Chip.tsx': 0 }
  },
  {
    name: 'the file itself comes before its states',
    titles: ['src/Chip.tsx (web)', 'src/Chip.tsx'],
    files: { 'src/Chip.tsx': 1 }
  },
  {
    name: 'a state never replaces a file of the tutorial',
    titles: ['src/main.tsx (complete)'],
    files: {}
  },
  {
    name: 'the file itself replaces that of the tutorial',
    titles: ['src/main.tsx'],
    files: { 'src/main.tsx': 0 }
  },
  {
    name: 'a second page with the same file shows it again',
    titles: ['src/Chip.tsx', 'src/Chip.tsx'],
    files: { 'src/Chip.tsx': 0 }
  }
]

test.each(cases)('$name', ({ titles, files }) => {
  const samples = titles.map((title, index): Sample => {
    const nocheck = undefined
    const [file, language, lines, indent] = ['a.mdx', 'tsx', [], 0] as const
    return {
      file,
      language,
      title,
      fenceLine: index,
      lines,
      indent,
      nocheck,
      isExample: false
    }
  })

  const placed = placeSamples(samples, new Set(['src/main.tsx']))

  const found = [...placed.files].map(([file, { fenceLine }]) => [
    file,
    fenceLine
  ])
  expect(Object.fromEntries(found)).toEqual(files)
  expect(placed.snippets).toHaveLength(titles.length - found.length)
})
