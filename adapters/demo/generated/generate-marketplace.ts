import type { Clock } from '@camp/application/shared/clock.ts'
import { smallestReferenceGroup } from '@camp/domain/reservations/simple-reference.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { bookableMonthsAhead } from '@camp/domain/stay-rules/booking-window.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sql } from 'kysely'
import pg from 'pg'
import { OrderedIds } from '../../src/import-export/ordered-ids.ts'
import { Argon2PasswordHasher } from '../../src/people/argon2-password-hasher.ts'
import { loadReferenceData } from '../../src/postgres/reference-data.ts'
import { databaseOf } from '../../src/postgres/typed-database.ts'
import { demoOrganisation } from '../demo-documents.ts'
import { demoGuests } from '../demo-guests.ts'
import { demoSeasons } from '../demo-seasons.ts'
import { SeededRandom } from '../pictures/seeded-random.ts'
import { demoCamper, demoPassword, writeDemoPeople } from '../write-demo-people.ts'
import { Copying } from './copying.ts'
import { type WrittenOrganisation, writeOrganisations } from './generated-organisations.ts'
import { fewestPlots, type GeneratedPlace, generatedPlaces, mostPlots } from './generated-places.ts'
import { StayCalendar } from './generated-stays.ts'
import { seededRandomness } from './seeded-randomness.ts'
import type { NightOfCalendar } from './taken-over-booking.ts'
import { TakenOverRows } from './taken-over-rows.ts'
import { emptied, withoutIndexes } from './without-indexes.ts'

export interface MarketplaceSize {
  readonly organisations: number
  readonly plots: number
  /** Booked ones. */
  readonly nights: number
  readonly seed: number
}

export interface GenerateOptions extends MarketplaceSize {
  readonly em: EntityManager
  /** The same database. */
  readonly url: string
  readonly clock: Clock
  /** Shown only where demos are. */
  readonly isDemo: boolean
  readonly onProgress?: (done: number, of: number, what: string) => void
}

export type Generated =
  | { readonly outcome: 'generated'; readonly reservations: number }
  | { readonly outcome: 'not-empty'; readonly organisations: number }
  | { readonly outcome: 'too-few-or-many-plots'; readonly organisations: number; readonly fewest: number; readonly most: number }
  | { readonly outcome: 'too-many-nights'; readonly most: number }

/** With more, no stay of a week finds its place. */
const mostNightsOfPlot = 200
const daysBack = 120
const lastDayAhead = bookableMonthsAhead * 30 + 1
const organisationsAtOnce = 100
const bookedAtOnce = 10
const guestCount = 20_000

/**
 * A marketplace of any size: the same seed on the same day gives the same rows. Organisations are written as
 * imports, reservations as those that a desk brings along from its own book, all of it past the triggers that
 * look at each row, in two transactions.
 */
export async function generateMarketplace(options: GenerateOptions): Promise<Generated> {
  const { em } = options
  const impossible = impossibleSize(options)
  if (impossible) return impossible
  const there = await countOrganisations(em)
  if (there > 0) return { outcome: 'not-empty', organisations: there }
  await loadReferenceData(em)
  const places = generatedPlaces({ campsites: options.organisations, plots: options.plots, seed: seedOf(options) })
  const organisations = await em.transactional(() => writeAll(places, options))
  const reservations = await withClient(options.url, async (client) =>
    bookAll({ places, organisations, client, settings: await loadingSettings(em), options }),
  )
  return { outcome: 'generated', reservations }
}

function impossibleSize({ organisations, plots, nights }: MarketplaceSize): Generated | undefined {
  const [fewest, most] = [organisations * fewestPlots, organisations * mostPlots]
  if (plots < fewest || plots > most) return { outcome: 'too-few-or-many-plots', organisations, fewest, most }
  const mostNights = plots * mostNightsOfPlot
  return nights > mostNights ? { outcome: 'too-many-nights', most: mostNights } : undefined
}

async function countOrganisations(em: EntityManager): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from organisation`.execute(databaseOf(em))
  return rows[0]?.count ?? 0
}

async function writeAll(places: readonly GeneratedPlace[], options: GenerateOptions): Promise<readonly WrittenOrganisation[]> {
  const { em, clock, onProgress, isDemo } = options
  const [now, seed] = [startOfDay(clock.now()), seedOf(options)]
  const randomness = seededRandomness(new SeededRandom(`${seed}/ids`))
  const ids = new OrderedIds({ now, randomness })
  for (const setting of await loadingSettings(em)) await sql.raw(setting).execute(databaseOf(em))
  const written: WrittenOrganisation[] = []
  for (let start = 0; start < places.length; start += organisationsAtOnce) {
    const some = places.slice(start, start + organisationsAtOnce)
    const documents = some.map(({ place, position }) => ({ ...demoOrganisation(place, position, seed), isDemo }))
    written.push(...(await writeOrganisations(documents, { em, ids, now, seed })))
    onProgress?.(written.length, places.length, 'organisations')
  }
  const passwordHash = await new Argon2PasswordHasher().hash(demoPassword)
  const slugs = written.map(({ slug }) => slug)
  await writeDemoPeople(em, { guests: [], camper: demoCamper(randomness.uuid), slugs, passwordHash, uuid: randomness.uuid })
  return written
}

interface Booking {
  readonly places: readonly GeneratedPlace[]
  readonly organisations: readonly WrittenOrganisation[]
  readonly client: pg.Client
  readonly settings: readonly string[]
  readonly options: GenerateOptions
}

async function bookAll({ places, organisations, client, settings, options }: Booking): Promise<number> {
  const today = startOfDay(options.clock.now()).toZonedDateTimeISO('UTC').toPlainDate()
  const calendar = calendarFrom(today.subtract({ days: daysBack }))
  const rows = new TakenOverRows(contextOf(calendar, options))
  const nights = calendar.slice(0, daysBack + lastDayAhead)
  const days = new StayCalendar({
    seasons: nights.map(({ season }) => season?.seasonType ?? 'out'),
    weekdays: nights.map(({ date }) => Temporal.PlainDate.from(date).dayOfWeek),
  })
  const shares = sharesOf(places, organisations, options.nights)
  let reservations = 0
  await client.query('begin')
  for (const setting of settings) await client.query(setting)
  const restore = await withoutIndexes(client, filledTables)
  const copying = new Copying(client, await emptied(client, filledTables))
  for (const [position, organisation] of organisations.entries()) {
    const random = new SeededRandom(`${seedOf(options)}/stays/${organisation.slug}`)
    const stays = days.fill({ plots: organisation.plots.length, nights: shares[position] ?? 0, random })
    for (const stay of stays) rows.add(organisation, stay, random)
    reservations += stays.length
    await copying.goesOn()
    if (position % bookedAtOnce !== bookedAtOnce - 1 && position !== organisations.length - 1) continue
    await copying.next(rows.take())
    options.onProgress?.(position + 1, organisations.length, 'bookings')
  }
  await copying.done()
  options.onProgress?.(organisations.length, organisations.length, 'ledger')
  await client.query(`analyze ${joinedColumns}`)
  await client.query('select bring_moves_into_the_ledger()')
  await client.query('select bring_bookings_into_the_ledger()')
  options.onProgress?.(organisations.length, organisations.length, 'indexes')
  await restore()
  if (settings.includes(pastTriggers)) await client.query('set local session_replication_role = default')
  // Triggers were passed by: whoever keeps something in memory reads it all again.
  await client.query(`insert into change_log (kind) values ('everything')`)
  await client.query('commit')
  options.onProgress?.(organisations.length, organisations.length, 'statistics')
  await client.query('vacuum (analyze)')
  return reservations
}

/** Before the rows are copied, so that the planner knows them all when the first guest asks. */
const filledTables = [
  ...['reservation', 'reservation_plot', 'reservation_night', 'plot_night'],
  ...['reservation_status_history', 'payment', 'outbox_message', 'reservation_booking', 'ledger_journal'],
] as const

/** What the planner has to know of rows that nobody else sees yet. */
const joinedColumns = [
  'organisation (id, country_code)',
  'reservation (id, organisation_id)',
  'reservation_status_history (reservation_id, to_status)',
  'payment (id, organisation_id, reservation_id, kind)',
].join()

function contextOf(calendar: readonly NightOfCalendar[], options: GenerateOptions) {
  const random = new SeededRandom(`${seedOf(options)}/bookings`)
  const randomness = seededRandomness(random)
  const ids = new OrderedIds({ now: startOfDay(options.clock.now()), randomness })
  const [first, ...others] = demoGuests(guestCount, random.fork('guests'), () => '')
  if (!first) throw new RangeError('a marketplace needs guests')
  let count = 0
  return {
    calendar,
    today: daysBack,
    guests: [first, ...others] as const,
    nextReference: () => referenceOf(count++),
    nextId: () => `${(count + 1).toString(36).padStart(7, '0')}${randomness.key().slice(7)}`,
    nextUuid: () => ids.next(),
    vatPercentage,
  }
}

/** South Africa's rate since 2018. */
const vatPercentage = 15
/**
 * Each group of three digits is one of 900; the step has no divisor in common with their cube, so none comes
 * twice.
 */
const groups = 900
const step = 387_420_489

function referenceOf(position: number): string {
  const number = Number((BigInt(position + 1) * BigInt(step)) % BigInt(groups ** 3))
  return [Math.floor(number / groups ** 2), Math.floor(number / groups) % groups, number % groups]
    .map((group) => smallestReferenceGroup + group)
    .join('-')
}

/** The seasons that the campsites have, night by night. */
function calendarFrom(first: Temporal.PlainDate): readonly NightOfCalendar[] {
  const seasons = demoSeasons(0).map(({ name, seasonType, ...span }) => ({ ...span, season: { name, seasonType } }))
  return Array.from({ length: daysBack + lastDayAhead + 2 }, (_, day) => {
    const date = first.add({ days: day }).toString()
    const found = seasons.find(({ startDate, endDate }) => startDate <= date && date <= endDate)
    return { date, season: found?.season ?? null }
  })
}

/**
 * Nights for each organisation by its plots and by how sought after it is; together exactly what was wanted.
 */
function sharesOf(
  places: readonly GeneratedPlace[],
  organisations: readonly WrittenOrganisation[],
  nights: number,
): readonly number[] {
  const weights = organisations.map(({ plots }, position) => plots.length * (places[position]?.popularity ?? 1))
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  let [weighed, given] = [0, 0]
  return weights.map((weight) => {
    weighed += weight
    const share = Math.round((nights * weighed) / whole) - given
    given += share
    return share
  })
}

const pastTriggers = `set local session_replication_role = 'replica'`

/**
 * Nothing waits for a clock. Triggers and foreign keys are looked at row by row: a role that may, loads
 * without them, and the rows are such that `camp doctor` finds nothing.
 */
async function loadingSettings(em: EntityManager): Promise<readonly string[]> {
  const { rows } = await sql<{ may: boolean }>`
    select has_parameter_privilege(current_user, 'session_replication_role', 'set') as may`.execute(databaseOf(em))
  const patient = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  return [
    ...patient.map((name) => `set local ${name} = 0`),
    `set local maintenance_work_mem = '256MB'`,
    ...(rows[0]?.may ? [pastTriggers] : []),
  ]
}

async function withClient<Value>(url: string, work: (client: pg.Client) => Promise<Value>): Promise<Value> {
  const client = new pg.Client({ connectionString: url })
  // What is under way hears of a lost connection itself.
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

function seedOf({ seed }: MarketplaceSize): string {
  return `camp ${seed}`
}

/** So that the same day gives the same rows. */
function startOfDay(now: Temporal.Instant): Temporal.Instant {
  return now.round({ smallestUnit: 'hour', roundingMode: 'floor', roundingIncrement: 24 })
}
