import { countLetters } from './countLetters.ts'

/** Minimum space between boxes and around labels, in SVG units. */
const GAP = 6
/** Trimmed from each side of a box, which the renderer pads by 16. */
const TRIM = 9
/** Average width of a letter in a label, rounded up. */
const LETTER_WIDTH = 6.4
/** Shifts frames to the left, so that lifelines don't cross their titles. */
const FRAME_SHIFT = 6
/** Width of a self-message's arrow. */
const LOOP_WIDTH = 38

/** An actor and its lifeline. */
interface Lane {
  readonly id: string
  /** Width of the box. */
  readonly width: number
  /** Old position of the lifeline. */
  readonly from: number
  /** New position of the lifeline. */
  readonly to: number
}

/** A label, and the lanes it spans. */
interface Label {
  readonly start: number
  readonly end: number
  readonly width: number
}

const PART = /(<g class="(?:message|block)"[\s\S]*?<\/g>)/

/**
 * Move the actors of a sequence diagram as close together as their names and
 * labels allow; the renderer spaces all of them equally. Diagrams with notes or
 * stick figures stay the same.
 */
export function narrowLanes(svg: string): string {
  const widths = readNumbers(
    svg,
    /<g class="actor"[^>]*>\s*<rect[^>]* width="([\d.]+)"/g
  )
  const ids = Array.from(
    svg.matchAll(/<line class="lifeline" data-actor="([^"]*)"/g),
    ([, id = '']) => id
  )
  if (widths.length !== ids.length || svg.includes('class="note"')) return svg
  const positions = readNumbers(
    svg,
    /<line class="lifeline"[^>]* x1="([\d.]+)"/g
  )
  const labels = listLabels(svg, ids)
  const lanes: Lane[] = []
  for (const [index, id] of ids.entries()) {
    const width = (widths[index] ?? 0) - 2 * TRIM
    const from = positions[index] ?? 0
    const before = lanes[index - 1]
    const boxes = before ? (before.width + width) / 2 : 0
    const labelWidths = labels
      .filter(({ start, end }) => start < index && index <= end)
      .map(label => label.width / (label.end - label.start))
    const to = before ? before.to + GAP + Math.max(boxes, ...labelWidths) : from
    lanes.push({ id, width, from, to })
  }
  return trimBoxes(svg)
    .split(PART)
    .map(part => movePart(part, lanes))
    .join('')
}

function movePart(part: string, lanes: readonly Lane[]): string {
  if (part.startsWith('<g class="message"')) return moveMessage(part, lanes)
  if (part.startsWith('<g class="block"')) return moveBlock(part, lanes)
  return part.replace(
    /( x[12]?=")([\d.]+)/g,
    (_, before, x) => before + move(x, lanes)
  )
}

function trimBoxes(svg: string): string {
  return svg.replace(
    /(<g class="actor"[^>]*>\s*<rect x=")([\d.]+)("[^>]* width=")([\d.]+)/g,
    (_, before, x, between, width) =>
      before + (+x + TRIM) + between + (width - 2 * TRIM)
  )
}

function listLabels(svg: string, ids: readonly string[]): readonly Label[] {
  return Array.from(
    svg.matchAll(/data-from="([^"]*)" data-to="([^"]*)" data-label="([^"]*)"/g),
    ([, from = '', to = '', label = '']) => {
      const letters = Math.max(...label.split('\n').map(countLetters))
      const width = letters * LETTER_WIDTH
      const ends = [ids.indexOf(from), ids.indexOf(to)]
      const start = Math.min(...ends)
      return from === to
        ? { start, end: start + 1, width: width + LOOP_WIDTH }
        : { start, end: Math.max(...ends), width }
    }
  )
}

/** Labels stay centered on their arrow. */
function moveMessage(message: string, lanes: readonly Lane[]): string {
  const [start] = readNumbers(message, / (?:x1|points)="([\d.]+)/g)
  const [end = start] = readNumbers(message, / x2="([\d.]+)/g)
  if (start === undefined || end === undefined) return message
  const shift = (findShift(start, lanes) + findShift(end, lanes)) / 2
  return message
    .replace(/( x[12]=")([\d.]+)/g, (_, before, x) => before + move(x, lanes))
    .replace(/( x=")([\d.]+)/g, (_, before, x) => before + (+x + shift))
    .replace(/ points="[^"]*"/, points =>
      points.replace(/[\d.]+(?=,)/g, x => String(+x + shift))
    )
}

/** Frames, their titles and dividers move with the boxes. */
function moveBlock(block: string, lanes: readonly Lane[]): string {
  const moveStart = (x: string | number) => move(x, lanes) + TRIM - FRAME_SHIFT
  const moveEnd = (x: string | number) => move(x, lanes) - TRIM - FRAME_SHIFT
  return block
    .replace(
      /( x=")([\d.]+)("[^>]* width=")([\d.]+)(?="[^>]* fill="none")/g,
      (_, before, x, between, width) =>
        before + x + between + (moveEnd(+x + +width) - moveStart(x))
    )
    .replace(/( x1?=")([\d.]+)/g, (_, before, x) => before + moveStart(x))
    .replace(/( x2=")([\d.]+)/g, (_, before, x) => before + moveEnd(x))
}

function move(x: string | number, lanes: readonly Lane[]): number {
  return +x + findShift(+x, lanes)
}

function findShift(x: number, lanes: readonly Lane[]): number {
  const distance = ({ from }: Lane) => Math.abs(from - x)
  const [next] = lanes.toSorted((a, b) => distance(a) - distance(b))
  return next ? next.to - next.from : 0
}

function readNumbers(svg: string, pattern: RegExp): readonly number[] {
  return Array.from(svg.matchAll(pattern), ([, number]) => Number(number))
}
