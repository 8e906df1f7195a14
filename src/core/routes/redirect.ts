/** An address that leads to another, in one hop. */
export interface Redirect {
  readonly from: string
  readonly to: string
}
