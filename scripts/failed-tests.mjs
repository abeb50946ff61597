import { readFileSync } from 'node:fs'

/**
 * Lines of a failure that are repeated at the end of a run: the seed of a property and its cause stand among
 * them.
 */
const linesShown = 16

/**
 * The failed tests of a report of vitest or Playwright: where each stands and what it said. A browser test
 * that passed at its second try stands among them, and says so.
 */
export function failedTests(report) {
  try {
    const { suites, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    return suites ? suites.flatMap((suite) => failedInBrowser(suite)) : testResults.flatMap(failedOfFile)
  } catch {
    return []
  }
}

function failedOfFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status !== 'passed')
  if (failed.length === 0) return message ? [{ name, text: shortened(message) }] : []
  return failed.map(({ fullName, status, failureMessages }) => ({
    name: `${name}: ${fullName}`,
    text: shortened(failureMessages.join('\n') || status),
  }))
}

function failedInBrowser({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status !== 'expected'))
  return [...failed.map(failedSpec), ...suites.flatMap(failedInBrowser)]
}

function failedSpec({ file, line, title, tests }) {
  const errors = tests.flatMap(({ results }) => results.flatMap((result) => result.errors ?? []))
  const isPassed = tests.every(({ status }) => status === 'expected' || status === 'flaky')
  const name = `${file}:${line}: ${title}${isPassed ? ' (passed at its second try)' : ''}`
  return { name, text: shortened(errors.map(({ message }) => message).join('\n') || 'did not pass') }
}

function shortened(text) {
  const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')
  const lines = text.replaceAll(colours, '').split('\n')
  return lines
    .filter((line) => !/^\s*at /.test(line))
    .slice(0, linesShown)
    .join('\n')
}
