import type { Feature } from '../../core/feature.ts'
import { rehypeDiagrams } from './generator/rehypeDiagrams.ts'

/** Diagrams in Mermaid, drawn while pages compile. */
export const diagrams: Feature = {
  name: 'diagrams',
  styles: ['client/diagrams.css'],
  markdown: context => ({ elements: [[rehypeDiagrams, context]] })
}
