import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { BaseSequencer, createVitest } from 'vitest/node'
import { root } from '../repository.mjs'

/** The cases that `npm test` draws, and moments that differ where they do. */
export const testSetup = ['../property-seed.ts', '../equal-moments.ts'].map((file) =>
  fileURLToPath(new URL(file, import.meta.url)),
)
export const hitsSetup = fileURLToPath(new URL('./record-hits.ts', import.meta.url))
export const forgetSetup = fileURLToPath(new URL('./forget-changed.ts', import.meta.url))

/** Not the slowest first: the first failure ends a run. */
class InGivenOrder extends BaseSequencer {
  async sort(specifications) {
    return specifications
  }
}

/**
 * Vitest over the unit tests of the core and of its adapters, with `rewrite(file, source)` between the files
 * and the tests.
 */
export async function coreTests(rewrite, options = {}) {
  const plugin = {
    name: 'rewrite-core',
    enforce: 'pre',
    load(id) {
      const file = id.split('?')[0]
      if (!/[/\\](domain|application)[/\\]src[/\\].*\.ts$/.test(file)) return undefined
      return rewrite(file, readFileSync(file, 'utf8'))
    },
  }
  return createVitest(
    'test',
    {
      root,
      config: false,
      watch: false,
      include: ['{domain,application,adapters}/src/**/*.test.ts'],
      exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
      pool: 'threads',
      maxWorkers: 1,
      // Vitest keeps transformed files from run to run by their content on disk, which a change never
      // touches.
      fsModuleCache: false,
      bail: 1,
      sequence: { sequencer: InGivenOrder },
      testTimeout: 120_000,
      env: { TZ: 'UTC' },
      setupFiles: testSetup,
      reporters: [{}],
      ...options,
    },
    { plugins: [plugin], logLevel: 'silent' },
  )
}
