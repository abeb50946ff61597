import { defineConfig, devices } from '@playwright/test'
import { isLong, usualMotion } from './e2e/pages/long-tests.ts'
import { findTestChromium } from './scripts/chromium.mjs'
import { keepTestFilesInMemory } from './scripts/test-folder.mjs'

keepTestFilesInMemory()

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Journeys of staff, and of guests whose steps others walk, are walked so in `npm run test:long` alone. */
const withoutScripts = isLong ? /@nojs/ : /@nojs(?!-long)/

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './e2e/server/prepared-data.ts',
  // Each starts the product for itself; two keep two cores busy.
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // What passes at its second try alone is named in the summary of the run.
  retries: process.env.CI ? 1 : 0,
  // A busy machine is slow, not wrong.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-ZA',
    timezoneId: 'Africa/Johannesburg',
    // What a page asks past its service worker no test can hold back; `offline.spec.ts` allows it.
    serviceWorkers: 'block',
    // A trace costs a quarter of the time: `npx playwright test <file> --trace on` keeps one of what failed.
    trace: 'off',
    contextOptions: { reducedMotion: usualMotion },
    launchOptions: { executablePath: findTestChromium(), args: flags },
  },
  projects: [{ name: 'chromium' }, { name: 'nojs', grep: withoutScripts, use: { javaScriptEnabled: false } }],
})
