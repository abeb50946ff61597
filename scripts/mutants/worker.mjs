import { coreTests } from './test-run.mjs'

/** Tries the changes that the parent sends, one after the other: does any of these test files notice? */
let tried = { file: null, source: '' }
const vitest = await coreTests((file, source) => (file === tried.file ? tried.source : source), { isolate: false })
await vitest.globTestSpecifications()

process.on('message', async ({ file, source, tests }) => {
  tried = { file, source }
  vitest.invalidateFile(file)
  // Vitest remembers what failed before, and would condemn every later change by it.
  vitest.state.clearErrors()
  const specifications = tests.flatMap((test) => vitest.getModuleSpecifications(test))
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  vitest.invalidateFile(file)
  const ran = testModules.filter(({ moduleId }) => tests.includes(moduleId))
  process.send({ isCaught: unhandledErrors.length > 0 || ran.some((module) => !module.ok()) })
})
process.on('disconnect', () => process.exit())
process.send({ isReady: true })
