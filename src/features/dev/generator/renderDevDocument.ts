import path from 'node:path'
import { build } from 'esbuild'
import { DEV_SITE_ID, RECORD_ID } from '../../../core/model/landmarks.ts'
import { packageRoot } from '../../../core/platform/packageRoot.ts'
import {
  escapeText,
  printHead,
  printJson
} from '../../../core/render/htmlDocument.ts'
import { nameChunk } from '../../../core/site/routes/nameChunk.ts'
import type { PlannedRoute } from '../../../core/site/routes/plannedRoute.ts'
import type { Site } from '../../../core/site/site.ts'
import type { EmbeddedSite } from '../devEvent.ts'

/** Render a page's document. The client renders the page into it. */
export function renderDevDocument(
  { route }: PlannedRoute,
  input: {
    readonly site: Site
    readonly earlyScript: string
    readonly state: string
  }
): string {
  const { site, earlyScript, state } = input
  const { baseUrl, locale } = site.client
  const script = `${baseUrl}assets/client.js`
  const embedded: EmbeddedSite = { site: site.client, state }
  const page = `${baseUrl}assets/${nameChunk(route.pathname)}.js`
  return `<!doctype html>
<html lang="${escapeText(locale.htmlLang)}" dir="${locale.direction}" data-theme="light" data-has-hydrated="false">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1.0">
<script>${earlyScript}</script>
${printHead(site.client, route, {
  // The client adds the tags of features once it has loaded.
  hooks: [],
  siteTags: site.content.config.head
})}
<link rel="stylesheet" href="${baseUrl}assets/client.css">
<link rel="preload" href="${page}" as="script">
</head>
<body>
<div id="root"></div>
<script type="application/json" id="${DEV_SITE_ID}">${printJson(embedded)}</script>
<script type="application/json" id="${RECORD_ID}">${printJson({ pathname: route.pathname, files: [], script })}</script>
</body>
</html>
`
}

/**
 * Compile the inline script of each document. This doesn't use the bundler,
 * because the first document must not wait for that.
 *
 * @param source code of the entry module
 */
export async function compileEarlyScript(source: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: path.join(packageRoot, 'src') },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"development"' },
    logLevel: 'silent'
  })
  return outputFiles[0]?.text.trim() ?? ''
}
