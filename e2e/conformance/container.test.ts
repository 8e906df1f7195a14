import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

/**
 * Checks the text of the Dockerfile and docker-compose.yml.
 * `npm run test:container` builds and runs the image.
 */
const dockerfile = readFileSync('Dockerfile', 'utf8')
  .replace(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
const stages = dockerfile.split(/^(?=FROM )/m)
const [head = '', ...rest] = stages
const image = rest.at(-1) ?? ''
const findStage = (name: string): string =>
  stages.find(stage => stage.split('\n', 1)[0]?.endsWith(` AS ${name}`)) ?? ''
const previous = findStage('previous')
const packages = findStage('packages')
const content = findStage('content')
const program = findStage('program')
const build = findStage('build')
const sbom = findStage('sbom')
const server = findStage('server')

/** List the arguments of an instruction. */
function list(stage: string, instruction: string): readonly string[] {
  const lines = stage.matchAll(new RegExp(`^${instruction} (.*)$`, 'gm'))
  return Array.from(lines, ([, rest = '']) => rest.trim())
}

test('the image contains only the site and the files that its server loads', () => {
  expect(list(image, 'FROM')).toEqual(['scratch'])
  expect(list(image, 'RUN')).toEqual([])
  expect(list(image, 'COPY')).toEqual([
    '--from=server /image /',
    '--from=health /healthcheck /usr/bin/healthcheck',
    '--from=sbom /srv/sbom /usr/share/sbom',
    '--from=server /etc/nginx/nginx.conf /etc/nginx/nginx.conf',
    '--from=build /srv/site /srv/site'
  ])
  expect(list(server, 'COPY')).toEqual([
    'nginx.conf /etc/nginx/nginx.conf',
    '--from=build /srv/site/.nginx /srv/site/.nginx'
  ])
})

test('the image contains a release build, made from all files that a build reads', () => {
  expect(list(build, 'RUN').at(-1)).toMatch(
    / build --release --keep 30d --out \/srv\/site$/
  )
  const copied = [packages, content, program]
    .flatMap(stage => list(stage, 'COPY'))
    .flatMap(line => line.split(' ').slice(0, -1))
  for (const file of [
    '.npmrc',
    'content',
    'package-lock.json',
    'package.json',
    'rspack.config.ts',
    'scripts/buildGenerator.mjs',
    'scripts/runGenerator.mjs',
    'scripts/setUp.mjs',
    'src',
    'tsconfig.json'
  ]) {
    expect(existsSync(file)).toBe(true)
    expect(copied).toContain(file)
    expect(readFileSync('.dockerignore', 'utf8').split('\n')).toContain(
      `!${file}`
    )
  }
})

test('pages can include the tests of samples in the image build', () => {
  const ignored = readFileSync('.dockerignore', 'utf8').trimEnd().split('\n')
  expect(ignored.indexOf('!content/**/*.test.*')).toBeGreaterThan(
    ignored.indexOf('**/*.test.tsx')
  )
})

test('an image can keep the hashed files of the previous one', () => {
  expect(list(head, 'ARG')).toContain('PREVIOUS=scratch')
  // biome-ignore lint/suspicious/noTemplateCurlyInString: Docker replaces it
  expect(list(previous, 'FROM')).toEqual(['${PREVIOUS} AS previous'])
  expect(list(build, 'COPY')).toContain('--from=previous /srv/site /previous')
  expect(list(build, 'RUN').at(-1)).toMatch(
    /cp -a \/previous \/srv\/site\s+&& node /
  )
})

test('the image build has git and the history, which date the last update of pages', () => {
  expect(packages).toMatch(/apt-get install .*\bgit\b/)
  expect(list(packages, 'COPY')).toContain('package.json .gi[t] .git/')
})

test('an edit of a page leaves the software bill of materials in the cache', () => {
  expect(list(program, 'FROM')).toEqual(['packages AS program'])
  expect(list(build, 'FROM')).toEqual(['program AS build'])
  expect(list(sbom, 'FROM')).toEqual(['packages AS sbom'])
  expect(list(sbom, 'COPY').filter(line => line.includes('=build'))).toEqual([
    '--from=build /srv/site/licenses.txt dist/'
  ])
  expect(list(packages, 'COPY').join()).not.toMatch(/content|src/)
  expect(list(program, 'COPY').join()).not.toMatch(/content/)
})

test('an invalid nginx configuration fails the image build', () => {
  expect(list(server, 'RUN').at(-1)).toBe('nginx -t')
})

test('the server runs as a non-root user, in the foreground, and stops gracefully', () => {
  expect(list(image, 'USER')).toEqual(['33:33'])
  expect(list(image, 'CMD')).toEqual(['["nginx", "-g", "daemon off;"]'])
  expect(list(image, 'STOPSIGNAL')).toEqual(['SIGQUIT'])
})

test('the image exposes the ports that nginx listens on', () => {
  const conf = readFileSync('nginx.conf', 'utf8')
  const listened = conf.matchAll(/\blisten (?:\[::\]:)?(\d+)(?!\.)\b/g)
  const ports = [...new Set(Array.from(listened, ([, port]) => port))]
  expect(list(image, 'EXPOSE')).toEqual([ports.join(' ')])
  expect(server).toContain(
    "echo 'listen [::]:8080 default_server;' > /etc/nginx/ipv6.conf"
  )
})

test('the image has a health check', () => {
  expect(list(image, 'HEALTHCHECK')).toEqual([
    '--interval=10s --timeout=3s --start-period=5s CMD ["healthcheck"]'
  ])
})

test('base images are arguments, so that hosts without a registry can name their own', () => {
  for (const image of [
    /NODE_IMAGE=.*node:\d+-trixie-slim/,
    /DEBIAN_IMAGE=.*debian:trixie-slim/
  ]) {
    expect(list(head, 'ARG')).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${image.source}(?:@sha256:[0-9a-f]{64})?$`)
      )
    )
  }
  for (const stage of rest.slice(0, -1)) {
    expect(stage).toMatch(/^FROM (?:\$\{\w+\}|scratch|packages|program) AS /)
  }
})

test('the image builds without BuildKit, except for the flag of its cache', () => {
  const flag = / --mount=type=cache,\S+/
  expect(dockerfile).toMatch(flag)
  expect(dockerfile.replace(flag, '')).not.toMatch(
    /^[A-Z]+(?: --\S+)* --(?:mount|link|chmod|parents|exclude)\b|<<|^# syntax/m
  )
})

test('docker compose runs the image without privileges', () => {
  const { services } = parse(readFileSync('docker-compose.yml', 'utf8'))
  expect(services).toEqual({
    docs: {
      build: {
        context: '.',
        args: [
          'NODE_IMAGE',
          'DEBIAN_IMAGE',
          'PREVIOUS',
          'VERSION',
          'REVISION',
          'CREATED'
        ]
      },
      image: 'toolbox-docs',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Docker Compose replaces it
      ports: ['${PORT:-8080}:8080'],
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      restart: 'unless-stopped'
    },
    preview: {
      build: { context: '.', target: 'preview', args: ['NODE_IMAGE'] },
      profiles: ['preview'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Docker Compose replaces it
      volumes: ['${CONTENT:-./content}:/docs:ro'],
      // biome-ignore lint/suspicious/noTemplateCurlyInString: Docker Compose replaces it
      ports: ['${PORT:-8080}:8080'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true']
    }
  })
})
