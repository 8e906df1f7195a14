import type { BuiltInFeature } from '../../core/feature.ts'
import { printServer } from './generator/printServer.ts'

/** A program with which agents search and read the published site. */
export const mcp: BuiltInFeature = {
  name: 'mcp',
  textFiles: printServer
}
