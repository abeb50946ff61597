import { keptThread } from './kept-thread.mjs'
import { coreTests, forgetSetup, testSetup } from './test-run.mjs'

/**
 * Tries the changes that the parent sends, one after the other: which of these test files notices? Without a
 * file nothing is changed.
 */
let tried = { file: null, source: '' }
const vitest = await coreTests((file, source) => (file === tried.file ? tried.source : source), {
  isolate: false,
  pool: keptThread(),
  setupFiles: [...testSetup, forgetSetup],
})
await vitest.globTestSpecifications()

/** By the processor's time: a busy machine is slow, not wrong. The tests run in a thread of their own. */
let lastMoment = Number.POSITIVE_INFINITY
const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
setInterval(() => {
  if (processorTime() > lastMoment) process.exit(1)
}, 500)

process.on('message', async ({ file, source, tests, patience }) => {
  lastMoment = processorTime() + patience
  for (const path of new Set([tried.file, file])) if (path) forget(path)
  tried = { file, source }
  // Vitest remembers what failed before, and would condemn every later change by it.
  vitest.state.clearErrors()
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(test))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  lastMoment = Number.POSITIVE_INFINITY
  const failed = testModules.filter((module) => tests.includes(module.moduleId) && !module.ok()).map(({ moduleId }) => moduleId)
  process.send({ noticedBy: failed.length === 0 && unhandledErrors.length > 0 ? tests : failed })
})
process.on('disconnect', () => process.exit())
process.send({ isReady: true })

function forget(path) {
  vitest.invalidateFile(path)
  vitest.watcher.invalidates.add(path)
}
