import { readdirSync, readFileSync } from 'node:fs'
import { HTTPRoute } from '@kubernetes-models/gateway-api/gateway.networking.k8s.io/v1/HTTPRoute'
import { Deployment } from 'kubernetes-models/apps/v1/Deployment'
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler'
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget'
import { Namespace } from 'kubernetes-models/v1/Namespace'
import { Service } from 'kubernetes-models/v1/Service'
import { expect, test } from 'vitest'
import { parse } from 'yaml'

/** Checks the files in deploy/ without a cluster or an engine. */

const models = {
  Deployment,
  HorizontalPodAutoscaler,
  HTTPRoute,
  Namespace,
  PodDisruptionBudget,
  Service
} as const

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

test.each(manifests)('%s fits the schema of its kind', file => {
  expect(findManifestFaults(read(`kubernetes/${file}`))).toEqual([])
})

test.each([
  ['a missing key', ['spec', 'template'], undefined],
  ['a wrong type', ['spec', 'revisionHistoryLimit'], 'five'],
  ['an unknown key', ['spec', 'replica'], 2]
])('%s is a fault', (_, [key, inner = ''], value) => {
  const manifest = read('kubernetes/deployment.yaml')
  manifest[key ?? ''][inner] = value
  expect(findManifestFaults(manifest)).toEqual([expect.stringContaining(inner)])
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

/** Compare a manifest with the schema of its kind; faults are sentences. */
function findManifestFaults(manifest: {
  readonly kind: keyof typeof models
  readonly apiVersion: string
}): readonly string[] {
  const unread = new Set<string>()
  const { apiVersion, prototype } = models[manifest.kind]
  if (manifest.apiVersion !== apiVersion) return [`not of ${apiVersion}`]
  try {
    // The constructor would read, and copy, every key.
    const model = Object.assign(Object.create(prototype), manifest)
    prototype.validate.call(watch(model, '', unread))
  } catch (error) {
    return [String(error)]
  }
  return [...unread].map(key => `unknown key ${key}`)
}

/**
 * Schemas allow unknown keys, but their validators never read them: collect the
 * keys that aren't read.
 */
function watch(value: unknown, path: string, unread: Set<string>): unknown {
  if (typeof value !== 'object' || value === null) return value
  const watched = new Map(
    Object.entries(value).map(([key, inner]) => {
      unread.add(`${path}/${key}`)
      return [key, watch(inner, `${path}/${key}`, unread)]
    })
  )
  return new Proxy(value, {
    get: (target, key) => {
      unread.delete(`${path}/${String(key)}`)
      return watched.get(String(key)) ?? Reflect.get(target, key)
    }
  })
}
