import type { Feature } from '../../core/feature.ts'
import { printServer } from './generator/printServer.ts'

/** A program with which agents search and read the published site. */
export const mcp: Feature = {
  name: 'mcp',
  files: { fromText: printServer }
}
