/**
 * The shape of `toolbox.config.json`; it holds a token, so keep it out of git.
 * `sync-icons` reads no key: it always works in `src/app/icons`.
 *
 * @throws `No toolbox.config.json here. Run "toolbox configure" first.` in every
 * command except `configure` and `create`
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
  /** The folder for the theme files. */
  output: string
}

/** What `translate` works on. */
export type TranslateConfig = {
  /** The folder with the `.po` files. */
  localesDir: string
  /** The language to translate from. */
  baseLanguage: string
}

/** What `configure-splash` copies. */
export type SplashConfig = {
  /** The folder with the generated splash files. */
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
  /** The folder with the pictures. */
  input: string
  /** The folder for the converted pictures. */
  output: string
  /** How each picture is converted. */
  converter: WebpConverter
}

/** How `convert-webp` converts a picture. */
export type WebpConverter = {
  /** From 0 (smallest file) to 100 (best quality). */
  compressionQuality: number
  /** Width in pixels; the height follows. */
  resizeWidth: number
  /** Whether colors are compressed as well. */
  processColorChannels: boolean
  /** Extensions of the files to convert, such as `png`. */
  inputFormats: string[]
  /** Names of files to skip. */
  ignoreFiles: string[]
}
