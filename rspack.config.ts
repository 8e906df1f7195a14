import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  type Configuration,
  type RspackPluginInstance,
  type RuleSetCondition,
  type RuleSetRule,
  rspack
} from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import HtmlRspackPlugin from 'html-rspack-plugin'
// The module itself: the package's index loads Rollup and Babel as well.
import { InjectManifest } from 'workbox-webpack-plugin/build/inject-manifest.js'
import { configureRouter } from './src/core/bundle/routerLoader.ts'

/** Everything the three compilations need to know about a site. */
export interface RspackInput {
  /** Absolute path of the generator. */
  readonly root: string
  /** Absolute folders with the generator's packages, nearest first. */
  readonly packageFolders: readonly string[]
  readonly mode: 'production' | 'development'
  readonly baseUrl: string
  /** Virtual modules by absolute path; see bundle/printVirtualModules.ts. */
  readonly virtualModules: Readonly<Record<string, string>>
  /** Page entries: chunk name → virtual module; called for each compilation. */
  readonly listPageEntries: () => Readonly<Record<string, string>>
  /** Paths of the virtual modules behind `virtual:…` imports. */
  readonly siteModule: string
  readonly pagesModule: string
  readonly featuresModule: string
  readonly viewsModule: string
  /** Entries of features' page components: chunk name → virtual module. */
  readonly viewEntries: Readonly<Record<string, string>>
  /** Style sheets that features add; absolute, in order. */
  readonly featureStyles: readonly string[]
  /** Modules that features run in the browser during development; absolute. */
  readonly developmentClients: readonly string[]
  readonly earlyScriptModule: string
  /** The texts of `core/model/texts.ts`, in the language of the site. */
  readonly texts: Readonly<Record<string, string>>
  /** Parts of the theme that the site replaces; absolute paths. */
  readonly replacedParts: readonly ReplacedPart[]
  /** Additional module aliases: name → absolute path. */
  readonly aliases: Readonly<Record<string, string>>
  /** Rules that compile content: Markdown, and images in components. */
  readonly contentRules: readonly RuleSetRule[]
  /** Folders of features that are installed packages; absolute. */
  readonly featureFolders: readonly string[]
  /** Style sheets of the content, relative to its folder. */
  readonly contentStyles: readonly string[]
  /** Plugins that decide what pages and components may import. */
  readonly contentPlugins: readonly RspackPluginInstance[]
  /** Absolute folders. */
  readonly contentDir: string
  readonly clientOutput: string
  readonly serverOutput: string
  readonly standaloneOutput: string
  /** Cache of the client compilation during development. */
  readonly persistentCache?: {
    readonly folder: string
    readonly version: string
  }
  /** Source of the service worker, absolute; undefined if the site has none. */
  /** Absolute path of the worker, and the pages that it precaches. */
  readonly serviceWorker:
    | { readonly module: string; readonly pages: readonly string[] }
    | undefined
  /** Ship a service worker that removes itself. */
  readonly killSwitch: boolean
}

/** A part of the theme that the site replaces with its own component. */
export interface ReplacedPart {
  /** The theme's file. */
  readonly original: string
  /** The module that replaces it. */
  readonly module: string
  /** The site's component, which may import the original. */
  readonly component: string
}

/**
 * A file that is copied under a name with a content hash. Pages contain its
 * address verbatim, so the name has no characters that URLs must encode.
 */
const asset = {
  type: 'asset/resource',
  generator: {
    filename: ({ filename = '' }) => {
      const { name } = path.parse(filename.replace(/\?asset$/, ''))
      const plain = name.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').slice(0, 60)
      return `assets/files/${plain}.[contenthash:8][ext]`
    }
  }
} as const satisfies RuleSetRule

/** Files that pages link to aren't minified. */
const copiedAsIs = /^assets\/files\//

/** The public interface for browser code. */
const CLIENT_ENTRY = 'core/client/index.ts'

/** Part of every class name's hash, so client and server must share it. */
const uniqueName = 'toolbox'

/** The oldest supported browsers: all have layers, `:has` and masks. */
const browsers = [
  'chrome >= 120',
  'firefox >= 121',
  'safari >= 16.4',
  'ios >= 16.4'
]

/**
 * Create the three compilations: client, server (which renders pages), and files that
 * stand alone (the service worker and inline scripts).
 *
 * Page chunks are entries that depend on the client entry instead of
 * `import()`s, so the runtime has no table of pages, and editing a page changes
 * only its own chunk.
 */
export function createRspackConfigs(input: RspackInput): {
  readonly client: Configuration
  readonly server: Configuration
  readonly standalone: Configuration
} {
  return {
    client: createClientConfig(input),
    server: createServerConfig(input),
    standalone: createStandaloneConfig(input)
  }
}

function createSharedConfig(input: RspackInput): Configuration {
  return {
    mode: input.mode,
    context: input.root,
    devtool: input.mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.ts', '.tsx', '.js', '.jsx', '.json'],
      alias: {
        '@site': input.contentDir,
        // Compiled pages import the theme by alias, so they don't depend on the
        // folder.
        '@toolbox/core': path.join(input.root, 'src/core'),
        '@toolbox/features': path.join(input.root, 'src/features'),
        '@toolbox/pages': path.join(input.root, 'src/core/client/pages'),
        'toolbox-docs/client$': resolveSource(input, CLIENT_ENTRY),
        // Modules that both halves of a feature import.
        'toolbox-docs$': resolveSource(input, 'core/model/shared.ts'),
        ...input.aliases
      },
      // `/src/x` is relative to the website.
      roots: [input.contentDir],
      // Content folders outside the project have no packages of their own.
      modules: ['node_modules', ...input.packageFolders]
    },
    resolveLoader: { modules: [...input.packageFolders] },
    module: {
      rules: [
        createScriptRule(input),
        // Ship only what's imported from it, and not its index.
        { test: resolveSource(input, CLIENT_ENTRY), sideEffects: false },
        createStyleRule(),
        ...createThemeStyleRules(input),
        ...input.contentStyles.map(file => createContentStyleRule(input, file)),
        createStyleCheck(input),
        // Made from the `style` attributes of a page.
        { mimetype: 'text/css', type: 'css/auto' },
        {
          // Everything that a page links to and that no other rule handles.
          test: /\.(?!(?:[cm]?[jt]sx?|json|css|mdx?|html)$)[a-z\d]+$/i,
          exclude: matchPackages(input),
          ...asset
        },
        {
          resourceQuery: /^\?asset$/,
          ...asset
        },
        // If several rules set a type, the last one wins.
        ...input.contentRules
      ],
      // Custom properties are global tokens, so don't scope their names.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } }
    },
    optimization: {
      // Emit even if a module fails to compile. It throws at run time, and the
      // other pages still work.
      emitOnErrors: true,
      // Ids depend on names, not positions, so other pages' chunks don't change.
      moduleIds: 'hashed', // if `contentPlugins` don't assign one
      chunkIds: 'named',
      mangleExports: false,
      realContentHash: true,
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          exclude: copiedAsIs,
          minimizerOptions: { compress: { passes: 3 } }
        }),
        new rspack.LightningCssMinimizerRspackPlugin({
          exclude: copiedAsIs,
          minimizerOptions: { targets: browsers }
        })
      ]
    },
    plugins: [
      ...input.contentPlugins,
      new rspack.experiments.VirtualModulesPlugin({ ...input.virtualModules }),
      // An alias would be resolved too late: `virtual:` is an unknown scheme.
      new rspack.NormalModuleReplacementPlugin(
        /^virtual:site$/,
        input.siteModule
      ),
      new rspack.NormalModuleReplacementPlugin(
        /^virtual:pages$/,
        input.pagesModule
      ),
      new rspack.NormalModuleReplacementPlugin(
        /^virtual:features$/,
        input.featuresModule
      ),
      new rspack.NormalModuleReplacementPlugin(
        /^virtual:views$/,
        input.viewsModule
      ),
      ...input.replacedParts.map(part => createReplacement(input, part))
    ],
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' }
  }
}

/**
 * Redirect imports of the part to the site's component, except its own: those of the
 * public interface.
 */
function createReplacement(
  input: RspackInput,
  { original, module, component }: ReplacedPart
) {
  const { name, ext } = path.parse(original)
  const keepers = [component, resolveSource(input, CLIENT_ENTRY)]
  return new rspack.NormalModuleReplacementPlugin(
    new RegExp(`/${name}(?:${ext.replace('.', '\\.')})?$`),
    data => {
      const target = path.resolve(data.context, data.request)
      const isPart = target === original || target + ext === original
      if (isPart && !keepers.includes(data.contextInfo.issuer)) {
        data.request = module
      }
    }
  )
}

/** Match files of packages, except those of the generator and of features. */
function matchPackages({
  root,
  featureFolders
}: RspackInput): RuleSetCondition {
  const own = ['src', 'virtual'].map(name => path.join(root, name))
  const not = [...own, ...featureFolders].map(folder => folder + path.sep)
  return { and: [/node_modules/, { not }] }
}

function createScriptRule(input: RspackInput): RuleSetRule {
  const isDevelopment = input.mode === 'development'
  return {
    test: /\.[jt]sx?$/,
    exclude: matchPackages(input),
    resourceQuery: { not: /^\?asset$/ },
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    // Allow imports without extensions in packages of ES modules, too.
    resolve: { fullySpecified: false },
    options: {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: {
          constModules: { globals: createConstants(input.texts) },
          react: {
            runtime: 'automatic',
            development: isDevelopment,
            refresh: isDevelopment
          }
        }
      }
    }
  }
}

/**
 * Inline each text where it's used, so that a site ships only the texts it uses,
 * and only in its own language.
 *
 * SWC identifies a module by its import specifier, and a namespace import by its
 * local name.
 */
function createConstants(texts: RspackInput['texts']) {
  const expressions = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, JSON.stringify(text)])
  )
  const levels = [2, 3, 4, 5].map(depth => '../'.repeat(depth))
  const imports = levels.flatMap(level => [
    `${level}model/texts.ts`,
    `${level}core/model/texts.ts`
  ])
  return Object.fromEntries(
    ['texts', ...imports].map(name => [name, expressions])
  )
}

/** Client and server share this rule, so their class names are equal. */
function createStyleRule(): RuleSetRule {
  return {
    test: /\.css$/,
    resourceQuery: { not: /^\?asset$/ },
    type: 'css/auto',
    generator: { localIdentName: '[local]-[hash:base64:3]' }
  }
}

/**
 * Scope class names of the theme's modules with a letter or two instead of a
 * hash: they're in every document, and hashes compress badly.
 */
function createThemeStyleRules({ root }: RspackInput): readonly RuleSetRule[] {
  const folder = path.join(root, 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.module.css'))
    .sort()
    .map((file, index) => ({
      ...createStyleRule(),
      test: path.join(folder, file),
      generator: { localIdentName: `[local]-${createLetters(index)}` }
    }))
}

/** Count in letters: a to Z, then aa, ba and so on. */
function createLetters(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const rest = Math.floor(index / letters.length)
  const letter = letters.charAt(index % letters.length)
  return rest === 0 ? letter : letter + createLetters(rest - 1)
}

/** The bundler would hash the path from the project, which can vary. */
function createContentStyleRule(
  { contentDir }: RspackInput,
  file: string
): RuleSetRule {
  const hash = createHash('sha256').update(file).digest('hex').slice(0, 5)
  return {
    ...createStyleRule(),
    test: path.join(contentDir, file),
    generator: { localIdentName: `[local]-${hash}` }
  }
}

/**
 * Check the syntax of the content's style sheets: the bundler and the minifier
 * silently drop what they can't parse.
 */
function createStyleCheck({ contentDir }: RspackInput): RuleSetRule {
  return {
    test: /\.css$/,
    include: contentDir,
    exclude: /node_modules/,
    resourceQuery: { not: /^\?asset$/ },
    loader: 'builtin:lightningcss-loader',
    options: { errorRecovery: false, targets: browsers }
  }
}

function createClientConfig(input: RspackInput): Configuration {
  const shared = createSharedConfig(input)
  const isProduction = input.mode === 'production'
  return {
    ...shared,
    name: 'client',
    // It injects the names of its files into the service worker.
    ...(isProduction && { dependencies: ['standalone'] }),
    ...(input.persistentCache && {
      cache: {
        type: 'persistent',
        version: input.persistentCache.version,
        storage: { type: 'filesystem', directory: input.persistentCache.folder }
      }
    }),
    target: `browserslist:${browsers.join(', ')}`,
    entry: isProduction
      ? createClientEntries(input)
      : async () => createClientEntries(input),
    output: {
      path: input.clientOutput,
      publicPath: input.baseUrl,
      filename: isProduction
        ? 'assets/[name].[contenthash:8].js'
        : 'assets/[name].js',
      cssFilename: isProduction
        ? 'assets/[name].[contenthash:8].css'
        : 'assets/[name].css',
      chunkLoadingGlobal: 'toolboxChunks',
      uniqueName
    },
    module: {
      ...shared.module,
      rules: [
        ...(shared.module?.rules ?? []),
        ...(isProduction ? [configureRouter()] : [])
      ]
    },
    optimization: {
      ...shared.optimization,
      // Ship each part that loads on demand as one file, including its packages.
      splitChunks: { cacheGroups: { default: false, defaultVendors: false } }
    },
    plugins: [
      ...(shared.plugins ?? []),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(input.mode)
      }),
      ...(isProduction
        ? [
            createTemplatePlugin(input),
            ...(input.serviceWorker ? [createManifestPlugin(input)] : [])
          ]
        : [
            new rspack.HotModuleReplacementPlugin(),
            new ReactRefreshRspackPlugin()
          ])
    ]
  }
}

function createClientEntries(input: RspackInput) {
  const isProduction = input.mode === 'production'
  const font = resolveSource(input, 'core/client/styles/font.css')
  const pages = Object.entries({
    ...(isProduction ? input.viewEntries : {}),
    ...input.listPageEntries()
  }).map(([name, module]) => [name, { import: [module], dependOn: ['client'] }])
  return {
    // The style sheet comes first, because it declares the order of the layers.
    client: {
      import: [
        resolveSource(input, 'core/client/styles/styles.css'),
        ...input.featureStyles,
        ...(isProduction ? [] : [font]),
        resolveSource(input, 'core/client/boot/entry.client.ts'),
        // In production, pages load the components that they need.
        ...(isProduction ? [] : [input.viewsModule]),
        ...(isProduction ? [] : input.developmentClients)
      ]
    },
    ...Object.fromEntries(pages),
    // Inlined into every document. In the style sheet that loads with the
    // script, it would be a new font face, and text would be laid out again.
    ...(isProduction ? { font: { import: [font] } } : {})
  }
}

function createTemplatePlugin(input: RspackInput): HtmlRspackPlugin {
  return new HtmlRspackPlugin({
    template: resolveSource(input, 'core/client/document.html'),
    filename: 'template.html',
    chunks: ['client'],
    inject: false
  })
}

/**
 * Precache only the shell, so that deploying new content doesn't change `sw.js`.
 * The service worker is compiled separately beforehand: with `compileSrc`, the plugin's
 * child compilation fails on rspack 2.
 */
function createManifestPlugin(input: RspackInput): InjectManifest {
  const { pages = [] } = input.serviceWorker ?? {}
  return new InjectManifest({
    swSrc: path.join(input.standaloneOutput, 'serviceWorker.js'),
    swDest: 'sw.js',
    compileSrc: false,
    include: [
      // The client and what it loads on demand, such as the search.
      /^assets\/(?!font\.)[^/]+\.(?:css|js)$/,
      ...pages.map(page => new RegExp(`^assets/pages${page}\\.[^/]+$`)),
      /^assets\/files\/geist(?:Mono)?\.[^/]+$/
    ],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      entries => {
        const shell = entries.map(({ url }) => url).sort()
        const revision = shell.join('|')
        const documents = pages.map(page => ({
          url: input.baseUrl + page.slice(1),
          revision,
          size: 0
        }))
        return { manifest: [...entries, ...documents], warnings: [] }
      }
    ]
  }) as InjectManifest
}

function createServerConfig(input: RspackInput): Configuration {
  const shared = createSharedConfig(input)
  return {
    ...shared,
    name: 'server',
    target: 'node20',
    entry: {
      server: resolveSource(input, 'core/client/boot/entry.server.tsx')
    },
    output: {
      path: input.serverOutput,
      publicPath: input.baseUrl,
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      uniqueName,
      asyncChunks: false,
      clean: true
    },
    optimization: { ...shared.optimization, minimize: false },
    plugins: [
      ...(shared.plugins ?? []),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify('production')
      })
    ]
  }
}

function createStandaloneConfig(input: RspackInput): Configuration {
  const shared = createSharedConfig(input)
  return {
    ...shared,
    name: 'standalone',
    target: ['webworker', 'es2022'],
    entry: {
      ...(input.serviceWorker
        ? { serviceWorker: input.serviceWorker.module }
        : {}),
      earlyScript: input.earlyScriptModule,
      homeScript: resolveSource(input, 'core/client/boot/entry.home.ts'),
      longScript: resolveSource(input, 'core/client/boot/entry.long.ts')
    },
    output: {
      path: input.standaloneOutput,
      filename: '[name].js',
      iife: true,
      clean: true
    },
    plugins: [
      ...(shared.plugins ?? []),
      new rspack.DefinePlugin({
        'process.env.NODE_ENV': JSON.stringify(input.mode),
        KILL_SWITCH: JSON.stringify(input.killSwitch),
        BASE_URL: JSON.stringify(input.baseUrl)
      })
    ]
  }
}

function resolveSource({ root }: RspackInput, file: string): string {
  return path.join(root, 'src', file)
}
