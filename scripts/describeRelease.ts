import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Build arguments of the image. Without Git's history, only the version is known. */
export interface Release {
  readonly VERSION: string
  readonly REVISION?: string
  /** Time of the commit, so that a commit always has the same labels. */
  readonly CREATED?: string
  /** The same time in seconds; BuildKit dates the image with it. */
  readonly SOURCE_DATE_EPOCH?: string
}

/** Describe the version and the commit of the working tree. */
export function describeRelease(): Release {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
  const args = ['log', '-1', '--format=%H %cI %ct']
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' })
  if (status !== 0) return { VERSION: version }
  const [REVISION = '', CREATED = '', SOURCE_DATE_EPOCH = ''] = stdout
    .trim()
    .split(' ')
  return { VERSION: version, REVISION, CREATED, SOURCE_DATE_EPOCH }
}
