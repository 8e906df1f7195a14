import type { RuleSetRule } from '@rspack/core'
import { findModule } from '../threads.ts'

/** Calls at the top level of React Router's modules without other effects. */
const PURE_CALL =
  /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|React\d*\[|new (?:Set|URL|WeakMap)\(|Object\.getOwnPropertyNames\(|Symbol\()/gm

/** Assignments of names, which only developer tools show. */
const DISPLAY_NAME = /^\w+\.displayName = [^;]+;$/gm

/** A class with a static property that is assigned after it. */
const CONTEXT_TYPE =
  /^(var (\w+) = class extends React\d*\.Component \{)$([\s\S]+?)^\2(\.contextType = \w+;)$/gm

/**
 * Bundler loader that lets the minifier drop the unused parts of React Router,
 * half of which it would keep for the calls that create contexts and components:
 * mark these as pure. Calls in another form stay in the bundle, so a new version
 * of React Router can only be larger.
 */
export default function routerLoader(source: string): string {
  return source
    .replace(PURE_CALL, '$1/* @__PURE__ */ ')
    .replace(DISPLAY_NAME, '')
    .replace(CONTEXT_TYPE, (_, start: string, _name, body: string, set) => {
      return `${start} static ${set.slice(1)}${body}`
    })
}

/** Create the rule for React Router's modules. */
export function createRouterRule(): RuleSetRule {
  return {
    test: /[\\/]node_modules[\\/]react-router[\\/]dist[\\/].*\.m?js$/,
    loader: findModule(import.meta.url, 'routerLoader')
  }
}
