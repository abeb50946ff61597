import { readFileSync } from 'node:fs'

/**
 * How many tests passed and failed by a report of vitest or Playwright. A skipped test counts as failed:
 * nothing may be left out in silence. A browser test that passed at its second try alone passed, and is named
 * in the summary. A run that went wrong without a failed test, or reports nothing, failed
 * once.
 */
export function testCounts(report, exitCode) {
  const { passed, failed } = readCounts(report)
  const isUnexplained = failed === 0 && (exitCode !== 0 || passed === 0)
  return { passed, failed: isUnexplained ? 1 : failed }
}

function readCounts(report) {
  try {
    const { stats, ...result } = JSON.parse(readFileSync(report, 'utf8'))
    return stats ? playwrightCounts(stats) : vitestCounts(result)
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function playwrightCounts({ expected, unexpected, flaky, skipped }) {
  return { passed: expected + flaky, failed: unexpected + skipped }
}

function vitestCounts({ numPassedTests, numFailedTests, numPendingTests, numTodoTests, testResults }) {
  const unread = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + numPendingTests + numTodoTests + unread.length }
}
