import { imageSize } from 'image-size'
import { findKind, readObserved } from '../../build/store/observedFiles.ts'
import type { Problem } from '../markdownContext.ts'

/** In pixels; empty if the file doesn't contain it. */
export interface ImageSize {
  readonly width?: number
  readonly height?: number
}

/**
 * Read the size of an image from its file.
 *
 * @param imageFile absolute path of an existing file
 * @param name of the file in messages
 * @returns the size, or the problem
 */
export function readImageSize(
  imageFile: string,
  name: string
): ImageSize | Problem {
  if (findKind(imageFile) === 'folder') {
    return createUnreadableProblem(name, 'is a folder')
  }
  const data = readObserved(imageFile)
  if (data.length === 0) return createUnreadableProblem(name, 'is empty')
  try {
    // Copy the data, because `imageSize` reads past the end of small buffers, into
    // Node's shared pool.
    const { width, height, orientation = 1 } = imageSize(new Uint8Array(data))
    if (width === 0 || height === 0) {
      return createUnreadableProblem(name, 'is incomplete')
    }
    // EXIF orientations from 5 on are rotated by 90 degrees.
    return orientation >= 5
      ? { width: height, height: width }
      : { width, height }
  } catch (error) {
    // `imageSize` read past the end of the data.
    if (error instanceof RangeError) {
      return createUnreadableProblem(name, 'is incomplete')
    }
    return {
      level: 'warn',
      message: `Can't read the size of the image ${name}.`,
      remedy: 'Set the size: <img src="…" width="…" height="…" />.'
    }
  }
}

function createUnreadableProblem(name: string, reason: string): Problem {
  return {
    kind: 'image',
    level: 'error',
    message: `Can't show the image ${name}: the file ${reason}.`,
    remedy: 'Replace the file, or correct the path.'
  }
}
