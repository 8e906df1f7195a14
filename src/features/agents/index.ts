import type { Feature } from '../../core/feature.ts'

/** Pages as Markdown, for agents and other programs. */
export const agents: Feature = {
  name: 'agents',
  client: 'client/index.ts'
}
