import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { type Actor, system, visitor } from '../shared/actor.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCampWithoutCards } from '../testing/kwena-camp.ts'
import type { DebtorSort } from './list-debtors.ts'

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

describe('who owes the campsite', () => {
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

  it('are no business of visitors', async () => {
    const { list } = await givenBooking()

    expect(await list({ as: visitor })).toEqual(refused({ code: 'not-permitted' }))
  })
})
