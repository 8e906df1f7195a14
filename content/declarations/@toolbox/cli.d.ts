/**
 * The shape of `toolbox.config.json`; it holds a token, so keep it out of git.
 */
export type ToolboxConfig = {
  repositoryToken: string
  components?: {
    app: 'web' | 'mobile'
    componentsDir: string
    stylesheetsDir: string
  }
  theme?: {
    assets: {
      contextColors: string
      globalColors: string
      measureTokens: string
    }
    output: string
  }
  translate?: { localesDir: string; baseLanguage: string }
  splash?: {
    assetsDir: string
    splashImagePath: string
    iosAppName: string
  }
  'convert-webp'?: {
    mode: 'multi' | 'single'
    input: string
    output: string
    converter: {
      compressionQuality: number
      resizeWidth: number
      processColorChannels: boolean
      inputFormats: string[]
      ignoreFiles: string[]
    }
  }
}
