import { expect, test } from 'vitest'
import routerLoader from './routerLoader.ts'

test.each([
  [
    'an unused context can be dropped with its name',
    'var RouteContext = React2.createContext({});\nRouteContext.displayName = "Route";\n',
    'var RouteContext = /* @__PURE__ */ React2.createContext({});\n\n'
  ],
  [
    'so can a component',
    'var Link = React10.forwardRef(\n  render\n);\n',
    'var Link = /* @__PURE__ */ React10.forwardRef(\n  render\n);\n'
  ],
  [
    'a class keeps its context',
    'var Boundary = class extends React2.Component {\n  a() {}\n};\nBoundary.contextType = RSCContext;\n',
    'var Boundary = class extends React2.Component { static contextType = RSCContext;\n  a() {}\n};\n\n'
  ],
  [
    'calls inside functions stay as they are',
    '  var Own = React.createContext(null);\n',
    '  var Own = React.createContext(null);\n'
  ],
  [
    'so do calls with side effects',
    'var started = start();\n',
    'var started = start();\n'
  ]
])('%s', (_, source, result) => {
  expect(routerLoader(source)).toBe(result)
})
