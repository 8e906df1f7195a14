import { expect, test } from 'vitest'
import { createSbom, type NpmSbom } from './createSbom.ts'

const createPackage = (name: string, version: string) => ({
  'bom-ref': `${name}@${version}`,
  type: 'library',
  name,
  version,
  scope: 'optional',
  purl: `pkg:npm/${encodeURIComponent(name)}@${version}`
})

/** As printed by `npm sbom`, but shorter. */
const npm: NpmSbom = {
  metadata: {
    tools: [{ vendor: 'npm', name: 'cli', version: '11.0.0' }],
    component: {
      'bom-ref': '@toolbox/docs@1.0.0',
      name: 'app',
      version: '1.0.0',
      description: 'A site'
    }
  },
  components: [
    createPackage('@scope/font', '5.3.0'),
    createPackage('react', '18.0.0'),
    createPackage('react', '19.0.0'),
    createPackage('scheduler', '0.25.0')
  ],
  dependencies: [
    {
      ref: '@toolbox/docs@1.0.0',
      dependsOn: ['react@18.0.0', 'react@19.0.0']
    },
    { ref: 'react@18.0.0', dependsOn: ['scheduler@0.25.0'] },
    { ref: 'react@19.0.0', dependsOn: ['scheduler@0.25.0'] },
    { ref: 'scheduler@0.25.0' }
  ]
}

const licenses = `@scope/font 5.3.0 (OFL-1.1)

Copyright

---

react 19.0.0 (MIT)
scheduler 0.25.0 (see below)

MIT License
`

const status = `Package: libstdc++6
Status: install ok installed
Maintainer: Debian GCC Maintainers <debian-gcc@lists.debian.org>
Architecture: arm64
Version: 1:14.2.0-19~deb13u1
Depends: libc6 (>= 2.36)
`

test('the SBOM has the header of CycloneDX 1.6 and the name of package.json', () => {
  expect(createSbom({ npm, licenses })).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      tools: {
        components: [{ type: 'application', name: 'npm', version: '11.0.0' }]
      },
      component: {
        type: 'application',
        'bom-ref': '@toolbox/docs@1.0.0',
        name: '@toolbox/docs',
        version: '1.0.0'
      }
    }
  })
})

test('the SBOM has the time of the commit, if that is known', () => {
  const created = '2026-11-27T08:00:00+00:00'
  expect(createSbom({ npm, licenses, created }).metadata).toHaveProperty(
    'timestamp',
    created
  )
  expect(createSbom({ npm, licenses }).metadata).not.toHaveProperty('timestamp')
})

test('packages that readers download are required, and all others are excluded', () => {
  const { components } = createSbom({ npm, licenses })
  expect(components.map(each => [each['bom-ref'], each.scope])).toEqual([
    ['@scope/font@5.3.0', 'required'],
    ['react@18.0.0', 'excluded'],
    ['react@19.0.0', 'required'],
    ['scheduler@0.25.0', 'required']
  ])
})

test('the SBOM of what ships has no other packages and no dependencies on them', () => {
  const { components, dependencies } = createSbom({
    npm,
    licenses,
    isShippedOnly: true
  })
  expect(components.map(each => each['bom-ref'])).toEqual([
    '@scope/font@5.3.0',
    'react@19.0.0',
    'scheduler@0.25.0'
  ])
  expect(dependencies).toEqual([
    { ref: '@toolbox/docs@1.0.0', dependsOn: ['react@19.0.0'] },
    { ref: 'react@19.0.0', dependsOn: ['scheduler@0.25.0'] },
    { ref: 'scheduler@0.25.0', dependsOn: [] }
  ])
})

test('Debian packages have the identifier that scanners look up', () => {
  const { components } = createSbom({ npm, licenses, statuses: [status] })
  expect(components.at(-1)).toEqual({
    'bom-ref': 'pkg:deb/debian/libstdc%2B%2B6@1%3A14.2.0-19~deb13u1?arch=arm64',
    type: 'library',
    supplier: { name: 'Debian GCC Maintainers' },
    name: 'libstdc++6',
    version: '1:14.2.0-19~deb13u1',
    scope: 'required',
    purl: 'pkg:deb/debian/libstdc%2B%2B6@1%3A14.2.0-19~deb13u1?arch=arm64'
  })
})

test('a status file without a version is an error', () => {
  expect(() =>
    createSbom({ npm, licenses, statuses: ['Package: nginx\n'] })
  ).toThrow('A Debian status file has no field "Version":\nPackage: nginx')
})
