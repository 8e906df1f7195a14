import { isDeepStrictEqual } from 'node:util'
import { readSiteFacts } from '../e2e/delivery/readSiteFacts.ts'
import type { SiteFacts } from '../e2e/delivery/requestCase.ts'
import { createRequestTable } from '../e2e/delivery/requestTable.ts'
import { runRequestCase } from '../e2e/delivery/runRequestCase.ts'
import { findFreePort } from '../e2e/support/findFreePort.ts'
import { checkTls } from './container/checkTls.ts'
import { type Check, createImageChecks } from './container/createImageChecks.ts'
import { createRunChecks } from './container/createRunChecks.ts'
import { runDocker, tryDocker } from './container/runDocker.ts'
import { describeRelease } from './describeRelease.ts'

const IMAGE = 'toolbox-docs'
/** Maximum time until the health check succeeds, in seconds. */
const HEALTH_LIMIT = 60
/** Maximum time for a graceful stop, in milliseconds. */
const STOP_LIMIT = 8000

const compose = ['compose', '--project-name', 'toolbox-docs-test']

await main()

/** Build the image, run it with docker-compose.yml, and test it. */
async function main(): Promise<void> {
  const port = await findFreePort()
  const environment = { PORT: String(port), ...describeRelease() }
  try {
    console.log('Building the image …')
    await runDocker([...compose, 'up', '--build', '--detach'], environment)
    const id = await runDocker([...compose, 'ps', '--quiet', 'docs'])
    const origin = `http://localhost:${port}`
    await waitForHealth(id)
    await printSize()
    const facts = await readSiteFacts(origin, '/')
    const container = { id, origin, leaf: `/${facts.leaf}` }
    const checks = [
      ...createRequestChecks(origin, facts),
      ...createImageChecks(container),
      ...createRunChecks(IMAGE),
      {
        name: 'the bake file builds both architectures with attestations',
        findFaults: findBakeFaults
      },
      {
        name: 'TLS with a mounted certificate',
        findFaults: () => checkTls(IMAGE)
      },
      {
        name: 'the container stops gracefully',
        findFaults: () => checkStop(id)
      }
    ]
    await runChecks(checks)
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    console.log('\n0 passed, 1 failed')
    process.exitCode = 1
  } finally {
    await tryDocker([...compose, 'down', '--remove-orphans'], environment)
  }
}

/** Run checks in sequence, because the last one stops the container. */
async function runChecks(checks: readonly Check[]): Promise<void> {
  let failed = 0
  for (const { name, findFaults } of checks) {
    const faults = await findFaults()
    if (faults.length === 0) continue
    failed++
    console.log(`✘ ${name}\n    ${faults.join('\n    ')}`)
  }
  console.log(`\n${checks.length - failed} passed, ${failed} failed`)
  if (failed > 0) process.exitCode = 1
}

function createRequestChecks(
  origin: string,
  facts: SiteFacts
): readonly Check[] {
  return createRequestTable(facts).map(entry => ({
    name: entry.name,
    findFaults: () => runRequestCase(origin, entry)
  }))
}

/** Print what the bake file would build; a build for two architectures takes long. */
async function findBakeFaults(): Promise<readonly string[]> {
  const bake = ['buildx', 'bake', '--file', 'docker-bake.hcl', '--print']
  const release = { ...describeRelease() }
  const { target } = JSON.parse(await runDocker(bake, release))
  const { args, platforms, attest } = target.image
  const found = [args, platforms, attest]
  const wanted = [
    {
      PREVIOUS: 'scratch',
      CREATED: '1970-01-01T00:00:00Z',
      REVISION: 'unknown',
      ...release
    },
    ['linux/amd64', 'linux/arm64'],
    ['type=provenance,mode=max', 'type=sbom']
  ]
  return isDeepStrictEqual(found, wanted)
    ? []
    : [`found ${JSON.stringify(found)}`]
}

async function waitForHealth(id: string): Promise<void> {
  const format = ['--format', '{{.State.Health.Status}}']
  for (let second = 0; second < HEALTH_LIMIT; second++) {
    const status = await runDocker(['inspect', ...format, id])
    if (status === 'healthy') return
    await new Promise(resolve => setTimeout(resolve, 1000))
  }
  const { stdout, stderr } = await tryDocker(['logs', id])
  throw new Error(`The container did not become healthy.\n${stdout}${stderr}`)
}

async function printSize(): Promise<void> {
  const format = ['--format', '{{.Size}}']
  const bytes = Number(await runDocker(['image', 'inspect', ...format, IMAGE]))
  console.log(`The image size is ${Math.round(bytes / 1e6)} MB.`)
}

async function checkStop(id: string): Promise<readonly string[]> {
  const start = Date.now()
  await runDocker(['stop', '--time', '20', id])
  const taken = Date.now() - start
  const code = await runDocker([
    'inspect',
    '--format',
    '{{.State.ExitCode}}',
    id
  ])
  return [
    ...(code === '0' ? [] : [`the exit code is ${code}`]),
    ...(taken < STOP_LIMIT ? [] : [`it took ${taken} ms`])
  ]
}
