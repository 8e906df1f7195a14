import type { Feature } from '../../core/feature.ts'

/** Search over all pages, without a server. */
export const search: Feature = {
  name: 'search',
  client: 'client/index.ts',
  components: { SearchField: { attributes: ['words'], isProvided: true } }
}
