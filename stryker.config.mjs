/**
 * `npm run test:mutants` changes these pure modules in hundreds of ways, and
 * reports each change ("mutant") that the table beside the module lets pass.
 * Names without folders survive moves. The next run repeats only what changed.
 */
const modules = [
  'docIdentity',
  'fillText',
  'findVanishedUrls',
  'formatDate',
  'isActiveRule',
  'measureTypo',
  'parseCodeMeta',
  'paths',
  'resolveVersions',
  'searchTerms',
  'toc'
]

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  mutate: modules.map(name => `src/**/${name}.ts`),
  testFiles: modules.map(name => `src/**/${name}.test.ts`),
  // It reads this file with TypeScript's old API, which version 7 has not.
  tsconfigFile: 'none',
  // Only the sources are copied to the sandbox.
  ignorePatterns: ['**', '!src/**', '!*.ts', '!*.json'],
  tempDirName: '.cache/mutants',
  concurrency: 2,
  incremental: true,
  incrementalFile: '.cache/mutants.json',
  reporters: ['clear-text'],
  clearTextReporter: { reportTests: false, allowColor: false },
  thresholds: { break: 70 }
}
