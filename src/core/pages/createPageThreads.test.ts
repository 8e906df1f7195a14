import { expect, test } from 'vitest'
import type { PageRequest } from '../markdown/createModuleCompiler.ts'
import type { CompileThreadData } from './compileThread.ts'
import { createPageThreads } from './createPageThreads.ts'

// Too few pages to start threads.
const data = { input: { pages: [] } } as unknown as CompileThreadData
const request = {} as PageRequest

test.each([
  ['while threads could start', false],
  ['once only this thread is used', true]
])(
  '%s, pages compile one after the other, also after one that fails',
  async (_, stayInThisThread) => {
    const threads = createPageThreads(data)
    if (stayInThisThread) threads.stayInThisThread()
    const log: string[] = []
    const compile = (name: string, fails = false) =>
      threads.compile(request, async () => {
        log.push(`${name} starts`)
        await Promise.resolve()
        log.push(`${name} ends`)
        if (fails) throw new Error(name)
        return { value: {}, dependencies: new Map() } as never
      })
    const compiled = [compile('one', true), compile('two'), compile('three')]
    const results = await Promise.allSettled(compiled)
    expect(results.map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled'
    ])
    expect(log).toEqual([
      'one starts',
      'one ends',
      'two starts',
      'two ends',
      'three starts',
      'three ends'
    ])
  }
)
