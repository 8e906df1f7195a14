import { type Fault, unit } from './fault.ts'

/** Mistakes in how a site is built, and what is left behind. */
export const buildFaults: readonly Fault[] = [
  {
    name: 'pictures of tokens are quoted in another way',
    file: 'src/core/build/prerender/styleSteps.ts',
    find: 'const quoted = quoteAddresses(shell)',
    replace: 'const quoted = shell',
    caughtBy: unit('core/build/prerender/createStyles.test.ts', 'a picture')
  },
  {
    name: 'a build that fails ends threads in the middle of a file',
    file: 'src/core/build/threads.ts',
    find: '  await Promise.allSettled(running)\n',
    replace: '',
    caughtBy: unit(
      'core/build/failedBuild.test.ts',
      'lets its threads finish what they compress'
    )
  },
  {
    name: 'a rule of the late sheet overrules one that comes after it',
    file: 'src/core/build/prerender/createOrder.ts',
    find: 'weigh(other) === weigh(selector)',
    replace: 'weigh(other) === selector',
    caughtBy: unit('core/build/prerender/subtractStyles.test.ts', 'must follow')
  },
  {
    name: 'a warm build keeps a page that was deleted',
    file: 'src/core/build/output/stageOutput.ts',
    find: '  process.once(',
    replace:
      "  await import('node:fs/promises').then(({ cp }) => cp(out, folder, { recursive: true }).catch(() => {}))\n  process.once(",
    caughtBy: unit(
      'core/build/output/stageOutput.test.ts',
      'a committed output fully replaces the old one'
    )
  },
  {
    name: 'a result is kept although a file that it read has changed',
    file: 'src/core/build/store/createStore.ts',
    find: 'if (!holdsTrue(facts, answer)) return undefined',
    replace: '',
    caughtBy: unit(
      'core/build/store/createStore.test.ts',
      'if a file it read has changed'
    )
  },
  {
    name: 'results of another generator are taken',
    file: 'src/core/build/store/hashSources.ts',
    find: '.update(readFileSync(file))',
    replace: '',
    caughtBy: unit(
      'core/build/store/hashSources.test.ts',
      'a change of src/core/model/fillText.ts'
    )
  },
  {
    name: 'a copied project finds none of its results',
    file: 'src/core/build/store/createStore.ts',
    find: "path.relative(roots[index] ?? '', file)",
    replace: 'file',
    caughtBy: unit(
      'core/build/store/createStore.test.ts',
      'a copy of the project has the results of the original'
    )
  },
  {
    name: 'a result does not depend on the results in it',
    file: 'src/core/build/store/createStore.ts',
    find: 'for (const [question, answer] of result.facts) observe(question, answer)',
    replace: '',
    caughtBy: unit(
      'core/build/store/createStore.test.ts',
      'a result depends on what its nested results depend on'
    )
  },
  {
    name: 'a build that failed leaves its draft behind',
    file: 'src/core/build/output/stageOutput.ts',
    find: 'discard: async () => {',
    replace: 'discard: async () => {\n      return',
    caughtBy: unit(
      'core/build/output/stageOutput.test.ts',
      'a discarded output does not change the old one'
    )
  },
  {
    name: 'the output of a killed build is lost',
    file: 'src/core/build/output/stageOutput.ts',
    find: 'await rename(path.join(parent, taken), out)',
    replace: '',
    caughtBy: unit(
      'core/build/output/stageOutput.test.ts',
      'an output moved away by a killed build is restored'
    )
  },
  {
    name: 'an alias of a page leads nowhere',
    file: 'src/core/routes/listRedirects.ts',
    find: 'source.frontMatter.aliases ?? []',
    replace: '[] as string[]',
    caughtBy: unit('core/routes/createRoutes.test.ts', '')
  },
  {
    name: 'a redirect is unknown to the client',
    file: 'src/core/build/output/createPageTables.ts',
    find: '[...byKey, ...redirected]',
    replace: '[...byKey]',
    caughtBy: unit('core/build/output/createPageTables.test.ts', '')
  },
  {
    name: 'the pages of the navbar cost a table each',
    file: 'src/core/build/output/createPageTables.ts',
    find: 'sharedKeys.has(key)',
    replace: 'false',
    caughtBy: unit('core/build/output/createPageTables.test.ts', '')
  },
  {
    name: 'a page that is gone is not reported',
    file: 'src/features/linkCheck/generator/findVanishedUrls.ts',
    find: '[createPageProblem(page, built.prefix, fresh)]',
    replace: '[]',
    caughtBy: unit('features/linkCheck/generator/findVanishedUrls.test.ts', '')
  },
  {
    name: 'small files are compressed for nothing',
    file: 'src/core/build/output/finishFile.ts',
    find: 'size < SMALLEST_FILE',
    replace: 'size < 0',
    caughtBy: unit('core/build/output/createFinisher.test.ts', '')
  },
  {
    name: 'pages whose names are alike in ASCII share a script',
    file: 'src/core/routes/createVirtualModules.ts',
    find: 'hashContent(pathname, 6)',
    replace: "hashContent('', 6)",
    caughtBy: unit('core/routes/createVirtualModules.test.ts', '')
  }
]
