import { readCalendar } from '@camp/adapters/calendar-feeds/reading/read-calendar.ts'
import { emptied } from '@camp/adapters/postgres/testing/test-store.ts'
import { system } from '@camp/application/shared/actor.ts'
import { dateOf } from '@camp/domain/nights/night.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { testHost } from '../testing/given-app.ts'
import { givenServedMarketplace, type ServedMarketplace, today } from '../testing/given-marketplace.ts'
import { holdPlots, pickerPlots } from '../testing/reservations.ts'
import { anEvent, calendarFile } from './testing/a-calendar-file.ts'

const orgSlug = 'kloofwater-camp'
const actor = system('test')
let market: ServedMarketplace
let plot: { readonly id: string; readonly name: string }
let organisationId: never
let saying: string
beforeAll(async () => {
  market = await givenServedMarketplace({
    feedFetcher: {
      fetch: async () => ({ outcome: 'fetched', file: Buffer.from(saying), etag: null, lastModified: null }),
    },
  })
  plot = (await pickerPlots(market.client, orgSlug))[0]!
  const [organisation] = await market.store.em.execute<{ id: never }[]>(`select id from organisation where slug = '${orgSlug}'`)
  organisationId = organisation!.id
})
afterAll(() => market.stop())
beforeEach(async () => {
  market.clock.moveTo(today)
  await emptied(market.store.em, 'reservation', 'block', 'feed_event')
  await market.store.em.execute('delete from plot_calendar_feed')
})

const acts = () => market.product.scope().useCases

async function addresses() {
  const listed = await acts().listCalendarAddresses.execute({ actor, organisationId })
  if (!listed.ok) throw new Error(listed.refusal.code)
  return listed.value.filter((address) => address.plot?.id === plot.id)
}

async function addressFor(provider: string | null) {
  return (await addresses()).find(({ readBy }) => (readBy?.provider ?? null) === provider)!
}

const pathOf = ({ url }: { readonly url: string }) => new URL(url).pathname
const get = (path: string, headers: Record<string, string> = {}) => market.fetch(new Request(`${testHost}${path}`, { headers }))
const asked = (address: { readonly url: string }, headers?: Record<string, string>) => get(pathOf(address), headers)

/** As we ourselves would read it, were we the other place. */
async function nightsAt(address: { readonly url: string }): Promise<readonly string[]> {
  const file = Buffer.from(await (await asked(address)).arrayBuffer())
  const question = {
    today: '2026-11-21',
    timezone: 'Africa/Johannesburg',
    ownHost: 'elsewhere.example',
    blocksTentative: true,
    keepsPast: true,
  }
  const read = readCalendar(file, question)
  if (!read.ok) throw new Error(read.refusal.code)
  expect(read.value.skipped).toEqual([])
  const nights = read.value.blocks.flatMap(({ startDate, endDate }) =>
    StayDates.of(startDate, endDate)
      .nights()
      .map((night) => dateOf(night).toString()),
  )
  return [...new Set(nights)].toSorted()
}

async function usedNights(): Promise<readonly string[]> {
  const rows = await market.store.em.execute<{ night: string }[]>(
    `select night::text from plot_night where plot_id = '${plot.id}' order by night`,
  )
  return rows.map(({ night }) => night)
}

const holds = (arrivalDate: string, departureDate: string) =>
  holdPlots(market.client, orgSlug, [plot.name], { arrivalDate, departureDate })

const blocks = (arrival: string, departure: string) =>
  acts().createBlock.execute({
    actor,
    orgSlug,
    plotIds: [plot.id as never],
    nights: StayDates.of(arrival, departure),
    reason: 'Roof of Thandi Nkosi',
    expiresAt: null,
  })

async function follows(provider: string, ...events: readonly (readonly string[])[]) {
  saying = calendarFile(events)
  await market.store.em.execute(
    `insert into plot_calendar_feed (organisation_id, plot_id, provider, feed_url)
     values ('${organisationId}', '${plot.id}', '${provider}', 'https://www.${provider}.example/1.ics')`,
  )
  await acts().syncCalendarFeeds.execute({ limit: 10 })
}

const otherPlot = async () => (await pickerPlots(market.client, orgSlug)).find(({ id }) => id !== plot.id)!

async function addressOfAll() {
  const listed = await acts().listCalendarAddresses.execute({ actor, organisationId })
  if (!listed.ok) throw new Error(listed.refusal.code)
  expect(listed.value.filter((address) => address.plot === null)).toHaveLength(1)
  return listed.value[0]!
}

const linesOf = (text: string, name: string) => text.split('\r\n').filter((line) => line.startsWith(`${name}:`))

describe('the calendar of all plots of a campsite', () => {
  it('says what is taken on each of them by its name, and of nobody else', async () => {
    const other = await otherPlot()
    const held = await holdPlots(market.client, orgSlug, [plot.name, other.name], {
      arrivalDate: '2027-02-02',
      departureDate: '2027-02-05',
    })
    await blocks('2027-03-01', '2027-03-03')
    await follows('Airbnb', anEvent('1', '2027-04-01', '2027-04-04'))
    await market.store.em.execute(
      `insert into feed_event (organisation_id, plot_id, origin, source, event_key, uid, start_date, end_date, summary, first_read_at)
       select organisation_id, id, 'file x', 'file', '1', '1', '2027-05-01', '2027-05-02', '', now() from plot
       where organisation_id <> '${organisationId}'`,
    )
    const text = await (await asked(await addressOfAll())).text()

    expect(linesOf(text, 'SUMMARY').toSorted()).toEqual(
      [...Array(3).fill(`SUMMARY:${plot.name}: not available`), `SUMMARY:${other.name}: not available`].toSorted(),
    )
    expect(text).not.toMatch(new RegExp(`Thandi|Roof|20270501|${held.data.id}|${plot.id}`))
    const ofPlot = await (await asked(await addressFor(null))).text()
    expect(ofPlot).not.toContain(plot.name)
    expect(linesOf(text, 'UID')).toEqual(expect.arrayContaining(linesOf(ofPlot, 'UID')))
  })

  it('follows every change at once, and is not sent again without one', async () => {
    const address = await addressOfAll()
    const before = (await asked(address)).headers.get('etag')!
    expect((await asked(address, { 'If-None-Match': before })).status).toBe(304)
    await holds('2027-02-02', '2027-02-05')
    expect((await asked(address, { 'If-None-Match': before })).status).toBe(200)
    expect(await nightsAt(address)).toEqual(['2027-02-02', '2027-02-03', '2027-02-04'])
  })

  it('has an address of its own that can be renewed, and every new campsite has one', async () => {
    const before = await addressOfAll()
    await acts().renewCalendarAddress.execute({ actor, organisationId, id: before.id })
    expect((await asked(before)).status).toBe(404)
    expect((await asked(await addressOfAll())).status).toBe(200)
    const [counted] = await market.store.em.execute<{ of_all: number; campsites: number }[]>(
      `select (select count(*)::integer from calendar_address where plot_id is null) as of_all,
         (select count(*)::integer from organisation) as campsites`,
    )
    expect(counted?.of_all).toBe(counted?.campsites)
  })
})

describe('the calendar of a plot for others', () => {
  it('says exactly which nights are taken, at once', async () => {
    await holds('2027-02-02', '2027-02-05')
    await blocks('2027-03-01', '2027-03-03')
    await follows('Airbnb', anEvent('1', '2027-04-01', '2027-04-04'))
    const address = await addressFor(null)

    expect(await nightsAt(address)).toEqual(await usedNights())
    await holds('2027-05-01', '2027-05-03')
    expect(await nightsAt(address)).toEqual(await usedNights())
    expect(await nightsAt(address)).toHaveLength(10)
  })

  it('frees the nights of a hold that lapsed', async () => {
    await holds('2027-02-02', '2027-02-05')
    market.clock.moveTo('2026-11-22T08:00:00Z')
    expect(await nightsAt(await addressFor(null))).toEqual([])
  })

  it('never tells a place what came from there, by whatever way it came', async () => {
    await follows('Airbnb', anEvent('1@airbnb.example', '2027-04-01', '2027-04-04'))
    const file = calendarFile([
      anEvent('1@airbnb.example', '2027-04-01', '2027-04-04'),
      anEvent('9@other.example', '2027-06-01', '2027-06-02'),
    ])
    await acts().importCalendarFile.execute({ actor, orgSlug, plotId: plot.id as PlotId, file: Buffer.from(file), dryRun: false })
    await blocks('2027-03-01', '2027-03-02')

    expect(await nightsAt(await addressFor('Airbnb'))).toEqual(['2027-03-01', '2027-06-01'])
    expect(await nightsAt(await addressFor(null))).toEqual(await usedNights())
  })

  it('tells one place what another one took, on the same nights too', async () => {
    await follows('Airbnb', anEvent('1', '2027-04-01', '2027-04-04'))
    await follows('Booking', anEvent('2', '2027-04-02', '2027-04-06'))

    expect(await nightsAt(await addressFor('Airbnb'))).toEqual(['2027-04-02', '2027-04-03', '2027-04-04', '2027-04-05'])
    expect(await nightsAt(await addressFor('Booking'))).toEqual(['2027-04-01', '2027-04-02', '2027-04-03'])
  })

  it('names nobody, and is the same as long as nothing changes', async () => {
    const held = await holds('2027-02-02', '2027-02-05')
    await blocks('2027-03-01', '2027-03-03')
    const answer = await asked(await addressFor(null))
    const text = await answer.text()

    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    expect(text.match(/^DTSTART.*$/gm)).toEqual(['DTSTART;VALUE=DATE:20270202', 'DTSTART;VALUE=DATE:20270301'])
    expect(text).not.toMatch(new RegExp(`Thandi|Roof|${held.data.id}|${plot.id}`))
    expect(await (await asked(await addressFor(null))).text()).toBe(text)
  })

  it('is not sent again to whoever has it', async () => {
    await holds('2027-02-02', '2027-02-05')
    const address = await addressFor(null)
    const first = await asked(address)
    const [etag, since] = [first.headers.get('etag')!, first.headers.get('last-modified')!]

    expect((await asked(address, { 'If-None-Match': etag })).status).toBe(304)
    expect((await asked(address, { 'If-Modified-Since': since })).status).toBe(304)
    await holds('2027-05-01', '2027-05-03')
    expect((await asked(address, { 'If-None-Match': etag })).status).toBe(200)
    expect((await asked(address, { 'If-Modified-Since': since })).status).toBe(200)
  })

  it('opens with its address alone, and not with the old one', async () => {
    const before = await addressFor(null)
    const renewed = await acts().renewCalendarAddress.execute({ actor, organisationId, id: before.id })

    expect(renewed.ok && renewed.value.url).not.toBe(before.url)
    expect((await asked(before)).status).toBe(404)
    expect((await asked(await addressFor(null))).status).toBe(200)
    expect((await get('/ical/guess.ics')).status).toBe(404)
    const [entry] = await market.store.em.execute(`select changes from audit_entry where act = 'calendar-address.renewed'`)
    expect(JSON.stringify(entry)).not.toContain(before.token)
  })

  it('is not made for one who asks without end', async () => {
    const address = await addressFor(null)
    const answers = await Promise.all(Array.from({ length: 125 }, () => asked(address)))
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(5)
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('60')
  })
})
