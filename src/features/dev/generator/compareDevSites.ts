import { createSidebarFiles } from '../../../core/build/output/createSidebarFiles.ts'
import { projectRoot } from '../../../core/build/projectRoot.ts'
import { createEarlyScriptModule } from '../../../core/routes/createVirtualModules.ts'
import type { ValidDevSite } from './readDevSite.ts'

/** Whether the same compiled app serves both states of a site. */
export function hasSameApp(one: ValidDevSite, other: ValidDevSite): boolean {
  return createAppKey(one) === createAppKey(other)
}

/** Whether the data that open tabs have loaded is still valid. */
export function hasSameData(one: ValidDevSite, other: ValidDevSite): boolean {
  return createDataKey(one) === createDataKey(other)
}

/** Everything that the compiled app depends on. */
function createAppKey({ site }: ValidDevSite): string {
  const { client, texts, content } = site
  const { components } = content.config
  const early = createEarlyScriptModule(projectRoot, client)
  return JSON.stringify([client.baseUrl, texts, components, early])
}

function createDataKey({ site, routes, redirects }: ValidDevSite): string {
  const sidebars = [...createSidebarFiles(site).values()]
  return JSON.stringify([
    site.client,
    site.content.config.head,
    sidebars.map(({ file }) => file),
    redirects,
    routes.map(({ route }) => route.pathname)
  ])
}
