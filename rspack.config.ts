import { createHash } from 'node:crypto'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import {
  type Configuration,
  type RspackPluginInstance,
  type RuleSetRule,
  rspack
} from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import HtmlRspackPlugin from 'html-rspack-plugin'
// The module itself: the package's index loads Rollup and Babel as well.
import { InjectManifest } from 'workbox-webpack-plugin/build/inject-manifest.js'

/** What the three compilations need to know of a site. */
export interface RspackInput {
  /** Absolute path of the project. */
  readonly root: string
  readonly mode: 'production' | 'development'
  readonly baseUrl: string
  /** Virtual modules by absolute path; see routes/createVirtualModules.ts. */
  readonly virtualModules: Readonly<Record<string, string>>
  /** Page entries: chunk name → virtual module; asked for at each compilation. */
  readonly listPageEntries: () => Readonly<Record<string, string>>
  /** Path of the virtual modules that stand for `virtual:…` imports. */
  readonly siteModule: string
  readonly pagesModule: string
  readonly featuresModule: string
  /** Style sheets of content that features bring; absolute, in order. */
  readonly featureStyles: readonly string[]
  /** What features run in browsers during development; absolute. */
  readonly developmentClients: readonly string[]
  readonly earlyScriptModule: string
  /** What stands in `core/model/texts.ts`, in the language of the site. */
  readonly texts: Readonly<Record<string, string>>
  /** Parts of the theme that the site replaces; absolute paths. */
  readonly replacedParts: readonly ReplacedPart[]
  /** Names of modules besides those below, and absolute paths. */
  readonly aliases: Readonly<Record<string, string>>
  /** Rules that compile what is written: Markdown, and pictures in components. */
  readonly contentRules: readonly RuleSetRule[]
  /** Style sheets of the content, relative to its folder. */
  readonly contentStyles: readonly string[]
  /** Decide what pages and components may import. */
  readonly contentPlugins: readonly RspackPluginInstance[]
  /** Absolute folders. */
  readonly contentDir: string
  readonly clientOutput: string
  readonly serverOutput: string
  readonly workerOutput: string
  /** Where the client compilation is kept while a site is being written. */
  readonly persistentCache?: {
    readonly folder: string
    readonly version: string
  }
  /** Source of the service worker, absolute; absent if the site has none. */
  readonly serviceWorker: string | undefined
  /** Ship a worker that removes itself (design: kill switch). */
  readonly killSwitch: boolean
}

/** A part of the theme that the site has a component of its own for. */
export interface ReplacedPart {
  /** The theme's file. */
  readonly original: string
  /** The module that stands in for it. */
  readonly module: string
  /** The site's component, which may import the original. */
  readonly component: string
}

/**
 * A file that is copied, and named by its content. Its address stands in pages
 * as it is, so it has no sign that URLs would have to encode.
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

/** What pages link to is handed out as it is. */
const copiedAsIs = /^assets\/files\//

/** Part of every class name's hash, so client and server must share it. */
const uniqueName = 'toolbox'

/** The oldest browsers that are served: all have layers, `:has` and masks. */
const browsers = [
  'chrome >= 120',
  'firefox >= 121',
  'safari >= 16.4',
  'ios >= 16.4'
]

/**
 * Create the three compilations: client, server (for prerendering), worker.
 *
 * Page chunks are entries that depend on the client entry, not `import()`s: so
 * no runtime holds a table of pages, and an edited page changes its own chunk
 * and nothing else.
 */
export function createRspackConfigs(input: RspackInput): {
  readonly client: Configuration
  readonly server: Configuration
  readonly worker: Configuration
} {
  return {
    client: createClientConfig(input),
    server: createServerConfig(input),
    worker: createWorkerConfig(input)
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
        // What compiled pages ask of the theme; they are the same in any folder.
        '@toolbox/core': path.join(input.root, 'src/core'),
        '@toolbox/features': path.join(input.root, 'src/features'),
        '@toolbox/pages': path.join(input.root, 'src/core/client/pages'),
        ...input.aliases
      },
      // `/src/x` is meant from the website.
      roots: [input.contentDir],
      // Content folders elsewhere have no packages of their own.
      modules: ['node_modules', path.join(input.root, 'node_modules')]
    },
    resolveLoader: { modules: [path.join(input.root, 'node_modules')] },
    module: {
      rules: [
        createScriptRule(input),
        createStyleRule(),
        ...createThemeStyleRules(input),
        ...input.contentStyles.map(file => createContentStyleRule(input, file)),
        createStyleCheck(input),
        // What the `style` attributes of a page became.
        { mimetype: 'text/css', type: 'css/auto' },
        {
          // Whatever a page links to and no other rule reads.
          test: /\.(?!(?:[cm]?[jt]sx?|json|css|mdx?|html)$)[a-z\d]+$/i,
          exclude: /node_modules/,
          ...asset
        },
        {
          resourceQuery: /^\?asset$/,
          ...asset
        },
        // The last of several types counts.
        ...input.contentRules
      ],
      // Custom properties are the tokens: one name each, in every module.
      parser: { 'css/auto': { namedExports: false, dashedIdents: false } }
    },
    optimization: {
      // Keep emitting when a module fails to compile. It throws at run time, and
      // the other pages still work.
      emitOnErrors: true,
      // Names, not positions, decide ids: other pages' chunks stay as they are.
      moduleIds: 'hashed', // where `contentPlugins` give none
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
      // An alias would come too late: `virtual:` reads as an unknown scheme.
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
      ...input.replacedParts.map(createReplacement)
    ],
    performance: false,
    stats: 'none',
    infrastructureLogging: { level: 'error' }
  }
}

/** Hand the site's component to all who import the part, but to itself. */
function createReplacement({ original, module, component }: ReplacedPart) {
  const { name, ext } = path.parse(original)
  return new rspack.NormalModuleReplacementPlugin(
    new RegExp(`/${name}(?:${ext.replace('.', '\\.')})?$`),
    data => {
      const target = path.resolve(data.context, data.request)
      const isPart = target === original || target + ext === original
      if (isPart && data.contextInfo.issuer !== component) data.request = module
    }
  )
}

function createScriptRule(input: RspackInput): RuleSetRule {
  const isDevelopment = input.mode === 'development'
  return {
    test: /\.[jt]sx?$/,
    exclude: /node_modules/,
    resourceQuery: { not: /^\?asset$/ },
    loader: 'builtin:swc-loader',
    type: 'javascript/auto',
    // Endings may be left out in a package of ES modules too.
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
 * Put each text where it is used: an English site then pays for its texts alone,
 * and a site in another language gets no English ones.
 *
 * SWC finds a module by the words of its import, and one that is imported as a
 * whole by the name that it is given.
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

/** Class names are equal in client and server: both come from here. */
function createStyleRule(): RuleSetRule {
  return {
    test: /\.css$/,
    resourceQuery: { not: /^\?asset$/ },
    type: 'css/auto',
    generator: { localIdentName: '[local]-[hash:base64:3]' }
  }
}

/**
 * Tell apart equal class names of the theme's modules by a letter or two: they
 * are in every document, and what a hash looks like compresses badly.
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

/** a to Z, then aa, ba and so on. */
function createLetters(index: number): string {
  const letters = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'
  const rest = Math.floor(index / letters.length)
  const letter = letters.charAt(index % letters.length)
  return rest === 0 ? letter : letter + createLetters(rest - 1)
}

/** The bundler hashes the way from the project, which may be any. */
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
 * Read the style sheets of the content once more: the bundler and the minimizer
 * leave out what they can't read, without a word.
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
    optimization: {
      ...shared.optimization,
      // The search comes as one file, packages and all.
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
  const pages = Object.entries(input.listPageEntries()).map(
    ([name, module]) => [name, { import: [module], dependOn: ['client'] }]
  )
  return {
    // The order of the layers is declared first.
    client: {
      import: [
        resolveSource(input, 'core/client/styles/styles.css'),
        ...input.featureStyles,
        ...(isProduction ? [] : [font]),
        resolveSource(input, 'core/client/boot/entry.client.ts'),
        ...(isProduction ? [] : input.developmentClients)
      ]
    },
    ...Object.fromEntries(pages),
    // Stands in every document. In the sheet that follows with the script it
    // would be a new face, and text would be set anew.
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
 * Precache the shell alone, so that a content deploy leaves `sw.js` as it was.
 * The worker is compiled on its own first: with `compileSrc` the plugin's child
 * compilation fails on rspack 2.
 */
function createManifestPlugin(input: RspackInput): InjectManifest {
  return new InjectManifest({
    swSrc: path.join(input.workerOutput, 'serviceWorker.js'),
    swDest: 'sw.js',
    compileSrc: false,
    include: [
      /^assets\/(?:client|search|pages\/offline)\.[^/]+$/,
      /^assets\/files\/geist(?:Mono)?\.[^/]+$/
    ],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      entries => {
        const shell = entries.map(({ url }) => url).sort()
        const revision = shell.join('|')
        const offline = { url: `${input.baseUrl}offline`, revision, size: 0 }
        return { manifest: [...entries, offline], warnings: [] }
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

function createWorkerConfig(input: RspackInput): Configuration {
  const shared = createSharedConfig(input)
  return {
    ...shared,
    name: 'worker',
    target: ['webworker', 'es2022'],
    entry: {
      ...(input.serviceWorker ? { serviceWorker: input.serviceWorker } : {}),
      earlyScript: input.earlyScriptModule,
      homeScript: resolveSource(input, 'core/client/boot/entry.home.ts')
    },
    output: {
      path: input.workerOutput,
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
