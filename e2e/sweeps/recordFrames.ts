import type { Page } from '@playwright/test'

/** A point in a frame, in CSS pixels from the top left. */
export interface FramePoint {
  readonly x: number
  readonly y: number
}

/** What the browser has drawn, frame by frame. */
export interface FrameRecording {
  /**
   * End the recording. Leading empty frames are dropped: they are the browser's
   * own, while it waits for the document.
   *
   * @returns the point's brightness in each frame, from 0 (black) to 1
   */
  readonly readLuminances: (point: FramePoint) => Promise<readonly number[]>
}

/**
 * Record every frame that the browser draws from now on.
 *
 * @see https://chromedevtools.github.io/devtools-protocol/tot/Page/#method-startScreencast
 */
export async function recordFrames(page: Page): Promise<FrameRecording> {
  const frames: string[] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data)
    // The page may be closed by then.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'png' })

  async function readLuminances(point: FramePoint) {
    await session.send('Page.stopScreencast')
    const { width = 0 } = page.viewportSize() ?? {}
    const decoder = await page.context().newPage()
    try {
      return await decoder.evaluate(readPoints, { frames, point, width })
    } finally {
      await decoder.close()
    }
  }

  return { readLuminances }
}

interface PointOptions {
  readonly frames: readonly string[]
  readonly point: FramePoint
  /** Of the window, in CSS pixels; a frame may have another resolution. */
  readonly width: number
}

/** Runs in the browser, which can decode images. */
async function readPoints({ frames, point, width }: PointOptions) {
  const luminances: number[] = []
  for (const frame of frames) {
    const answer = await fetch(`data:image/png;base64,${frame}`)
    const bitmap = await createImageBitmap(await answer.blob())
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    context.drawImage(bitmap, 0, 0)
    const scale = bitmap.width / width
    const whole = context.getImageData(0, 0, bitmap.width, bitmap.height)
    const pixels = new Uint32Array(whole.data.buffer)
    const isEmpty = pixels.every(pixel => pixel === pixels[0])
    if (isEmpty && luminances.length === 0) continue
    const [red = 0, green = 0, blue = 0] = context.getImageData(
      Math.round(point.x * scale),
      Math.round(point.y * scale),
      1,
      1
    ).data
    luminances.push((0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255)
  }
  return luminances
}
