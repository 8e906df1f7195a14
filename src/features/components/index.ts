import type { Feature } from '../../core/feature.ts'
import { createAdmonition, createBadge } from './generator/createAdmonition.ts'
import {
  createCard,
  createCardDrawer,
  createCards
} from './generator/createCards.ts'
import { createDetails, rehypeDetails } from './generator/createDetails.ts'
import { createFileTree } from './generator/createFileTree.ts'
import {
  createHero,
  createSideBySide,
  createSteps
} from './generator/createLayouts.ts'
import {
  ADMONITION_TYPOS,
  remarkAdmonitions,
  remarkAlerts
} from './generator/remarkAdmonitions.ts'
import {
  remarkAdmonitionTitles,
  remarkContainers
} from './generator/remarkContainers.ts'

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
      create: createAdmonition,
      module: 'client/Admonition.tsx'
    },
    Badge: {
      attributes: ['tone', 'text'],
      create: createBadge,
      module: 'client/runTimeComponents.tsx'
    },
    Card: {
      attributes: ['title', 'href', 'icon'],
      create: createCard,
      module: 'client/runTimeComponents.tsx'
    },
    CardDrawer: {
      attributes: [],
      create: createCardDrawer,
      module: 'client/runTimeComponents.tsx'
    },
    Cards: {
      attributes: [],
      create: createCards,
      module: 'client/runTimeComponents.tsx'
    },
    Details: {
      attributes: ['summary', 'open'],
      create: createDetails,
      module: 'client/Details.tsx'
    },
    FileTree: { attributes: [], create: createFileTree },
    Hero: { attributes: ['title', 'tagline'], create: createHero },
    SideBySide: { attributes: [], create: createSideBySide },
    Steps: {
      attributes: [],
      create: createSteps,
      module: 'client/runTimeComponents.tsx'
    }
  }
}
