import { imageSize } from 'image-size'
import { findKind, readObserved } from '../../build/store/observedFiles.ts'
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
  if (findKind(imageFile) === 'folder') {
    return createUnreadableProblem(name, 'is a folder')
  }
  const data = readObserved(imageFile)
  if (data.length === 0) return createUnreadableProblem(name, 'is empty')
  try {
    // A copy: the reader looks past the end of a small buffer, into memory that
    // it shares with others.
    const { width, height, orientation = 1 } = imageSize(new Uint8Array(data))
    if (width === 0 || height === 0) {
      return createUnreadableProblem(name, 'is incomplete')
    }
    // EXIF orientations from 5 on lie on their side; browsers turn them.
    return orientation >= 5
      ? { width: height, height: width }
      : { width, height }
  } catch (error) {
    // Past the end of the data, which the reader does not look for.
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
