import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { failedTests } from './failed-tests.mjs'

const folder = mkdtempSync(join(tmpdir(), 'camp-failures-'))
afterAll(() => rmSync(folder, { recursive: true }))

function reported(report: object) {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return failedTests(file)
}

const passed = { fullName: 'prices add up', status: 'passed', failureMessages: [] }

describe('what failed, as it stands at the end of a run', () => {
  it('names a unit test with what it said, without the stack', () => {
    const stack = 'Error: 1 is not 2\n    at file.ts:1:2\nCaused by: a seed'
    const failed = { fullName: 'nights are sold once', status: 'failed', failureMessages: [stack] }
    const testResults = [{ name: 'sale.test.ts', message: '', assertionResults: [passed, failed] }]

    const found = reported({ testResults })

    expect(found).toEqual([{ name: 'sale.test.ts: nights are sold once', text: 'Error: 1 is not 2\nCaused by: a seed' }])
  })

  it('names a file that could not be loaded, and a test that was left out', () => {
    const skipped = { fullName: 'is left out', status: 'skipped', failureMessages: [] }
    const testResults = [
      { name: 'broken.test.ts', message: 'no such module', assertionResults: [] },
      { name: 'skips.test.ts', message: '', assertionResults: [skipped] },
    ]

    const found = reported({ testResults })

    expect(found).toEqual([
      { name: 'broken.test.ts', text: 'no such module' },
      { name: 'skips.test.ts: is left out', text: 'skipped' },
    ])
  })

  it('names a browser test by its file and line, also one that passed at its second try alone', () => {
    const errors = [{ message: '\u001b[31mTimed out\u001b[39m' }]
    const fails = {
      file: 'a.spec.ts',
      line: 7,
      title: 'pays',
      ok: false,
      tests: [{ status: 'unexpected', results: [{ errors }] }],
    }
    const wavers = { ...fails, line: 9, title: 'wavers', ok: true, tests: [{ status: 'flaky', results: [{ errors: [] }] }] }
    const holds = { ...fails, ok: true, tests: [{ status: 'expected', results: [{ errors: [] }] }] }

    const found = reported({ suites: [{ specs: [holds], suites: [{ specs: [fails, wavers] }] }] })

    expect(found).toEqual([
      { name: 'a.spec.ts:7: pays', text: 'Timed out' },
      { name: 'a.spec.ts:9: wavers (passed at its second try)', text: 'did not pass' },
    ])
  })

  it('is empty when the run left no report', () => {
    expect(failedTests(join(folder, 'absent.json'))).toEqual([])
  })
})
