import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'

const scripts: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('package.json', 'utf8')
).scripts

const files = ['deploy/ci/github.yml', 'deploy/ci/gitlab.yml']

describe.each(files)('%s', file => {
  const text = readFileSync(file, 'utf8')

  test('fits on a screen', () => {
    expect(text.split('\n').length).toBeLessThanOrEqual(61)
  })

  test('runs scripts that exist', () => {
    const names = text.matchAll(/\bnpm (?:run )?(?!run)([\w:]+)/g)
    for (const [, name = ''] of names) expect(scripts).toHaveProperty([name])
    for (const [, script = ''] of text.matchAll(/\bnode (\S+\.mjs)/g)) {
      expect(existsSync(script)).toBe(true)
    }
  })

  test('names the version of everything that it downloads', () => {
    const used = [
      ...text.matchAll(/\buses: (\S+)/g),
      ...text.matchAll(/\bdocker run (?:--\w+ (?:\/\S+ )?)*([^\s-]\S+)/g)
    ].map(([, name]) => name)
    expect(used.length).toBeGreaterThan(2)
    for (const name of used) {
      expect(name).toMatch(/[@:](?:[\w-]*v)?\d+\.\d+\.\d+$|@[0-9a-f]{40}$/)
    }
  })

  test('tests before it builds the image, and signs what it publishes', () => {
    const steps = ['npm test', 'npm run audit', 'image -- scan', 'trivy']
    const order = [...steps, 'image -- --push', 'cosign sign --yes']
    const places = order.map(step => text.indexOf(step))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  })
})

test('the jobs for GitHub have steps that run or use something, and needs that exist', () => {
  const { jobs, ...workflow } = parse(
    readFileSync('deploy/ci/github.yml', 'utf8')
  )
  expect(Object.keys(workflow)).toEqual(['name', 'on', 'permissions'])
  for (const job of Object.values<Record<string, unknown>>(jobs)) {
    expect(job).toMatchObject({ 'runs-on': expect.any(String) })
    for (const step of Object(job.steps)) {
      const { uses, run, with: inputs, if: condition, ...others } = step
      expect(others).toEqual({})
      expect([typeof uses, typeof run].sort()).toEqual(['string', 'undefined'])
    }
    expect(Object.keys(jobs)).toEqual(
      expect.arrayContaining([job.needs ?? []].flat())
    )
  }
})

test('the jobs for GitLab have a script, and stages and needs that exist', () => {
  const { stages, variables, ...jobs } = parse(
    readFileSync('deploy/ci/gitlab.yml', 'utf8')
  )
  expect(variables).toEqual({ GIT_DEPTH: 0 })
  for (const { stage, script, needs = [] } of Object.values<
    Record<string, unknown>
  >(jobs)) {
    expect(stages).toContain(stage)
    expect(script).toEqual(expect.arrayContaining([expect.any(String)]))
    expect(Object.keys(jobs)).toEqual(
      expect.arrayContaining([...Object(needs)])
    )
  }
})
