import { inflateSync } from 'node:zlib'
import type { Picture } from './driver.ts'

/** Bytes per pixel by color type. Browsers write RGB and RGBA. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 6: 4 }

/**
 * Decode a PNG file as browsers write it: 8 bits per channel, not interlaced.
 *
 * @throws Error for any other format
 * @see https://www.w3.org/TR/png-3/
 */
export function readPng(file: Buffer): Picture {
  const header = 16
  const width = file.readUInt32BE(header)
  const height = file.readUInt32BE(header + 4)
  const [depth, color = -1, , , interlaced] = file.subarray(header + 8)
  const channels = CHANNELS[color]
  if (depth !== 8 || channels === undefined || interlaced !== 0) {
    throw new Error(`Unexpected PNG: ${depth} bits, color type ${color}.`)
  }
  const size = width * channels
  const data = inflateSync(Buffer.concat(listData(file)))
  const rows: Uint8Array[] = []
  for (let y = 0; y < height; y++) {
    const start = y * (size + 1)
    const row = data.subarray(start + 1, start + 1 + size)
    unfilter(data[start] ?? 0, row, rows.at(-1), channels)
    rows.push(row)
  }
  return {
    width,
    height,
    readPixel: (x, y) => [
      ...(rows[y]?.subarray(x * channels, x * channels + 3) ?? [])
    ]
  }
}

function listData(file: Buffer): readonly Buffer[] {
  const parts: Buffer[] = []
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at)
    const type = file.toString('latin1', at + 4, at + 8)
    if (type === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  return parts
}

/** Undo a row's filter in place. */
function unfilter(
  filter: number,
  row: Uint8Array,
  above: Uint8Array | undefined,
  channels: number
): void {
  for (let at = 0; at < row.length; at++) {
    const left = row[at - channels] ?? 0
    const up = above?.[at] ?? 0
    const corner = (at >= channels && above?.[at - channels]) || 0
    row[at] = (row[at] ?? 0) + guess(filter, left, up, corner)
  }
}

function guess(filter: number, left: number, up: number, corner: number) {
  switch (filter) {
    case 0:
      return 0
    case 1:
      return left
    case 2:
      return up
    case 3:
      return (left + up) >> 1
    default:
      return guessByPaeth(left, up, corner)
  }
}

function guessByPaeth(left: number, up: number, corner: number): number {
  const toLeft = Math.abs(up - corner)
  const toUp = Math.abs(left - corner)
  const toCorner = Math.abs(left + up - 2 * corner)
  if (toLeft <= toUp && toLeft <= toCorner) return left
  return toUp <= toCorner ? up : corner
}
