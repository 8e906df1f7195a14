import { isFlowchart } from './flowchart.ts'
import { isMessage, isSequence } from './sequence.ts'

/** A layout of a diagram. */
export interface DiagramVariant {
  readonly source: string
  /** Pixels between nodes of the same layer. */
  readonly nodeSpacing?: number
  /** Pixels between layers. */
  readonly layerSpacing?: number
  /** Whether the actors of a sequence diagram are as close as their labels allow. */
  readonly hasNarrowLanes?: boolean
}

const TIGHT_SPACING = { nodeSpacing: 16, layerSpacing: 28 }

/**
 * List narrower layouts of a diagram, mildest first. Flowcharts turn top-down, then
 * move nodes closer together, then break labels into two lines. Sequence diagrams
 * move actors closer together, then break labels. Smaller text would be hard to
 * read.
 */
export function listNarrowVariants(source: string): readonly DiagramVariant[] {
  if (isSequence(source)) {
    return [source, breakMessages(source)].map(variant => ({
      source: variant,
      hasNarrowLanes: true
    }))
  }
  if (!isFlowchart(source)) return []
  const rotated = source.replace(/^(\w+\s+)(?:LR|RL)\b/, '$1TD')
  // A node with many children is narrower in a horizontal layout.
  const variants = [...new Set([rotated, source])]
  return [
    { source: rotated },
    ...variants.map(variant => tighten(variant)),
    ...variants.map(variant => tighten(breakLabels(variant)))
  ].filter(
    variant => variant.source !== source || variant.nodeSpacing !== undefined
  )
}

/** In a top-down flowchart, layer spacing doesn't affect the width. */
function tighten(source: string): DiagramVariant {
  const isSideways = /^\w+\s+(?:LR|RL)\b/.test(source)
  return isSideways
    ? { source, ...TIGHT_SPACING }
    : { source, nodeSpacing: TIGHT_SPACING.nodeSpacing }
}

/** Breaking shorter labels doesn't make a node narrower. */
const LABEL = /(?<=[[({|"])[^\s[\](){}|"<>][^[\](){}|"<>\n]{8,}(?=[\])}|"])/g

const LONG_MESSAGE = /^([^:]*:\s*)(.{9,})$/

/** Break labels into two lines, except the titles of subgraphs. */
function breakLabels(source: string): string {
  return source
    .split('\n')
    .map(line =>
      line.startsWith('subgraph ') ? line : line.replace(LABEL, breakInTwo)
    )
    .join('\n')
}

function breakMessages(source: string): string {
  return source
    .split('\n')
    .map(line =>
      isMessage(line)
        ? line.replace(
            LONG_MESSAGE,
            (_, before: string, label: string) => before + breakInTwo(label)
          )
        : line
    )
    .join('\n')
}

/** Break a text into two lines, at the space nearest its middle. */
function breakInTwo(text: string): string {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const measure = (space: number) => Math.max(space, text.length - space - 1)
  const [best] = spaces.sort((a, b) => measure(a) - measure(b))
  if (best === undefined) return text
  return `${text.slice(0, best)}<br>${text.slice(best + 1)}`
}
