import type { Feature } from '../../core/feature.ts'
import {
  ADMONITION_TYPOS,
  remarkAdmonitions,
  remarkAlerts
} from './generator/remarkAdmonitions.ts'
import {
  remarkAdmonitionTitles,
  remarkContainers
} from './generator/remarkContainers.ts'
import { renderAdmonition, renderBadge } from './generator/renderAdmonition.ts'
import {
  renderCard,
  renderCardDrawer,
  renderCards
} from './generator/renderCards.ts'
import { rehypeDetails, renderDetails } from './generator/renderDetails.ts'
import { renderFileTree } from './generator/renderFileTree.ts'
import {
  renderHero,
  renderSideBySide,
  renderSteps
} from './generator/renderLayouts.ts'

/** Presentational components. */
export const components: Feature = {
  name: 'components',
  client: {
    module: 'client/index.ts',
    styles: [
      'client/badge.css',
      'client/admonitions.css',
      'client/details.css',
      'client/cards.css',
      'client/sideBySide.css',
      'client/steps.css',
      'client/fileTree.css',
      'client/hero.css'
    ]
  },
  markdown: {
    typos: ADMONITION_TYPOS,
    plugins: context => ({
      syntax: [remarkAdmonitionTitles],
      blocks: [
        remarkContainers,
        [remarkAdmonitions, context],
        [remarkAlerts, context.texts]
      ],
      components: [[rehypeDetails, context.texts]]
    })
  },
  components: {
    Admonition: {
      attributes: ['type', 'title', 'icon'],
      create: renderAdmonition,
      module: 'client/Admonition.tsx'
    },
    Badge: {
      attributes: ['tone', 'text'],
      create: renderBadge,
      module: 'client/runTimeComponents.tsx'
    },
    Card: {
      attributes: ['title', 'href', 'icon'],
      create: renderCard,
      module: 'client/runTimeComponents.tsx'
    },
    CardDrawer: {
      attributes: [],
      create: renderCardDrawer,
      module: 'client/runTimeComponents.tsx'
    },
    Cards: {
      attributes: [],
      create: renderCards,
      module: 'client/runTimeComponents.tsx'
    },
    Details: {
      attributes: ['summary', 'open'],
      create: renderDetails,
      module: 'client/Details.tsx'
    },
    FileTree: { attributes: [], create: renderFileTree },
    Hero: { attributes: ['title', 'tagline'], create: renderHero },
    SideBySide: { attributes: [], create: renderSideBySide },
    Steps: {
      attributes: [],
      create: renderSteps,
      module: 'client/runTimeComponents.tsx'
    }
  }
}
