import type { RuleSetRule } from '@rspack/core'
import { findModule } from '../platform/threads/threads.ts'

/** Top-level calls in React Router's modules that have no side effects. */
const PURE_CALL =
  /^(var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|React\d*\[|new (?:Set|URL|WeakMap)\(|Object\.getOwnPropertyNames\(|Symbol\()/gm

/** Assignments of names for developer tools. */
const DISPLAY_NAME = /^\w+\.displayName = [^;]+;$/gm

/** A class, and the `contextType` assigned to it later. */
const CONTEXT_TYPE =
  /^(var (\w+) = class extends React\d*\.Component \{)$([\s\S]+?)^\2(\.contextType = \w+;)$/gm

/**
 * Bundler loader that marks calls that create React Router's contexts and
 * components as pure, so that the minifier drops the unused ones. Without it, half
 * of the unused code stays. Calls in other forms stay too, so at worst a new
 * version of React Router makes the bundle larger.
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
