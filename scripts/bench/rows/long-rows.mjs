import { setTimeout as wait } from 'node:timers/promises'
import { heldMb } from '../held-mb.mjs'
import { call } from '../load.mjs'
import { procedure, questions } from '../questions.mjs'
import { ending } from './booking-rows.mjs'

/** Requests at a steady rate, whether the last one is answered or not. */
const soak = {
  name: 'soak',
  what: 'a steady rate for a long time',
  measure: async ({ options: { minutes, rate }, web, marketplace }) => {
    const of = questions(marketplace, 200_000)
    const paths = [
      () => of.resultsPage(),
      () => of.campsiteWithDates(),
      () => of.campsite(),
      () => procedure('search.organisations', of.search()),
      () => '/',
      () => '/faq',
    ]
    const parts = []
    for (let minute = 0; minute < minutes; minute += 1) {
      parts.push({ minute: minute + 1, ...(await steadily(web.origin, rate, paths)), mb: heldMb(web.pid) })
      if (process.stderr.isTTY) process.stderr.write(`\rminute ${minute + 1}\x1b[K`)
    }
    const shown = parts.filter((_, position) => position % Math.ceil(parts.length / 10) === 0 || position === parts.length - 1)
    const note = shown.map(
      ({ minute, p95, mb, failed }) => `minute ${minute}: p95 ${Math.round(p95)} ms, ${mb} MB, ${failed} failed`,
    )
    return { note: note.join('; '), parts }
  },
}

async function steadily(origin, rate, paths) {
  const [times, running] = [[], new Set()]
  let failed = 0
  for (let count = 0; count < rate * 60; count += 1) {
    const due = performance.now() + 1000 / rate
    const started = performance.now()
    const one = call(origin, paths[count % paths.length](), { timeout: 30_000 })
      .then(({ status }) => {
        if (status >= 500) failed += 1
        times.push(performance.now() - started)
      })
      .catch(() => {
        failed += 1
      })
      .finally(() => running.delete(one))
    running.add(one)
    await wait(Math.max(0, due - performance.now()))
  }
  await Promise.all(running)
  return { p95: times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.95)] ?? 0, failed }
}

const raceFor = { plots: 57, attempts: 19_000, seconds: 60, clients: 32 }

/** Everybody wants the same nights of the same plots. */
const race = {
  name: 'race',
  what: `${raceFor.plots} plots against ${raceFor.attempts.toLocaleString('en-US')} attempts`,
  measure: async ({ web, client, marketplace, options }) => {
    const stay = await stayThatIsFree(client, marketplace)
    const counts = { done: 0, refused: 0, failed: 0 }
    const sold = new Set()
    let [next, slowest] = [0, 0]
    const attempts = options.seconds === 1 ? raceFor.attempts / 10 : raceFor.attempts
    const started = performance.now()
    const guest = async () => {
      while (next < attempts) {
        const plot = stay.plots[next++ % stay.plots.length]
        const before = performance.now()
        const plots = [{ plotId: plot.id, numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }]
        const answer = await call(web.origin, '/api/trpc/reservations.hold', {
          body: { orgSlug: plot.slug, ...stay.dates, plots },
        })
        slowest = Math.max(slowest, performance.now() - before)
        counts[ending(answer.status)] += 1
        if (answer.status === 200) sold.add(plot.id)
      }
    }
    await Promise.all(Array.from({ length: raceFor.clients }, guest))
    const seconds = (performance.now() - started) / 1000
    await client.query(`delete from reservation where status = 'temporaryHold' and arrival = $1`, [stay.dates.arrivalDate])
    const note =
      `${counts.done} holds on ${sold.size} of ${raceFor.plots} plots, ${counts.refused} refused, ${counts.failed} failed, ` +
      `${seconds.toFixed(1)} s, slowest ${Math.round(slowest)} ms`
    return { note, counts, seconds }
  },
}

/** A far week, and plots that nobody has in it. */
async function stayThatIsFree(client, { plots }) {
  const arrival = new Date(Date.now() + 200 * 86_400_000)
  const [arrivalDate, departureDate] = [arrival, new Date(arrival.getTime() + 7 * 86_400_000)].map((at) =>
    at.toISOString().slice(0, 10),
  )
  const { rows } = await client.query('select distinct plot_id from plot_night where night >= $1 and night < $2', [
    arrivalDate,
    departureDate,
  ])
  const taken = new Set(rows.map(({ plot_id: id }) => id))
  return { dates: { arrivalDate, departureDate }, plots: plots.filter(({ id }) => !taken.has(id)).slice(0, raceFor.plots) }
}

export const longRows = [soak, race]
