import type { ApiDoc } from './parseDocComment.ts'

/**
 * An export of a declaration file, a member of a type, a parameter of a function,
 * or a part of its return value.
 */
export interface ApiMember {
  readonly name: string
  /** Methods are shown with parentheses after their names. */
  readonly isMethod: boolean
  readonly isOptional: boolean
  readonly isStatic: boolean
  /** One line of code each; overloaded methods have several. */
  readonly types: readonly string[]
  readonly doc: ApiDoc
  /** Line in the declaration file, counted from 1. */
  readonly line: number
  /** The parameters, in order. If overloaded, those of the first overload. */
  readonly parameters: readonly ApiMember[]
  /** The return type; undefined if it isn't callable. */
  readonly result: ApiShape | undefined
  /** The members of its type; undefined for methods. */
  readonly shape: ApiShape | undefined
}

/** The members of a type, as far as the declarations list them. */
export interface ApiShape {
  readonly kind: 'class' | 'object' | 'tuple' | 'other'
  /** The whole type, one line of code. */
  readonly type: string
  readonly members: readonly ApiMember[]
  /** Types it extends, one line of code each. */
  readonly bases: readonly string[]
}

/** The exports of a declaration file, by name. */
export type ApiEntries = ReadonlyMap<string, ApiMember>
