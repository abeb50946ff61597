/**
 * `npm run test:long`: what `npm test` shows in small, whole. Hours on a small machine; the last line is `N
 * passed, N failed`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserTests, proofs, unitTests } from './checks.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureInstalled } from './installation.mjs'
import { runSteps } from './run-steps.mjs'
import { ensureWebBuilt } from './web-build.mjs'

await ensureInstalled()
const chromium = await ensureChromium()
if (!chromium || !(await ensureWebBuilt())) {
  console.error('The browser tests need Chromium and the built web application.\n0 passed, 1 failed')
  process.exit(1)
}

/** Sequences of the models of guests, desk, money and messages; `npm test` runs a few hundred of each. */
const models = { STAFF_MODEL_RUNS: '5000', GUEST_MODEL_RUNS: '5000', MONEY_MODEL_RUNS: '2000', MESSAGE_RUNS: '5000' }

const folder = mkdtempSync(join(tmpdir(), 'camp-long-tests-'))
const steps = [unitTests(folder, models), browserTests(folder, chromium, { LONG_TESTS: '1' }), ...proofs]
const isGood = await runSteps(steps)
rmSync(folder, { recursive: true, force: true })
process.exitCode = isGood ? 0 : 1
