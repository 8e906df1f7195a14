import type { BuiltInClientFeature } from './clientFeature.ts'

/** `virtual:features` in unit tests: the client halves of all features. */
const modules = import.meta.glob<{ readonly default: BuiltInClientFeature }>(
  '../../features/*/client/index.{ts,tsx}',
  { eager: true }
)

export const features = Object.values(modules).map(module => module.default)
