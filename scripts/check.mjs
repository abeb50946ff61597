/** `npm run check`: types, lint, dependency rules, unused code, unit and property tests. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checks, unitTests } from './checks.mjs'
import { ensureInstalled } from './installation.mjs'
import { runSteps } from './run-steps.mjs'

await ensureInstalled()
const folder = mkdtempSync(join(tmpdir(), 'camp-check-'))
const isGood = await runSteps([...checks, unitTests(folder)])
rmSync(folder, { recursive: true, force: true })
process.exitCode = isGood ? 0 : 1
