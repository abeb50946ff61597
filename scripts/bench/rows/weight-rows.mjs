import { setTimeout as wait } from 'node:timers/promises'
import { heldMb } from '../held-mb.mjs'
import { asked, call } from '../load.mjs'
import { procedure, questions } from '../questions.mjs'

const memory = {
  name: 'memory',
  what: 'memory of the web process after many requests',
  measure: async ({ options, web, marketplace }) => {
    const of = questions(marketplace, 100_000)
    const paths = [
      () => of.resultsPage(),
      () => of.campsiteWithDates(),
      () => of.campsite(),
      () => procedure('search.organisations', of.search()),
      () => '/',
    ]
    const held = [heldMb(web.pid)]
    let [count, failed] = [0, 0]
    const next = () => ({ path: paths[count++ % paths.length]() })
    const started = performance.now()
    while (count < options.requests && performance.now() - started < memoryAtMost) {
      failed += (await asked({ origin: web.origin, clients: options.clients, seconds: 5, next })).failed
      held.push(heldMb(web.pid))
    }
    await wait(2000)
    const note = `${held[0]} MB before, ${held.at(-1)} MB after ${count} requests, at most ${Math.max(...held)} MB; ${failed} failed`
    return { note, held }
  },
}

/** Milliseconds: a slow product is not asked for an hour. */
const memoryAtMost = 1_200_000

/** The heaviest questions that the door lets in. */
const heaviest = ({ campsites }) => {
  const { latitude, longitude, slug } = campsites[0]
  const year = { arrivalDate: yearly(30), departureDate: yearly(395) }
  const party = { numberOfAdults: 20, childrenAges: Array.from({ length: 20 }, (_, age) => age % 18) }
  const search = { place: { name: 'There', latitude, longitude }, radiusKm: 300, ...year, ...party, pageSize: 50, sort: 'price' }
  const searches = Object.fromEntries(Array.from({ length: 10 }, (_, place) => [place, { ...search, page: place + 1 }]))
  const names = Array(10).fill('search.organisations').join()
  return {
    'a search for a year and 40 people': procedure('search.organisations', search),
    'ten of them in a batch': `/api/trpc/${names}?batch=1&input=${encodeURIComponent(JSON.stringify(searches))}`,
    'plots of a campsite for a year': procedure('orgPlots.getAllForPicker', { orgSlug: slug, ...year, ...party }),
  }
}

const yearly = (days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

const slowest = {
  name: 'slowest',
  what: 'slowest request that anyone may send',
  measure: async ({ web, marketplace }) => {
    const notes = []
    for (const [name, path] of Object.entries(heaviest(marketplace))) {
      const [live, stop] = [[], new AbortController()]
      const watching = watch(web.origin, live, stop.signal)
      const started = performance.now()
      const answer = await call(web.origin, path).catch((error) => ({ status: error.message }))
      const took = performance.now() - started
      stop.abort()
      await watching
      notes.push(`${name}: ${Math.round(took)} ms (${answer.status}), /health/live at most ${Math.round(Math.max(...live))} ms`)
    }
    return { note: notes.join('; ') }
  },
}

async function watch(origin, live, signal) {
  while (!signal.aborted) {
    const started = performance.now()
    await call(origin, '/health/live').catch(() => {})
    live.push(performance.now() - started)
    await wait(20)
  }
}

export const weightRows = [memory, slowest]
