import { defineConfig } from 'vitest/config'
import { LongestFirst } from './scripts/longest-first.ts'
import { keepTestFilesInMemory } from './scripts/test-folder.mjs'

process.env.TZ ??= 'UTC'
keepTestFilesInMemory()

const workspaces = '{domain,application,adapters,migrations,cli,web}'
const never = ['**/node_modules/**', '**/build/**', '.data/**']
const setupFiles = ['./scripts/property-seed.ts', './scripts/equal-moments.ts']
const integration = [`${workspaces}/**/*.integration.test.ts`, 'scripts/**/*.integration.test.ts']

export default defineConfig({
  test: {
    // The machine that proves a change may have two cores.
    maxWorkers: 2,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'unit',
          setupFiles,
          include: [`${workspaces}/**/*.test.{ts,tsx}`, 'scripts/**/*.test.ts'],
          exclude: [...never, ...integration],
          pool: 'threads',
          // Half of the time was reading the same modules anew for each file; what is tested here keeps
          // nothing.
          isolate: false,
          // A busy machine is slow, not wrong: time is no criterion of a test.
          testTimeout: 120_000,
          hookTimeout: 120_000,
          env: { TZ: process.env.TZ },
        },
      },
      {
        test: {
          name: 'integration',
          setupFiles,
          include: integration,
          exclude: never,
          pool: 'threads',
          // As above; each file has databases of its own.
          isolate: false,
          // A third of the time is spent waiting for PostgreSQL and for other processes.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          globalSetup: ['adapters/src/postgres/testing/global-setup.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          env: { TZ: process.env.TZ },
        },
      },
    ],
  },
})
