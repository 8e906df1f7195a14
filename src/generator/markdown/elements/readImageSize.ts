import { readFileSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { Problem } from '../reportFinding.ts'

/** In pixels; empty where the file does not say it. */
export interface ImageSize {
  readonly width?: number
  readonly height?: number
}

/**
 * Read the size of a picture from its file.
 *
 * @param imageFile absolute; it exists
 * @param name of the file, for the problem
 * @returns the size, or why there is none
 */
export function readImageSize(
  imageFile: string,
  name: string
): ImageSize | Problem {
  if (statSync(imageFile).isDirectory()) {
    return createUnreadable(name, 'is a folder')
  }
  const data = readFileSync(imageFile)
  if (data.length === 0) return createUnreadable(name, 'is empty')
  try {
    const { width, height, orientation = 1 } = imageSize(data)
    if (width === 0 || height === 0) {
      return createUnreadable(name, 'ends too early')
    }
    // EXIF orientations from 5 on lie on their side; browsers turn them.
    return orientation >= 5
      ? { width: height, height: width }
      : { width, height }
  } catch (error) {
    // Past the end of the data, which the reader does not look for.
    if (error instanceof RangeError) {
      return createUnreadable(name, 'ends too early')
    }
    return {
      level: 'warn',
      message: `The image ${name} does not say its size.`,
      remedy: 'Give it width and height: <img src="…" width="…" height="…" />.'
    }
  }
}

function createUnreadable(name: string, reason: string): Problem {
  return {
    kind: 'image',
    level: 'error',
    message: `The image ${name} cannot be shown: the file ${reason}.`,
    remedy: 'Put the picture there again, or correct the path.'
  }
}
