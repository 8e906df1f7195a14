import type { Feature } from '../../core/feature.ts'
import { rehypeDiagrams } from './generator/rehypeDiagrams.ts'

/** Mermaid diagrams, rendered when pages compile. */
export const diagrams: Feature = {
  name: 'diagrams',
  client: { styles: ['client/diagrams.css'] },
  markdown: { plugins: context => ({ elements: [[rehypeDiagrams, context]] }) }
}
