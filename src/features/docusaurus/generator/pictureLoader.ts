import type { LoaderContext } from '@rspack/core'

/** Options of the loader. */
export interface PictureLoaderOptions {
  /** Absolute path of the module that makes pictures. */
  readonly maker: string
}

/**
 * Provide a picture in the form that a component imports it in: `import Mark
 * from './mark.svg'` as a component, `require('./photo.png').default` as an
 * address.
 */
export default function pictureLoader(
  this: LoaderContext<PictureLoaderOptions>
): string {
  const { maker } = this.getOptions()
  const isDrawing = this.resourcePath.toLowerCase().endsWith('.svg')
  const make = isDrawing ? 'createPicture' : 'createAddress'
  const address = `require(${JSON.stringify(`${this.resourcePath}?asset`)})`
  return `module.exports = require(${JSON.stringify(maker)}).${make}(${address})`
}
