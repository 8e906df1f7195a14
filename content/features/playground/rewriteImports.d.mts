export function rewriteImports(
  code: string,
  resolve: (specifier: string) => string | undefined
): string

export function findComponent(code: string): {
  readonly name: string
  readonly props: readonly string[]
  readonly required: readonly string[]
}
