/**
 * `npm run test:long`: what `npm test` shows in small, whole. Hours on a small machine; the last line is `N
 * passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserTests, integrationTests, proofs, unitTests } from './checks.mjs'
import { ensureTestChromium } from './chromium.mjs'
import { builtCamp, ensureCliBuilt } from './cli-build.mjs'
import { ensureInstalled } from './installation.mjs'
import { runSteps } from './run-steps.mjs'
import { builtWebApp, ensureWebBuilt } from './web-build.mjs'

await ensureInstalled()
const chromium = await ensureTestChromium()
if (!chromium || !(await ensureWebBuilt()) || !(await ensureCliBuilt())) {
  console.error('The browser tests need Chromium and the built product.\n0 passed, 1 failed')
  process.exit(1)
}

/**
 * Broken files for each parser, sequences of the models of guests, desk, money, messages and the channel, and
 * rounds of each race; `npm test` runs a few.
 */
const models = {
  LONG_TESTS: '1',
  FUZZ_RUNS: '10000',
  STAFF_MODEL_RUNS: '5000',
  GUEST_MODEL_RUNS: '5000',
  HTI_MODEL_RUNS: '300',
  MONEY_MODEL_RUNS: '2000',
  MESSAGE_RUNS: '5000',
  RACE_ROUNDS: '10',
}

const built = { BUILT_WEB_APP: builtWebApp, BUILT_CAMP: builtCamp }
const folder = mkdtempSync(join(tmpdir(), 'camp-long-tests-'))
const steps = [
  unitTests(folder, models),
  integrationTests(folder, { ...models, ...built }),
  browserTests(folder, chromium, { LONG_TESTS: '1', ...built }),
  ...proofs,
]
const isGood = await runSteps(steps)
rmSync(folder, { recursive: true, force: true })
process.exitCode = isGood ? 0 : 1
