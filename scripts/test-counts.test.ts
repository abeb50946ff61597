import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { testCounts } from './test-counts.mjs'

const folder = mkdtempSync(join(tmpdir(), 'camp-counts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const vitest = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [] }
const playwright = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 }
const unreadable = { status: 'failed', assertionResults: [] }

describe('counting the tests of a run', () => {
  it.each([
    ['all passed', vitest, 0, { passed: 5, failed: 0 }],
    ['one failed', { ...vitest, numFailedTests: 1 }, 1, { passed: 5, failed: 1 }],
    ['one skipped', { ...vitest, numPendingTests: 1 }, 0, { passed: 5, failed: 1 }],
    ['a file that could not be loaded', { ...vitest, testResults: [unreadable] }, 1, { passed: 5, failed: 1 }],
    ['an error outside of every test', vitest, 1, { passed: 5, failed: 1 }],
    ['no tests at all', { ...vitest, numPassedTests: 0 }, 0, { passed: 0, failed: 1 }],
    ['browser tests that passed', { stats: playwright }, 0, { passed: 5, failed: 0 }],
    ['a browser test that passed at its second try alone', { stats: { ...playwright, flaky: 1 } }, 0, { passed: 6, failed: 0 }],
    ['a browser test that was skipped', { stats: { ...playwright, skipped: 1 } }, 0, { passed: 5, failed: 1 }],
  ])('%s', (name, report, exitCode, counts) => {
    const file = join(folder, `${name}.json`)
    writeFileSync(file, JSON.stringify(report))

    expect(testCounts(file, exitCode)).toEqual(counts)
  })

  it('is one failure when the run left no report', () => {
    expect(testCounts(join(folder, 'absent.json'), 0)).toEqual({ passed: 0, failed: 1 })
  })
})
