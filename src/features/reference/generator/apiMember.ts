import type { ApiDoc } from './parseDocComment.ts'

/**
 * What a declaration file exports, a member of a type, a parameter of a
 * function, or a part of its result.
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
  /** The parameters, in order; of an overload's first form. */
  readonly parameters: readonly ApiMember[]
  /** The result of a call; undefined if it can't be called. */
  readonly result: ApiShape | undefined
  /** Its members; undefined for methods. */
  readonly shape: ApiShape | undefined
}

/** The members of a type, as far as they can be listed. */
export interface ApiShape {
  readonly kind: 'class' | 'object' | 'tuple' | 'other'
  /** The whole type, one line of code. */
  readonly type: string
  readonly members: readonly ApiMember[]
  /** Other types whose members it has as well, one line of code each. */
  readonly bases: readonly string[]
}

/** The exports of a declaration file, by name. */
export type ApiEntries = ReadonlyMap<string, ApiMember>
