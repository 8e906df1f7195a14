import type { LoaderContext } from '@rspack/core'

/** Options of the loader. */
export interface PictureLoaderOptions {
  /** Absolute path of the module with the functions that create pictures. */
  readonly maker: string
}

/**
 * Provide an image in the form that the import expects: `import Mark from
 * './mark.svg'` is a component, `require('./photo.png').default` an address.
 */
export default function pictureLoader(
  this: LoaderContext<PictureLoaderOptions>
): string {
  const { maker } = this.getOptions()
  const isSvg = this.resourcePath.toLowerCase().endsWith('.svg')
  const make = isSvg ? 'createPicture' : 'createAddress'
  const address = `require(${JSON.stringify(`${this.resourcePath}?asset`)})`
  return `module.exports = require(${JSON.stringify(maker)}).${make}(${address})`
}
