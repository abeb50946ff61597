import { run } from './child.mjs'
import { failedTests } from './failed-tests.mjs'
import { testCounts } from './test-counts.mjs'

/**
 * Runs every step, whatever failed before, and says at the end what failed and how each went; those of a list
 * run beside each other. Answers whether all passed.
 */
export async function runSteps(steps) {
  const results = []
  for (const step of steps)
    results.push(...(Array.isArray(step) ? await Promise.all(step.map(runBeside)) : [await runAlone(step)]))
  for (const { name, text } of results.flatMap(({ failures }) => failures)) console.log(`\n✖ ${name}\n${text}`)
  console.log(`\n── summary ${'─'.repeat(53)}\n${results.map(resultLine).join('\n')}\n`)
  const [passed, failed] = ['passed', 'failed'].map((key) => results.reduce((sum, result) => sum + result[key], 0))
  console.log(`${passed} passed, ${failed} failed`)
  return failed === 0
}

async function runAlone(step) {
  console.log(heading(step))
  const result = await runStep(step)
  console.log(resultLine(result))
  return result
}

/** What it says comes in one piece. */
async function runBeside(step) {
  let said = ''
  const result = await runStep(step, (text) => {
    said += text
  })
  console.log(`${heading(step)}\n${said}${resultLine(result)}`)
  return result
}

function heading({ name }) {
  return `\n── ${name} ${'─'.repeat(60 - name.length)}`
}

async function runStep({ name, commands, report }, hear) {
  const startedAt = performance.now()
  const codes = []
  for (const { program, args, env } of commands) codes.push(await run(program, args, { env, hear }))
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
