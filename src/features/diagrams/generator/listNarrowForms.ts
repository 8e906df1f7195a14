import { isFlowchart } from './flowchart.ts'
import { isMessage, isSequence } from './sequence.ts'

/** A way to draw a diagram. */
export interface DiagramForm {
  readonly source: string
  /** In pixels, between nodes side by side. */
  readonly nodeSpacing?: number
  /** In pixels, between a node and those that it leads to. */
  readonly layerSpacing?: number
  /** Whether the actors of a sequence are as close as their labels allow. */
  readonly hasNarrowLanes?: boolean
}

const TIGHT = { nodeSpacing: 16, layerSpacing: 28 }

/**
 * List ways to draw a diagram narrower, the mildest first. Flowcharts run
 * downwards, with nodes closer to each other, and then with labels in two lines;
 * so do the labels of sequences, with actors closer to each other. In smaller
 * letters they would be hard to read.
 */
export function listNarrowForms(source: string): readonly DiagramForm[] {
  if (isSequence(source)) {
    return [source, breakMessages(source)].map(form => ({
      source: form,
      hasNarrowLanes: true
    }))
  }
  if (!isFlowchart(source)) return []
  const turned = source.replace(/^(\w+\s+)(?:LR|RL)\b/, '$1TD')
  // A node with many others below it is narrower sideways.
  const forms = [...new Set([turned, source])]
  return [
    { source: turned },
    ...forms.map(form => tighten(form)),
    ...forms.map(form => tighten(breakLabels(form)))
  ].filter(form => form.source !== source || form.nodeSpacing !== undefined)
}

/** Layers of a flowchart that runs downwards cost no width. */
function tighten(source: string): DiagramForm {
  const isSideways = /^\w+\s+(?:LR|RL)\b/.test(source)
  return isSideways
    ? { source, ...TIGHT }
    : { source, nodeSpacing: TIGHT.nodeSpacing }
}

/** Shorter labels are no wider than the smallest node. */
const LABEL = /(?<=[[({|"])[^\s[\](){}|"<>][^[\](){}|"<>\n]{8,}(?=[\])}|"])/g

const LONG_MESSAGE = /^([^:]*:\s*)(.{9,})$/

/** Break labels of several words into two lines; titles of groups have one. */
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

/** Break a text at the space that makes its longer line the shortest. */
function breakInTwo(text: string): string {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index)
  const measure = (space: number) => Math.max(space, text.length - space - 1)
  const [best] = spaces.sort((a, b) => measure(a) - measure(b))
  if (best === undefined) return text
  return `${text.slice(0, best)}<br>${text.slice(best + 1)}`
}
