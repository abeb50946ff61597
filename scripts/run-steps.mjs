import { run } from './child.mjs'
import { failedTests } from './failed-tests.mjs'
import { testCounts } from './test-counts.mjs'

/**
 * Runs every step, whatever failed before, and says at the end what failed and how each went. Answers whether
 * all passed.
 */
export async function runSteps(steps) {
  const results = []
  for (const step of steps) {
    console.log(`\n── ${step.name} ${'─'.repeat(60 - step.name.length)}`)
    results.push(await runStep(step))
    console.log(resultLine(results.at(-1)))
  }
  for (const { name, text } of results.flatMap(({ failures }) => failures)) console.log(`\n✖ ${name}\n${text}`)
  console.log(`\n── summary ${'─'.repeat(53)}\n${results.map(resultLine).join('\n')}\n`)
  const [passed, failed] = ['passed', 'failed'].map((key) => results.reduce((sum, result) => sum + result[key], 0))
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

async function runStep({ name, commands, report }) {
  const startedAt = performance.now()
  const codes = []
  for (const { program, args, env } of commands) codes.push(await run(program, args, { env }))
  const worst = codes.find((code) => code !== 0) ?? 0
  const counts = report ? testCounts(report, worst) : { passed: worst === 0 ? 1 : 0, failed: worst === 0 ? 0 : 1 }
  const failures = report ? failedTests(report) : []
  return { name, ...counts, failures, seconds: (performance.now() - startedAt) / 1000 }
}

function resultLine({ name, passed, failed, seconds }) {
  const columns = [
    name.padEnd(26),
    `${passed} passed`.padStart(12),
    `${failed} failed`.padStart(12),
    `${seconds.toFixed(1)} s`.padStart(10),
  ]
  return `${failed === 0 ? '✔' : '✖'} ${columns.join('')}`
}
