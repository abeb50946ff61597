/** `npm test`: every check and every test. The last line is `N passed, N failed`. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browserTests, checks, integrationTests, unitTests } from './checks.mjs'
import { ensureTestChromium } from './chromium.mjs'
import { builtCamp, ensureCliBuilt } from './cli-build.mjs'
import { ensureInstalled } from './installation.mjs'
import { runSteps } from './run-steps.mjs'
import { builtWebApp, ensureWebBuilt } from './web-build.mjs'

await ensureInstalled()
const chromium = await ensureTestChromium()
if (!chromium) {
  console.error('The browser tests need Chromium: install it, or set CHROMIUM_PATH to its program.\n0 passed, 1 failed')
  process.exit(1)
}
const isBuilt = await ensureWebBuilt()
if (!isBuilt) console.error('The web application could not be built: the browser tests will fail.')
if (!(await ensureCliBuilt())) console.error('The commands could not be built: their tests will fail.')
const built = { ...(isBuilt && { BUILT_WEB_APP: builtWebApp }), BUILT_CAMP: builtCamp }

const folder = mkdtempSync(join(tmpdir(), 'camp-tests-'))
const isGood = await runSteps([
  ...checks,
  unitTests(folder),
  integrationTests(folder, built),
  browserTests(folder, chromium, built),
])
rmSync(folder, { recursive: true, force: true })
process.exitCode = isGood ? 0 : 1
