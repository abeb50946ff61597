import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cruiseTree, rules } from './dependency-cruise.mjs'

const workspaces = ['domain', 'application', 'adapters', 'migrations', 'cli', 'web']
const packages = ['pg', 'hono', '@mikro-orm/core', 'zod']

/**
 * For each rule an import that breaks it: [file, what it imports]. Every file that is imported exists as
 * well.
 */
const offences = {
  'domain-is-pure': ['domain/src/pricing/impure.ts', 'node:fs'],
  'application-knows-the-domain-only': ['application/src/reservations/framework.ts', 'hono'],
  'core-tests-stay-in-the-core': ['application/src/reservations/adapter.test.ts', '@camp/adapters/fine.ts'],
  'domain-tests-know-no-use-case': ['domain/src/pricing/use-case.test.ts', '@camp/application/fine.ts'],
  'adapters-know-no-door': ['adapters/src/postgres/door.ts', '../../../web/server/fine.ts'],
  'production-knows-no-stand-in': ['adapters/src/composition/sandbox.ts', '../../sandboxes/fine.ts'],
  'doors-know-no-database': ['web/server/query.ts', 'pg'],
  'doors-reach-adapters-by-their-container': ['web/app/routes/public/search/route.tsx', '@camp/adapters/fine.ts'],
  'doors-do-not-know-each-other': ['cli/src/serve.ts', '../../web/server/fine.ts'],
  'forms-are-read-on-the-server': ['web/app/routes/public/search/search-form.ts', 'zod'],
  'a-route-knows-no-other-route': ['web/app/routes/public/home/route.tsx', '../campsite/fine.ts'],
  'frames-know-no-route': ['web/app/frames/staff/work-frame.tsx', '../../routes/public/campsite/fine.ts'],
  'components-know-no-frame': ['web/app/components/search/bar.tsx', '../../frames/fine.ts'],
  'words-know-no-part': ['web/app/wording/named-page.ts', '../components/fine.ts'],
  'the-server-knows-no-page': ['web/server/menu.ts', '../app/components/fine.ts'],
  'migrations-stand-alone': ['migrations/src/Migration1.ts', '@camp/domain/fine.ts'],
  'no-test-code-in-production': ['application/src/reservations/place-hold.ts', './testing/builder.ts'],
  'browser-tests-know-no-script': ['e2e/pages/measured.ts', '../../scripts/fine.mjs'],
  'no-cycles': ['domain/src/plots/one.ts', './two.ts'],
  'every-import-is-found': ['cli/src/misspelt.ts', './no-such-file.ts'],
}

const bystanders = {
  'scripts/fine.mjs': '',
  'domain/src/fine.ts': '',
  'application/src/fine.ts': '',
  'adapters/src/fine.ts': '',
  'adapters/sandboxes/fine.ts': '',
  'migrations/src/fine.ts': '',
  'web/server/fine.ts': '',
  'web/app/components/fine.ts': '',
  'web/app/frames/fine.ts': '',
  'web/app/routes/public/campsite/fine.ts': '',
  'cli/src/fine.ts': '',
  'application/src/reservations/testing/builder.ts': '',
  'domain/src/plots/two.ts': `export { one } from './one.ts'`,
}

/** Cruises a small tree in which each rule is broken once; answers the names of rules that let it pass. */
export async function proveRules() {
  const tree = realpathSync(mkdtempSync(join(tmpdir(), 'camp-rules-')))
  try {
    layOut(tree)
    const { violations } = await cruiseTree(tree)
    return rules.map(({ name }) => name).filter((name) => !isCaught(name, violations))
  } finally {
    rmSync(tree, { recursive: true, force: true })
  }
}

function isCaught(name, violations) {
  const [file] = offences[name] ?? []
  return violations.some(({ rule, from }) => rule.name === name && from === file)
}

function layOut(tree) {
  for (const [file, imported] of Object.values(offences))
    write(tree, file, `import * as thing from '${imported}'\nexport const one = thing\n`)
  for (const [file, text] of Object.entries(bystanders)) write(tree, file, text || 'export const fine = 1\n')
  for (const name of workspaces) {
    const exported = name === 'web' || name === 'cli' ? './*' : './src/*'
    write(tree, `${name}/package.json`, JSON.stringify({ name: `@camp/${name}`, type: 'module', exports: { './*': exported } }))
    mkdirSync(join(tree, 'node_modules/@camp'), { recursive: true })
    symlinkSync(join(tree, name), join(tree, 'node_modules/@camp', name), 'dir')
  }
  for (const name of packages) {
    write(tree, `node_modules/${name}/package.json`, JSON.stringify({ name, type: 'module', exports: './index.js' }))
    write(tree, `node_modules/${name}/index.js`, 'export const fine = 1\n')
  }
}

function write(tree, file, text) {
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), text)
}
