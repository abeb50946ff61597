import { chromium } from 'playwright-core'
import { guestPages } from '../e2e/weigh/guest-pages.ts'
import { pageBytes } from '../e2e/weigh/page-bytes.mjs'
import { pagePresses } from '../e2e/weigh/page-presses.mjs'
import { pageTimes } from '../e2e/weigh/page-times.mjs'
import { holdAll, table, verdicts } from '../e2e/weigh/verdicts.mjs'
import { walks } from '../e2e/weigh/walks.ts'
import { ensureChromium } from './chromium.mjs'
import { ensureWebBuilt } from './web-build.mjs'

const usage = `Weighs the pages of guests as a first visit downloads them, against their budgets.

  npm run weigh                       the built product, started here with the demo's marketplace
  npm run weigh -- http://localhost:3000   one that runs already, with the demo's marketplace
  npm run weigh -- --json             the figures as JSON
  npm run weigh -- --runs=1           how often times are taken (3); 0: none
  npm run weigh -- --downloads        every file of every page

Ends with 1 when a budget is broken.`

const options = process.argv.slice(2)
const has = (name) => options.includes(name)
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice(7) ?? 3)
const given = options.find((option) => /^https?:/.test(option))

process.exitCode = has('--help') ? help() : await weigh()

function help() {
  console.log(usage)
  return 0
}

async function weigh() {
  const server = given ? { address: given, stop: async () => {} } : await startedHere()
  try {
    const pages = await measured(server.address.replace(/\/$/, ''))
    const rows = verdicts(pages)
    console.log(has('--json') ? JSON.stringify({ rows, pages }, null, 2) : table(rows))
    if (has('--downloads')) for (const page of pages) console.log(downloadsOf(page))
    return holdAll(rows) ? 0 : 1
  } finally {
    await server.stop()
  }
}

async function startedHere() {
  if (!(await ensureWebBuilt())) throw new Error('The web application could not be built.')
  const { startServer } = await import('../e2e/server/start-server.ts')
  return startServer()
}

async function measured(origin) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    const pages = []
    for (const { page, address } of await guestPages(browser, origin)) {
      const { figures, downloads } = await pageBytes(browser, address)
      const times = runs > 0 ? await pageTimes(browser, address, runs) : {}
      const walk = walks[page]
      const presses = runs > 0 && walk ? await pagePresses(browser, { address, walk }, runs) : {}
      pages.push({ page, address, figures: { ...figures, ...times, ...presses }, downloads })
    }
    return pages
  } finally {
    await browser.close()
  }
}

function downloadsOf({ page, downloads }) {
  const lines = downloads.map(({ type, url, bytes }) => `  ${String(bytes).padStart(8)}  ${type.padEnd(12)} ${url}`)
  return [`\n${page}`, ...lines].join('\n')
}
