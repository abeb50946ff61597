import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { chromium } from 'playwright-core'
import { busySlug, size, writeBusyCampsite } from './bench/busy-campsite.mjs'
import { chartFigures } from './bench/chart-figures.mjs'
import { ensureChromium } from './chromium.mjs'
import { ensureWebBuilt } from './web-build.mjs'

const usage = `Measures the calendar of an organisation with ${size.plots} plots, ${size.days} days and ${size.stays} stays.

  npm run bench:calendar            the built product, started here with a database of its own
  npm run bench:calendar -- --runs=5   how often (3)
  npm run bench:calendar -- --json  the figures as JSON

A benchmark, no test: times depend on the machine, and nothing fails.`

const options = process.argv.slice(2)
const has = (name) => options.includes(name)
const runs = Number(options.find((option) => option.startsWith('--runs='))?.slice(7) ?? 3)
/** The first night of the stays: today by the clock that the server is started with. */
const from = '2026-11-21'

const names = {
  firstByte: 'first byte, ms',
  firstPaint: 'first paint, ms',
  timeToData: 'time to data, ms',
  readModel: 'chart read again, ms',
  version: 'version asked, ms',
  htmlKilobytes: 'page, KB as read',
  rows: 'plots drawn',
  bars: 'bars drawn',
  frames: 'frames scrolled',
  droppedFrames: 'dropped frames',
  longestFrame: 'longest frame, ms',
}

if (has('--help')) console.log(usage)
else await bench()

async function bench() {
  if (!(await ensureWebBuilt())) throw new Error('The web application could not be built.')
  const { startServer } = await import('../e2e/server/start-server.ts')
  const server = await startServer()
  try {
    await seeded(server.dataDirectory)
    const measured = await measure(server.address)
    console.log(has('--json') ? JSON.stringify(measured, null, 2) : table(measured))
  } finally {
    await server.stop()
  }
}

async function seeded(dataDirectory) {
  const { user, password, port, database } = JSON.parse(readFileSync(join(dataDirectory, 'postgres.json'), 'utf8'))
  const client = new pg.Client({ host: '127.0.0.1', user, password, port, database })
  await client.connect()
  await writeBusyCampsite(client, from)
  await client.end()
}

async function measure(origin) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
    const page = await context.newPage()
    await signIn(page, origin)
    const address = `${origin}/org/${busySlug}/calendar?from=${from}&days=${size.days}`
    await chartFigures(page, address)
    const figures = []
    for (let run = 0; run < runs; run += 1) {
      const fresh = await context.newPage()
      figures.push({ ...(await chartFigures(fresh, address)), ...(await answers(fresh, address)) })
      await fresh.close()
    }
    return figures
  } finally {
    await browser.close()
  }
}

/** As programs sign in: the form is not what is measured. */
async function signIn({ request }, origin) {
  const { csrfToken } = await (await request.get(`${origin}/api/auth/csrf`)).json()
  const form = { csrfToken, username: 'admin@demo.test', password: 'camping-demo', callbackUrl: '/' }
  const answer = await request.post(`${origin}/api/auth/callback/credentials`, { form, maxRedirects: 0 })
  if (answer.status() !== 302 || answer.headers().location?.includes('error'))
    throw new Error('The administrator cannot sign in.')
}

/** How long the server takes to say that nothing changed, and to read the whole chart again. */
function answers(page, address) {
  const url = new URL(address)
  const data = `${url.pathname}.data${url.search}&_routes=calendar`
  const version = `${url.pathname}/version${url.search}`
  return page.evaluate(
    async (addresses) => {
      const took = async (at) => {
        const start = performance.now()
        await (await fetch(at)).text()
        return Math.round(performance.now() - start)
      }
      return { readModel: await took(addresses.data), version: await took(addresses.version) }
    },
    { data, version },
  )
}

function table(measured) {
  const lines = Object.entries(names).map(([key, name]) => {
    const values = measured.map((figures) => figures[key])
    return `| ${name.padEnd(22)} | ${String(median(values)).padStart(6)} | ${values.join(' ')} |`
  })
  return ['| Measure                | median | runs |', '|---|---|---|', ...lines].join('\n')
}

function median(values) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]
}
