import { setTimeout } from 'node:timers/promises'
import { addressesOf } from '@camp/web/app/testing/addresses-of-routes.ts'
import { worstRequests } from '@camp/web/server/testing/worst-requests.ts'
import { atMost, exactly, type Figure, told, within } from '../figures.ts'
import { type Answered, besideHealth, timed } from './beside-health.ts'
import { processAndChildren, signalAll, untilServed } from './database-faults.ts'
import { type ServedProduct, serveProduct } from './served-product.ts'
import { slowHeaders } from './slow-headers.ts'

type Say = (text: string) => void

const healthPromise = 200
const requestPromise = 1_000
const year = { arrivalDate: '2027-01-01', departureDate: '2028-01-02' }
/** What the process remembers of a campsite: the one answer it may give without its database. */
const fromMemory = 'a remembered campsite'
const crowd = { numberOfAdults: 40, numberOfPensioners: 0, childrenAges: [] }
const attack = { ...year, ...crowd, pageSize: 50 }

/** What one stranger can do to the product as it is served, with `/health/live` beside it. */
export async function proveUnstoppable(say: Say): Promise<readonly Figure[]> {
  say('the product starts, with the demo marketplace')
  const product = await serveProduct()
  try {
    return [
      ...(await attacks(product, say)),
      ...(await largeBodies(product, say)),
      within('headers that never end', 12_000, await slowHeaders(product.port)),
      ...(await frozen(product, say)),
      ...(await killed(product, say)),
    ]
  } finally {
    await product.stop()
  }
}

async function attacks({ origin }: ServedProduct, say: Say): Promise<readonly Figure[]> {
  say('nothing at all')
  const idle = await besideHealth(origin, () => setTimeout(3_000))
  say('a year and 40 people')
  const one = `${origin}/api/trpc/search.organisations?input=${encodeURIComponent(JSON.stringify(attack))}`
  await timed('warm', one)
  const alone = await besideHealth(origin, () => timed('one search', one))
  const ten = await besideHealth(origin, () => timed('ten in a batch', batchOfTen(origin)))
  const beside = await besideHealth(origin, () =>
    Promise.all(Array.from({ length: 10 }, () => timed('ten beside one another', one))),
  )
  const orgSlug = await someSlug(origin)
  const plotIds = await plotsOf(origin, orgSlug)
  const worst: (Answered & { readonly slowestHealth: number })[] = []
  for (const { name, path, init } of worstRequests({ orgSlug, plotIds })) {
    say(name)
    const headers = { ...init?.headers, Origin: origin }
    const { value, slowestHealth } = await besideHealth(origin, () => timed(name, `${origin}${path}`, { ...init, headers }))
    worst.push({ ...value, slowestHealth })
  }
  const slowest = slowestOf(worst)
  const slow = worst.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 5)
  const loudest = worst.reduce((one, other) => (other.slowestHealth > one.slowestHealth ? other : one))
  return [
    told('/health/live with nothing beside it: slowest', `${idle.slowestHealth} ms`),
    within('a search of a year for 40 people', requestPromise, alone.value.milliseconds),
    within('  /health/live beside it', healthPromise, alone.slowestHealth),
    exactly('ten of them in one batch: status', 400, ten.value.status),
    within('  answered within', requestPromise, ten.value.milliseconds),
    within('  /health/live beside it', healthPromise, ten.slowestHealth),
    within('ten of them beside one another: slowest', 10 * requestPromise, slowestOf(beside.value).milliseconds),
    within('  /health/live beside them', healthPromise, beside.slowestHealth),
    within(`slowest of ${worst.length} worst requests (${slowest.name})`, requestPromise, slowest.milliseconds),
    within(`  slowest /health/live beside one (${loudest.name})`, healthPromise, loudest.slowestHealth),
    ...slow.map(({ name, milliseconds, slowestHealth }) => told(`    ${name}`, `${milliseconds} ms, health ${slowestHealth} ms`)),
    exactly('worst requests answered with a fault', 0, worst.filter(({ status }) => status === 500 || status === 0).length),
  ]
}

async function largeBodies({ origin }: ServedProduct, say: Say): Promise<readonly Figure[]> {
  say('2 MB to every address')
  const { default: routes } = await import('@camp/web/app/routes.ts')
  const paths = addressesOf(await routes).map((path) => path.replace(/:[a-z]+\??/gi, 'some').replace('*', 'some'))
  const doors = ['/theme', '/auth/welcome', '/api/auth/signin/credentials', '/api/trpc/reservations.hold', '/api/sendEmail']
  const body = 'a'.repeat(2 * 1024 * 1024)
  const headers = { 'Content-Type': 'application/x-www-form-urlencoded', Origin: origin }
  const { value, slowestHealth } = await besideHealth(origin, async () => {
    const answers: Answered[] = []
    for (const path of [...new Set([...paths, ...doors])])
      answers.push(await timed(path, `${origin}${path}`, { method: 'POST', body, headers }))
    return answers
  })
  const taken = value.filter(({ status }) => status > 0 && status < 400)
  return [
    told('addresses that got 2 MB', String(value.length)),
    exactly('  that took them', 0, taken.length),
    exactly('  answered with 500', 0, value.filter(({ status }) => status === 500).length),
    within('  slowest answer', requestPromise, slowestOf(value).milliseconds),
    within('  /health/live beside them', healthPromise, slowestHealth),
  ]
}

async function frozen({ origin, databasePid }: ServedProduct, say: Say): Promise<readonly Figure[]> {
  say('the database stands still (SIGSTOP)')
  const page = `${origin}/${await someSlug(origin)}?arrivalDate=2027-02-01&departureDate=2027-02-04&adults=2`
  const call = `${origin}/api/trpc/organisations.getOneRowForSlugPublic?input=${encodeURIComponent('{"slug":"kloofwater-camp"}')}`
  const processes = processAndChildren(databasePid())
  signalAll(processes, 'SIGSTOP')
  const { value, slowestHealth } = await besideHealth(origin, () =>
    Promise.all([
      ...Array.from({ length: 20 }, () => timed('dated page', page)),
      ...Array.from({ length: 40 }, () => timed(fromMemory, call)),
    ]),
  ).finally(() => signalAll(processes, 'SIGCONT'))
  const recovery = await untilServed(page)
  return [
    told('requests to a database that stands still', String(value.length)),
    within('  slowest answer', 4_000, slowestOf(value).milliseconds),
    exactly(
      '  answered otherwise than with 503 (a campsite that is remembered: 200)',
      0,
      value.filter(({ name, status }) => status !== 503 && !(name === fromMemory && status === 200)).length,
    ),
    within('  /health/live beside them', healthPromise, slowestHealth),
    within('  served again after', 5_000, recovery.after),
  ]
}

async function killed({ origin, databasePid }: ServedProduct, say: Say): Promise<readonly Figure[]> {
  say('the database is killed (SIGKILL)')
  const page = `${origin}/${await someSlug(origin)}?arrivalDate=2027-02-01&departureDate=2027-02-04&adults=2`
  process.kill(databasePid(), 'SIGKILL')
  const { value, slowestHealth } = await besideHealth(origin, () => untilServed(page))
  const { meanwhile, after } = value
  return [
    atMost('answers to a killed database other than 503', 0, meanwhile.filter(({ status }) => status !== 503).length),
    within('  slowest answer', 4_000, meanwhile.length > 0 ? slowestOf(meanwhile).milliseconds : 0),
    within('  /health/live beside them', healthPromise, slowestHealth),
    within('  served again after', 30_000, after),
  ]
}

function batchOfTen(origin: string): string {
  const inputs = JSON.stringify(Object.fromEntries(Array.from({ length: 10 }, (_, index) => [index, attack])))
  return `${origin}/api/trpc/${Array(10).fill('search.organisations').join(',')}?batch=1&input=${encodeURIComponent(inputs)}`
}

async function someSlug(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/trpc/search.organisations?input=${encodeURIComponent('{"pageSize":1}')}`)
  const { result } = (await answer.json()) as { result: { data: { results: readonly { slug: string }[] } } }
  return result.data.results[0]?.slug ?? ''
}

async function plotsOf(origin: string, orgSlug: string): Promise<readonly string[]> {
  const stay = { arrivalDate: '2027-02-01', departureDate: '2027-02-04', ...crowd, numberOfAdults: 2 }
  const input = encodeURIComponent(JSON.stringify({ orgSlug, ...stay }))
  const answer = await fetch(`${origin}/api/trpc/orgPlots.getAllForPicker?input=${input}`)
  const { result } = (await answer.json()) as { result: { data: readonly { id: string }[] } }
  return result.data.map(({ id }) => id)
}

function slowestOf(answers: readonly Answered[]): Answered {
  return answers.reduce((one, other) => (other.milliseconds > one.milliseconds ? other : one))
}
