import { type ChangeFeed, deafFeed } from '@camp/adapters/change-feed/change.ts'
import { type RecordedWork, recordStatements } from '@camp/adapters/postgres/testing/recorded-statements.ts'
import { visitor } from '@camp/application/shared/actor.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadCampsite } from './campsite/load-campsite.ts'
import { givenServedMarketplace, type ServedMarketplace } from './testing/given-marketplace.ts'
import { confirmationBy, couple, guest, type Hold, plotNamed, submission } from './testing/reservations.ts'

/** One way of booking, by what the campsite takes online. */
const ways = {
  'paid online': { orgSlug: 'kloofwater-camp', plotName: 'River stand 1' },
  'paid there': { orgSlug: 'silverhill-retreat', plotName: 'Room 1' },
} as const
type Way = keyof typeof ways
type Act = 'campsite page' | 'hold' | 'submit' | 'confirm'

/** As in a process that hears every change; nobody changes master data here. */
const currentFeed: ChangeFeed = { ...deafFeed, isCurrent: () => true, untilCurrent: async () => true }

let marketplace: ServedMarketplace
let works: Readonly<Record<Way, Readonly<Record<Act, RecordedWork>>>>
beforeAll(async () => {
  marketplace = await givenServedMarketplace({ changeFeed: currentFeed })
  const record = await recordStatements(marketplace.store.database)
  const bookings = [await booked(record, 'paid online', 2), await booked(record, 'paid there', 2)] as const
  works = { 'paid online': bookings[0], 'paid there': bookings[1] }
})
afterAll(() => marketplace.stop())

/**
 * In each month from February on, so many times; answers the last, when what is kept in the process is there.
 */
async function booked(
  record: Awaited<ReturnType<typeof recordStatements>>,
  way: Way,
  times: number,
): Promise<Readonly<Record<Act, RecordedWork>>> {
  const { client, product } = marketplace
  const { orgSlug, plotName } = ways[way]
  const plot = await plotNamed(client, orgSlug, plotName)
  const [arrivalDate, departureDate] = [`2027-0${times + 1}-01`, `2027-0${times + 1}-04`]
  const search = new URLSearchParams({ arrivalDate, departureDate, numberOfAdults: '2' })
  const today = Temporal.PlainDate.from('2026-11-21')
  const { useCases } = product.scope()
  const page = await record(async () => {
    await loadCampsite({ useCases, actor: visitor, orgSlug, search, today })
    await useCases.listPublishedReviews.execute({ orgSlug, page: 1, voters: [] })
  })

  let hold: Hold | undefined
  const wish = { orgSlug, arrivalDate, departureDate, plots: [{ plotId: plot.id, ...couple }] }
  const held = await record(async () => {
    const answer = await client.mutate<Hold>('reservations.hold', wish, `hold-${orgSlug}-${times}`)
    if (answer.error) throw new Error(answer.text)
    hold = answer.data
  })
  if (!hold) throw new Error('nothing was held')
  const given = submission(hold)
  const submitted = await record(() => client.mutate('reservations.submit', given, `submit-${given.id}`))
  const proof = await confirmationBy(marketplace.store, given.id)
  const confirmed = await record(async () => {
    const answer = await client.mutate('reservations.confirm', proof, `confirm-${given.id}`)
    if (answer.error) throw new Error(answer.text)
  })
  const last = { 'campsite page': page, hold: held, submit: submitted, confirm: confirmed }
  return times === 1 ? last : booked(record, way, times - 1)
}

describe('what an act says to the database, begin and commit included', () => {
  it.each<[Way, Act, number]>([
    ['paid online', 'campsite page', 1],
    ['paid online', 'hold', 6],
    ['paid online', 'submit', 9],
    ['paid online', 'confirm', 10],
    ['paid there', 'submit', 8],
    ['paid there', 'confirm', 6],
  ])('%s, %s: at most %d questions', (way, act, most) => {
    const { statements, writes } = works[way][act]

    expect(writes, texts(statements)).toBeLessThanOrEqual(most)
    expect(writes).toBeGreaterThan(0)
  })
})

it('no text of a statement carries a value: neither who books nor what', () => {
  const statements = Object.values(works).flatMap((acts) => Object.values(acts).flatMap((work) => work.statements))
  const values = [guest.email, guest.firstName, guest.lastName, guest.cell, guest.specialRequest, guest.allergies]
  const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}/

  const telling = statements.filter(({ text }) => id.test(text) || values.some((value) => text.includes(value)))

  expect(telling.map(({ text }) => text)).toEqual([])
  expect(statements.flatMap((statement) => statement.values).join()).toContain(guest.email)
})

function texts(statements: RecordedWork['statements']): string {
  return statements.map(({ text }) => text.replace(/\s+/g, ' ').slice(0, 150)).join('\n')
}
