import { createSidebarFiles } from '../../../core/build/output/createSidebarFiles.ts'
import { projectRoot } from '../../../core/build/projectRoot.ts'
import { createEarlyModule } from '../../../core/routes/createVirtualModules.ts'
import type { SoundDevSite } from './readDevSite.ts'

/** Tell whether one compilation of the app serves both states of a site. */
export function hasSameApp(one: SoundDevSite, other: SoundDevSite): boolean {
  return createShape(one) === createShape(other)
}

/** Tell whether the data that open tabs have requested is still right. */
export function hasSameData(one: SoundDevSite, other: SoundDevSite): boolean {
  return createShared(one) === createShared(other)
}

/** List what the app is compiled with. */
function createShape({ site }: SoundDevSite): string {
  const { client, texts, content } = site
  const { components } = content.config
  const early = createEarlyModule(projectRoot, client)
  return JSON.stringify([client.baseUrl, texts, components, early])
}

function createShared({ site, routes, redirects }: SoundDevSite): string {
  const sidebars = [...createSidebarFiles(site).values()]
  return JSON.stringify([
    site.client,
    site.content.config.head,
    sidebars.map(({ file }) => file),
    redirects,
    routes.map(({ route }) => route.pathname)
  ])
}
