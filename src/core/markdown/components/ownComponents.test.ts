import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PROVIDED_COMPONENTS } from './ownComponents.ts'

test('the compiler knows the components that the theme provides', () => {
  const theme = new URL(
    '../../client/pages/useMDXComponents.ts',
    import.meta.url
  )
  const source = readFileSync(theme, 'utf8')
  const list = /const components = \{([^}]*)\}/.exec(source)?.[1] ?? ''
  expect(list.match(/\w+/g)).toEqual(Object.keys(PROVIDED_COMPONENTS))
})
