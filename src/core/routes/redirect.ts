/** A redirect, in one hop. */
export interface Redirect {
  readonly from: string
  readonly to: string
}
