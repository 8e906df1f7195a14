/**
 * `npm run test:mutants` changes these pure modules in hundreds of ways, and
 * reports each change ("mutant") that the table beside the module lets pass.
 * Names without folders survive moves. The next run repeats only what changed.
 */
const modules = [
  // addresses
  'planLocales',
  'printPageManifests',
  'docIdentity',
  'linkTarget',
  'localeGroup',
  'paths',
  'rankPathnames',
  'renderRedirectPages',
  'resolveRequest',
  'resolveVersions',
  'versionLinks',
  // content
  'codeMeta',
  'collectTags',
  'fillText',
  'findBodyTitle',
  'formatDate',
  'parseFrontMatter',
  'prepareCode',
  'resolvePostAuthors',
  'markdownLines',
  'srcset',
  'suggestName',
  // pages
  'listBlogTags',
  'toMenuEntry',
  'head',
  'sidebar',
  'sidebarCategory',
  'toc',
  'tocHighlight',
  'visit',
  // output
  'printSitemap',
  'deliveryHeaders',
  'findRefusal',
  'printDiagnostic',
  'printNginxSnippets',
  'printRobots',
  // search
  'createScoring',
  'createSearcher',
  'expandTerm',
  'markTerms',
  'measureTypo',
  'searchTerms'
]

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  mutate: modules.flatMap(name => [`src/**/${name}.ts`, `src/**/${name}.tsx`]),
  testFiles: modules.map(name => `src/**/${name}.test.ts`),
  // Vitest loads a module before Stryker can mutate code outside its functions.
  ignoreStatic: true,
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
  thresholds: { break: 75 }
}
