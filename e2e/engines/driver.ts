/** What a test needs of a browser that one of the engines runs. */
export interface Driver {
  /** Open a URL and wait until it has loaded. */
  readonly open: (url: string) => Promise<void>
  /** Evaluate an expression, a promise of a string, in the page. */
  readonly run: (expression: string) => Promise<string>
  /** Perform the actions of both input devices, in the WebDriver format. */
  readonly act: (actions: readonly InputActions[]) => Promise<void>
  /** Go this far through the session history. */
  readonly traverse: (delta: -1 | 1) => Promise<void>
  readonly reload: () => Promise<void>
  /** Give the page's viewport this width, and about this height. */
  readonly resize: (width: number, height: number) => Promise<void>
  /**
   * List script errors and policy violations since `open`. WebKit reports only
   * violations, and only those after the current document has loaded.
   */
  readonly readErrors: () => Promise<readonly string[]>
  /** Take a picture of the viewport. */
  readonly takePicture: () => Promise<Picture>
  /** Open another tab or window, which shares what is stored. */
  readonly openTab: () => Promise<Driver>
  /** Close the tab and the tabs that it opened. */
  readonly close: () => Promise<void>
}

/**
 * Actions of a device.
 *
 * @see https://www.w3.org/TR/webdriver2/#actions
 */
export interface InputActions {
  readonly type: 'key' | 'pointer'
  readonly id: string
  readonly actions: readonly Readonly<Record<string, string | number>>[]
}

/** A picture of a page. */
export interface Picture {
  readonly width: number
  readonly height: number
  /** Read red, green and blue of a pixel, each from 0 to 255. */
  readonly readPixel: (x: number, y: number) => readonly number[]
}
