/**
 * Build the container image with docker-bake.hcl, and describe its version in labels.
 * Arguments are passed on to `docker buildx bake`, for example `--push`.
 */
import { spawnSync } from 'node:child_process'
import { describeRelease } from './describeRelease.ts'

const bake = ['buildx', 'bake', '--file', 'docker-bake.hcl']
const { status, error } = spawnSync(
  'docker',
  [...bake, ...process.argv.slice(2)],
  { env: { ...process.env, ...describeRelease() }, stdio: 'inherit' }
)
if (error !== undefined) {
  console.error(
    `error: Docker can't be started: ${error.message}\n  Install Docker with its buildx plugin.`
  )
}
process.exitCode = status ?? 1
