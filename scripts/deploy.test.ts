import { spawnSync } from 'node:child_process'
import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

/** Checks the files in deploy/ without a cluster or an engine. */

const folder = 'deploy/kubernetes'
const conf = readFileSync('nginx.conf', 'utf8')
const name = { 'app.kubernetes.io/name': 'toolbox-docs' }

function read(file: string) {
  return parse(readFileSync(`deploy/${file}`, 'utf8'))
}

const manifests = readdirSync(folder).filter(
  file => file !== 'kustomization.yaml'
)

test('the kustomization lists every manifest', () => {
  const { resources } = read('kubernetes/kustomization.yaml')
  expect([...resources].sort()).toEqual(manifests)
})

test('every manifest fits the types of its API', () => {
  expect(
    findManifestFaults(manifests.map(file => read(`kubernetes/${file}`)))
  ).toBe('')
})

test('wrong keys, types, versions and kinds are faults', () => {
  const mistakes = [
    { key: 'template', value: undefined, fault: "'template' is missing" },
    { key: 'revisionHistoryLimit', value: 'five', fault: "type 'number'" },
    { key: 'replica', value: 2, fault: `'"replica"' does not exist` }
  ]
  const broken = mistakes.map(({ key, value }) => {
    const manifest = read('kubernetes/deployment.yaml')
    manifest.spec[key] = value
    return manifest
  })
  const faults = findManifestFaults([
    ...broken,
    { apiVersion: 'apps/v1beta9', kind: 'Deployment' },
    { apiVersion: 'apps/v1', kind: 'Deploiment' }
  ])
  for (const { fault } of mistakes) expect(faults).toContain(fault)
  expect(faults).toContain('Cannot find module')
  expect(faults).toContain("no exported member named 'Deploiment'")
})

test('the manifests refer to each other, and to what nginx serves', () => {
  const { spec } = read('kubernetes/deployment.yaml')
  const service = read('kubernetes/service.yaml').spec
  const [container] = spec.template.spec.containers
  expect(spec.selector.matchLabels).toEqual(name)
  expect(spec.template.metadata.labels).toEqual(name)
  expect(service.selector).toEqual(name)
  expect(read('kubernetes/disruptionBudget.yaml').spec.selector).toEqual({
    matchLabels: name
  })
  expect(read('kubernetes/autoscaler.yaml').spec.scaleTargetRef).toEqual({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    name: 'toolbox-docs'
  })
  const [port] = service.ports
  expect(container.ports).toEqual([
    { name: port.targetPort, containerPort: 8080 }
  ])
  const [rule] = read('kubernetes/route.yaml').spec.rules
  expect(rule.backendRefs).toEqual([{ name: 'toolbox-docs', port: port.port }])
  for (const probe of ['readinessProbe', 'livenessProbe']) {
    const { path, port } = container[probe].httpGet
    expect(conf).toContain(`location = ${path} {`)
    expect(port).toBe('http')
  }
})

test('the pods meet the restricted Pod Security Standard', () => {
  const pod = read('kubernetes/deployment.yaml').spec.template.spec
  expect(pod.securityContext).toEqual({
    runAsNonRoot: true,
    seccompProfile: { type: 'RuntimeDefault' }
  })
  expect(pod.automountServiceAccountToken).toBe(false)
  expect(pod.containers).toHaveLength(1)
  expect(pod.containers[0].securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] }
  })
  expect(pod.containers[0].resources.limits.memory).toBe('128Mi')
})

test('the services of Docker Compose have no privileges, and mount existing files', () => {
  const { services } = parse(
    readFileSync('deploy/compose/compose.yml', 'utf8'),
    { merge: true }
  )
  expect(Object.keys(services)).toEqual(['docs', 'proxy'])
  for (const service of Object.values<Record<string, unknown>>(services)) {
    expect(service).toMatchObject({
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true']
    })
  }
  expect(services.docs.volumes).toEqual([
    // biome-ignore lint/suspicious/noTemplateCurlyInString: Docker Compose replaces it
    './logging/${LOG_FORMAT:-json}.conf:/etc/nginx/server.d/logging.conf:ro'
  ])
  expect(conf).toContain('include /etc/nginx/server.d/*.conf;')
})

test('each log format has a file to mount', () => {
  const formats = [...conf.matchAll(/log_format (\w+) /g)]
    .map(([, format = '']) => format)
    .filter(format => format !== 'csp_report')
    .concat('combined')
  const logging = 'deploy/compose/logging'
  expect(readdirSync(logging).sort()).toEqual(
    formats.map(format => `${format}.conf`).sort()
  )
  const [, rest = ''] = /access_log \/dev\/stdout json( .*;)/.exec(conf) ?? []
  for (const format of formats) {
    expect(readFileSync(`${logging}/${format}.conf`, 'utf8')).toBe(
      `access_log /dev/stdout ${format}${rest}\n`
    )
  }
})

interface Manifest {
  readonly apiVersion: string
  readonly kind: string
}

/**
 * Type-check manifests as TypeScript: object literals can't have unknown keys.
 *
 * @returns the compiler's messages
 */
function findManifestFaults(manifests: readonly Manifest[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'manifests-'))
  const compilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    module: 'ESNext',
    moduleResolution: 'Bundler',
    types: [],
    paths: { '*': [path.resolve('node_modules/*')] }
  }
  try {
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions })
    )
    for (const [index, manifest] of manifests.entries()) {
      writeFileSync(
        path.join(folder, `${index}-${manifest.kind}.ts`),
        `${importType(manifest)}\nexport const manifest: Type = ${JSON.stringify(manifest, undefined, 2)}\n`
      )
    }
    const compiler = path.resolve('node_modules/.bin/tsc')
    const { stdout } = spawnSync(compiler, ['--project', folder], {
      encoding: 'utf8'
    })
    return stdout
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The module of a type is named after its API. */
function importType({ apiVersion, kind }: Manifest): string {
  if (apiVersion.startsWith('gateway.')) {
    const module = `@kubernetes-models/gateway-api/${apiVersion}/${kind}`
    return `import type { I${kind} as Type } from '${module}'`
  }
  const api = apiVersion === 'v1' ? 'core/v1' : apiVersion
  return `import type { ${kind} as Type } from 'kubernetes-types/${api}'`
}
