import { readFile } from 'node:fs/promises'
import type { Picture } from './driver.ts'

/** A part of the screen. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Bytes per entry of the color table, which precedes the pixels. */
const COLOR_SIZE = 12
/** Bytes per pixel: blue, green, red, and an unused one. */
const PIXEL_SIZE = 4

/**
 * Read a part of a virtual screen from the file that Xvfb maps it to.
 *
 * @see `XWDFile.h` of X11
 */
export async function readScreen(
  file: string,
  { x: left, y: top, width, height }: Box
): Promise<Picture> {
  const data = await readFile(file)
  const readField = (index: number) => data.readUInt32BE(index * 4)
  const start = readField(0) + readField(19) * COLOR_SIZE
  const lineSize = readField(12)
  return {
    width,
    height,
    readPixel: (x, y) => {
      const at = start + (top + y) * lineSize + (left + x) * PIXEL_SIZE
      return [...data.subarray(at, at + 3)].reverse()
    }
  }
}
