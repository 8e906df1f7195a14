import type { Feature } from '../../core/feature.ts'
import { ADMONITION_SLIPS } from './generator/admonitionSlips.ts'
import { createAdmonition } from './generator/createAdmonition.ts'
import { createBadge } from './generator/createBadge.ts'
import {
  createCard,
  createCardDrawer,
  createCards
} from './generator/createCards.ts'
import { createDetails, rehypeDetails } from './generator/createDetails.ts'
import { createFileTree } from './generator/createFileTree.ts'
import { createHero } from './generator/createHero.ts'
import { createSideBySide } from './generator/createSideBySide.ts'
import { createSteps } from './generator/createSteps.ts'
import { remarkAdmonitions } from './generator/remarkAdmonitions.ts'
import { remarkAdmonitionTitles } from './generator/remarkAdmonitionTitles.ts'
import { remarkAlerts } from './generator/remarkAlerts.ts'
import { remarkContainers } from './generator/remarkContainers.ts'

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
    slips: ADMONITION_SLIPS,
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
      module: 'client/Badge.tsx'
    },
    Card: {
      attributes: ['title', 'href', 'icon'],
      create: createCard,
      module: 'client/Cards.tsx'
    },
    CardDrawer: {
      attributes: [],
      create: createCardDrawer,
      module: 'client/Cards.tsx'
    },
    Cards: {
      attributes: [],
      create: createCards,
      module: 'client/Cards.tsx'
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
      module: 'client/Steps.tsx'
    }
  }
}
