import { expect, test } from 'vitest'
import routerLoader from './routerLoader.ts'

test.each([
  [
    'an unused context can be dropped with its name',
    'var Context = React2.createContext({});\nContext.displayName = "Route";\n',
    'var Context = React2.createContext({});\n\n'
  ],
  [
    'so can a component',
    'var Link = React10.forwardRef(\n  render\n);\nLink.displayName = name',
    'var Link = React10.forwardRef(\n  render\n);\n'
  ],
  [
    'a class keeps its context',
    'var Boundary = class extends React2.Component {\n  a() {}\n};\nBoundary.contextType = RSCContext;\n',
    'var Boundary = class extends React2.Component { static contextType = RSCContext;\n  a() {}\n};\n\n'
  ],
  [
    'the context of something else stays where it is',
    'Boundary.contextType = RSCContext;\n',
    'Boundary.contextType = RSCContext;\n'
  ],
  [
    'names that functions assign stay',
    'function name(it) {\nit.displayName = "It";\n}\n',
    'function name(it) {\nit.displayName = "It";\n}\n'
  ],
  [
    'so do texts that look like code',
    'var text = `\nLink.displayName = "Link";\n`;\n',
    'var text = `\nLink.displayName = "Link";\n`;\n'
  ],
  [
    'so do other statements',
    'var started = start();\nstarted.name = "a";\nstarted["displayName"] = 1;\n',
    'var started = start();\nstarted.name = "a";\nstarted["displayName"] = 1;\n'
  ]
])('%s', (_, source, result) => {
  expect(routerLoader(source)).toBe(result)
})
