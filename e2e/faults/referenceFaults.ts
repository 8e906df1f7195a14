import { type Fault, unit } from './fault.ts'

/** Mistakes in reference tables, in signatures and in the samples of both. */
export const referenceFaults: readonly Fault[] = [
  {
    name: 'the example of a member is one line',
    file: 'src/features/reference/generator/parseDocComment.ts',
    find: "tag === 'example' ? description.trim()",
    replace: "tag === '' ? description.trim()",
    caughtBy: unit(
      'features/reference/generator/parseDocComment.test.ts',
      'tags are read apart from the meaning'
    )
  },
  {
    name: 'an example that is no fence is left out in silence',
    file: 'src/features/reference/generator/findMemberProblems.ts',
    find: 'parseExample(text) ? []',
    replace: 'text ? []',
    caughtBy: unit(
      'features/reference/generator/rehypeApi.test.ts',
      'an example without a fence is an error'
    )
  },
  {
    name: 'the examples of declarations are not checked',
    file: 'src/features/reference/samples/readSamples.ts',
    find: 'mdx?|d\\.ts',
    replace: 'mdx?',
    caughtBy: unit(
      'features/reference/samples/readSamples.test.ts',
      '["types"] contains samples'
    )
  },
  {
    name: 'the example of a member hides more than imports',
    file: 'src/features/reference/samples/findHiddenLines.ts',
    find: 'if (ignored.test(line)) return []',
    replace: 'if (line !== undefined) return []',
    caughtBy: unit(
      'features/reference/samples/findHiddenLines.test.ts',
      'in the example of a member, values may not'
    )
  },
  {
    name: 'a signature is one line, however long',
    file: 'src/features/reference/generator/printDeclaration.ts',
    find: 'line.length <= LINE_WIDTH || ',
    replace: 'line.length > 0 || ',
    caughtBy: unit(
      'features/reference/generator/rehypeApi.test.ts',
      'a long one, a line for each parameter'
    )
  },
  {
    name: 'a type is one line, however long',
    file: 'src/features/reference/generator/renderApiTable.ts',
    find: 'const content = pieces.length > 1 ?',
    replace: 'const content = pieces.length < 0 ?',
    caughtBy: unit(
      'features/reference/generator/rehypeApi.test.ts',
      'a long type has a line for each parameter'
    )
  },
  {
    name: 'a call with one parameter has a line for it, not for the result',
    file: 'src/features/reference/generator/findTypeParts.ts',
    find: 'parameters.length > 1',
    replace: 'parameters.length > 0',
    caughtBy: unit(
      'features/reference/generator/findTypeParts.test.ts',
      'a call with one parameter'
    )
  },
  {
    name: 'the signature in a tooltip breaks anywhere',
    file: 'src/core/markdown/highlight/breakSignature.ts',
    find: "signature.startsWith('):', to)",
    replace: "signature.startsWith(') =>', to)",
    caughtBy: unit(
      'core/markdown/highlight/breakSignature.test.ts',
      'a long function in a tooltip'
    )
  },
  {
    name: 'a signature shows one form of a function',
    file: 'src/features/reference/generator/printDeclaration.ts',
    find: 'return forms.map(',
    replace: 'return forms.slice(0, 1).map(',
    caughtBy: unit(
      'features/reference/generator/rehypeApi.test.ts',
      'all forms of a function'
    )
  },
  {
    name: 'types in a signature lead nowhere',
    file: 'src/features/reference/generator/renderApiSignature.ts',
    find: "named.join(', ')",
    replace: "''",
    caughtBy: unit(
      'features/reference/generator/rehypeApi.test.ts',
      'the signature shows a short function'
    )
  }
]
