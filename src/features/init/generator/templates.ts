/** The compiler's settings of a new site. */
export const typeSettings = `{
  "extends": "toolbox-docs/tsconfig.json",
  "include": ["content"]
}
`

/** The pages and the configuration of a new site: path → text. */
export function starterPages(title: string): Readonly<Record<string, string>> {
  return {
    'content/site.ts': `import { defineConfig } from 'toolbox-docs'

export default defineConfig({
  title: ${JSON.stringify(title)},
  url: 'https://docs.example.com',
  navbar: { items: [{ to: '/docs/start', label: 'Docs' }] }
})
`,
    'content/docs/start.md': `---
description: What this site is, and how to add a page
sidebar_position: 1
---

# Start

Every Markdown file in \`content/docs\` is a page, and folders are groups in the sidebar. Save this file, and the open page
changes.

Next, [use components](components.mdx).
`,
    'content/docs/components.mdx': `---
description: What pages can contain besides Markdown
sidebar_position: 2
---

# Components

Files that end in \`.mdx\` can contain components:

<Tabs>
  <TabItem value="npm">

\`\`\`bash
npm run dev
\`\`\`

  </TabItem>
  <TabItem value="pnpm">

\`\`\`bash
pnpm dev
\`\`\`

  </TabItem>
</Tabs>

:::tip

Type \`/\` to search all pages.

:::
`
  }
}

export function printGitIgnore(out: string): string {
  // Builds write to a folder beside the output, such as `dist.new-123`.
  return `node_modules/\n${out}/\n${out}.*-*/\n`
}

/** An image that serves the built site with nginx on port 8080. */
export function printDockerfile({
  buildScript,
  out
}: {
  readonly buildScript: string
  readonly out: string
}): string {
  return `FROM node:24-trixie-slim AS build
# Pages say when they were last changed: Git knows.
RUN apt-get update && apt-get install -y --no-install-recommends git
WORKDIR /site
COPY . .
RUN npm install && npm run ${buildScript} -- --release

FROM debian:trixie-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled \\
  && mkdir /etc/nginx/tls \\
  && echo 'listen [::]:8080 default_server;' > /etc/nginx/ipv6.conf
COPY --from=build /site/node_modules/toolbox-docs/nginx.conf /etc/nginx/nginx.conf
COPY --from=build /site/${out} /srv/site
RUN nginx -t
USER www-data
EXPOSE 8080
STOPSIGNAL SIGQUIT
CMD ["nginx", "-g", "daemon off;"]
`
}

/** A pipeline that builds the site for each change. */
export function printPipeline(buildScript: string, out: string): string {
  return `build:
  image: node:24-trixie-slim
  variables:
    # The whole history, for the dates of pages.
    GIT_DEPTH: 0
  before_script:
    - apt-get update && apt-get install -y --no-install-recommends git
    - npm install
  script:
    - npm run ${buildScript} -- --release
  cache:
    paths:
      - node_modules/.cache
  artifacts:
    paths:
      - ${out}
`
}
