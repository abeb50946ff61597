import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { anOpenBooking } from '../desk/testing/an-open-booking.ts'
import { type Actor, system, visitor } from '../shared/actor.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCampWithoutCards } from '../testing/kwena-camp.ts'
import { type DebtorSort, ListDebtors } from './list-debtors.ts'

const actor = system('desk')

/** Confirmed on 21 November for 1 to 3 February, R400.00 of R800.00 to be transferred by the 24th. */
async function givenBooking() {
  const marketplace = givenMarketplace({ campsites: [kwenaCampWithoutCards()], at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.books()
  await guest.confirms(id)
  const list = async (facts: { as?: Actor; search?: string; sort?: DebtorSort; kind?: 'left' } = {}) => {
    const { as = actor, search = '', sort = 'days', kind = null } = facts
    const listing = { search, sort, isDescending: true, limit: null, offset: 0 }
    return marketplace.listDebtors.execute({ actor: as, orgSlug: 'kwena-camp', kind, ...listing })
  }
  const found = async (facts?: Parameters<typeof list>[0]) => {
    const listed = await list(facts)
    if (!listed.ok) throw new Error(listed.refusal.code)
    return listed.value
  }
  return { marketplace, id, list, found }
}

/** On 26 November: one left owing, two should have paid when they arrived, one transfer is on its way. */
async function givenDebtors(names: ReadonlyMap<string, string> = new Map([['sipho', 'Sipho D.']])) {
  const { ports } = givenMarketplace({ campsites: [kwenaCampWithoutCards()], at: '2026-11-26T10:00' })
  const day = (text: string) => Temporal.PlainDate.from(text)
  const open = [
    anOpenBooking({
      id: 'waiting' as ReservationId,
      statusDate: Temporal.Instant.from('2026-11-25T08:00Z'),
      guestName: 'Zanele',
    }),
    anOpenBooking({ id: 'arrived' as ReservationId, arrival: day('2026-11-18'), balance: Money.rand(500), guestName: 'Anna' }),
    anOpenBooking({
      id: 'also-arrived' as ReservationId,
      arrival: day('2026-11-25'),
      balance: Money.rand(200),
      guestName: 'élan',
    }),
    anOpenBooking({
      id: 'left' as ReservationId,
      status: 'completed',
      departure: day('2026-09-26'),
      balance: Money.rand(300),
      guestName: null,
      owedBy: 'Her brother Pieter',
      checkedOutBy: 'sipho',
    }),
    anOpenBooking({ id: 'not-due' as ReservationId, amountDueUpFront: Money.rand(1000) }),
  ]
  const debtors = new ListDebtors({ ...ports, bookings: { withOpenMoney: async () => open, namesOf: async () => names } })
  const listed = async (query: Partial<Parameters<typeof debtors.execute>[0]>) => {
    const page = { search: '', sort: 'days', isDescending: false, limit: null, offset: 0, kind: null } as const
    const answer = await debtors.execute({ actor, orgSlug: 'kwena-camp', ...page, ...query })
    if (!answer.ok) throw new Error(answer.refusal.code)
    return answer.value
  }
  return { listed }
}

describe('who owes the campsite', () => {
  it('are found by letters of their name, whatever stands around them', async () => {
    const { listed } = await givenDebtors()

    expect((await listed({ search: ' ANNA ' })).rows).toMatchObject([{ id: 'arrived' }])
  })

  it('are those of whom a transfer is waited for, then of whom the balance is overdue', async () => {
    const { marketplace, id, found } = await givenBooking()

    const waiting = await found()
    marketplace.clock.moveTo('2027-02-02T10:00')
    const overdue = await found()

    expect(waiting.rows).toMatchObject([{ id, kind: 'transfer', amount: Money.rand(400), days: -3 }])
    expect(waiting.sums.find(({ age }) => age === 'ahead')).toMatchObject({ count: 1, amount: Money.rand(400) })
    expect(overdue.rows).toMatchObject([{ kind: 'overdue', amount: Money.rand(800) }])
    expect(overdue.amount).toEqual(Money.rand(800))
  })

  it('are those who left owing, with who will pay and who let them go, until it is paid or written off', async () => {
    const { marketplace, id, found } = await givenBooking()
    marketplace.clock.moveTo('2027-02-03T09:00')
    const at = { actor, idOrReference: id }
    await marketplace.checkOut.execute({ ...at, settlement: { kind: 'owing', name: 'Her brother Pieter' } })
    marketplace.clock.moveTo('2027-03-10T09:00')

    const { rows } = await found({ kind: 'left' })
    await marketplace.writeOffBalance.execute({ ...at, note: 'Moved away' })

    expect(rows).toMatchObject([{ owedBy: 'Her brother Pieter', letGoBy: 'desk', amount: Money.rand(800), days: 33 }])
    expect((await found()).rows).toEqual([])
  })

  it('are found by name and reference', async () => {
    const { found } = await givenBooking()
    const [debtor] = (await found()).rows

    expect((await found({ search: debtor?.simpleReference ?? '' })).total).toBe(1)
    expect((await found({ search: 'nobody of that name' })).total).toBe(0)
  })

  it('are rows of a page in the order asked for, each with its days, the sums those of all pages', async () => {
    const { listed } = await givenDebtors()

    const oldest = await listed({ sort: 'days', isDescending: true, limit: 2 })
    const rising = await listed({ sort: 'days' })
    const second = await listed({ sort: 'amount', offset: 1, limit: 2 })
    const byName = await listed({ sort: 'name' })

    expect(oldest.rows.map(({ id, days, due }) => [id, days, String(due)])).toEqual([
      ['left', 61, '2026-09-26'],
      ['arrived', 8, '2026-11-18'],
    ])
    expect(rising.rows.map(({ id }) => id)).toEqual(['waiting', 'also-arrived', 'arrived', 'left'])
    expect(second.rows.map(({ id }) => id)).toEqual(['left', 'waiting'])
    expect(byName.rows.map(({ id }) => id)).toEqual(['left', 'arrived', 'also-arrived', 'waiting'])
    expect([second.total, second.amount]).toEqual([4, Money.rand(1300)])
    expect(second.sums.map(({ age, count, amount }) => [age, count, amount.toRand()])).toEqual([
      ['ahead', 1, 300],
      [0, 1, 200],
      [8, 1, 500],
      [31, 0, 0],
      [61, 1, 300],
    ])
  })

  it('are found by their kind, and by the name of whoever will pay, in whatever case', async () => {
    const { listed } = await givenDebtors()

    expect((await listed({ kind: 'overdue' })).rows.map(({ id }) => id)).toEqual(['also-arrived', 'arrived'])
    expect((await listed({ search: ' PIETER ' })).rows.map(({ id, letGoBy }) => [id, letGoBy])).toEqual([['left', 'Sipho D.']])
    expect((await listed({ search: '482-913-107' })).total).toBe(4)
  })

  it('are let go by whoever the history names, where the account is gone', async () => {
    const { listed } = await givenDebtors(new Map())

    expect((await listed({ kind: 'left' })).rows).toMatchObject([{ letGoBy: 'sipho' }])
  })

  it('are no business of visitors', async () => {
    const { list } = await givenBooking()

    expect(await list({ as: visitor })).toEqual(refused({ code: 'not-permitted' }))
  })
})

it('who owes is listed page by page, and who owes as long by the booking', async () => {
  const { listed } = await givenDebtors()
  const ids = async (query: Parameters<typeof listed>[0]) => (await listed(query)).rows.map(({ id }) => id)
  const all = await ids({ sort: 'amount' })

  const [first, second, third] = [
    await listed({ sort: 'amount', limit: 2, offset: 0 }),
    await listed({ sort: 'amount', limit: 1, offset: 2 }),
    await listed({ sort: 'amount', limit: 5, offset: 3 }),
  ]

  expect(all).toEqual(['also-arrived', 'left', 'waiting', 'arrived'])
  expect([first, second, third].map(({ rows }) => rows.map(({ id }) => id))).toEqual([
    ['also-arrived', 'left'],
    ['waiting'],
    ['arrived'],
  ])
  expect([first, second, third].map(({ total }) => total)).toEqual([4, 4, 4])
})
