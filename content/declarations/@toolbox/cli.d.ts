/**
 * The shape of `toolbox.config.json`; it holds a token, so keep it out of git.
 */
export type ToolboxConfig = {
  /** Read access to the repositories of templates and keystores. */
  repositoryToken: string
  /** Read by `create-component`. */
  components?: ComponentsConfig
  /** Read by `configure-theme`. */
  theme?: ThemeConfig
  /** Read by `translate`. */
  translate?: TranslateConfig
  /** Read by `configure-splash`. */
  splash?: SplashConfig
  /** Read by `convert-webp`. */
  'convert-webp'?: ConvertWebpConfig
}

/** Where `create-component` writes. */
export type ComponentsConfig = {
  /** Which kind of component is written. */
  app: 'web' | 'mobile'
  /** The folder of components, such as `src/components`. */
  componentsDir: string
  /** The folder of stylesheets, such as `src/app/stylesheets`. */
  stylesheetsDir: string
}

/** What `configure-theme` reads and writes. */
export type ThemeConfig = {
  /** The exports of design tokens, as paths of JSON files. */
  assets: {
    contextColors: string
    globalColors: string
    measureTokens: string
  }
  /** The folder that gets the theme files. */
  output: string
}

/** What `translate` works on. */
export type TranslateConfig = {
  /** The folder of the `.po` files. */
  localesDir: string
  /** The language that is translated from. */
  baseLanguage: string
}

/** What `configure-splash` copies. */
export type SplashConfig = {
  /** The folder of the generated splash files. */
  assetsDir: string
  /** The picture inside it. */
  splashImagePath: string
  /** The name of the folder in `ios` that holds the app. */
  iosAppName: string
}

/** What `convert-webp` converts, and how. */
export type ConvertWebpConfig = {
  /** Whether it converts a folder, or asks for one file. */
  mode: 'multi' | 'single'
  /** The folder of the pictures. */
  input: string
  /** The folder that gets the converted ones. */
  output: string
  /** How each picture is converted. */
  converter: WebpConverter
}

/** How `convert-webp` converts a picture. */
export type WebpConverter = {
  /** From 0, the smallest file, to 100, the best picture. */
  compressionQuality: number
  /** Width in pixels; the height follows. */
  resizeWidth: number
  /** Whether colors are compressed as well. */
  processColorChannels: boolean
  /** Endings of the files to convert, such as `png`. */
  inputFormats: string[]
  /** Names of files that stay as they are. */
  ignoreFiles: string[]
}
