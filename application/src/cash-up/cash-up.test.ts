import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCampWithoutCards } from '../testing/kwena-camp.ts'

const today = Temporal.PlainDate.from('2026-11-21')
const actor = system('desk')
const orgSlug = 'kwena-camp'

/** R100.00 in cash and R50.00 by card, taken today. */
async function givenTill() {
  const marketplace = givenMarketplace({ campsites: [kwenaCampWithoutCards()], at: '2026-11-21T10:00' })
  const guest = aGuestOf(marketplace)
  const { id } = await guest.books()
  await guest.confirms(id)
  const take = async (rand: number, method: 'cash' | 'card-machine' = 'cash') => {
    const paid = await marketplace.recordDeskPayment.execute({
      actor,
      idOrReference: id,
      amount: Money.rand(rand),
      method,
      reference: null,
      paidOn: today,
    })
    if (!paid.ok) throw new Error(paid.refusal.code)
  }
  await take(100)
  await take(50, 'card-machine')
  const close = (
    facts: { cash?: number; note?: string; shownEntries?: number; day?: Temporal.PlainDate; dryRun?: boolean } = {},
  ) => {
    const counted = { cash: Money.rand(facts.cash ?? 100), 'card-machine': Money.rand(50) }
    const { day = today, note = '', shownEntries = 2, dryRun } = facts
    return marketplace.closeCashUp.execute({ actor, orgSlug, day, counted, note, shownEntries, dryRun })
  }
  const show = async () => {
    const shown = await marketplace.showCashUp.execute({ actor, orgSlug, day: null })
    if (!shown.ok) throw new Error(shown.refusal.code)
    return shown.value
  }
  return { marketplace, take, close, show }
}

describe('cashing up', () => {
  it('adds up what the desk took and gave back, by method and person', async () => {
    const { show } = await givenTill()

    const { lines, methods, net, closed, entries, later } = await show()

    expect(lines.map(({ method, by, taken }) => [method, by, taken.toRand()])).toEqual([
      ['cash', 'desk', 100],
      ['card-machine', 'desk', 50],
    ])
    expect(methods.map(({ method, counted }) => [method, counted])).toEqual([
      ['cash', null],
      ['card-machine', null],
    ])
    expect([net, closed, entries.length, later.length]).toEqual([Money.rand(150), null, 2, 0])
  })

  it('closes the day with its difference and note; what comes later is shown as later and changes nothing', async () => {
    const { close, show, take } = await givenTill()

    const answer = await close({ cash: 95.5, note: 'Change for the gas' })
    await take(30)
    const { lines, closed, later, laterNet, net, entries } = await show()

    expect(answer.ok).toBe(true)
    expect(closed).toMatchObject({ note: 'Change for the gas', difference: Money.rand(-4.5) })
    expect(lines.map(({ taken }) => taken.toRand())).toEqual([100, 50])
    expect([net, laterNet, later.length, entries.length]).toEqual([Money.rand(150), Money.rand(30), 1, 2])
    expect(await close()).toEqual(refused({ code: 'day-closed' }))
  })

  it('says before how the day would stand, and leaves it open', async () => {
    const { close, show } = await givenTill()

    expect(await close({ cash: 95.5, note: 'Change for the gas', dryRun: true })).toMatchObject({
      ok: true,
      value: { day: today },
    })
    expect(await close({ cash: 80, dryRun: true })).toMatchObject({ refusal: { code: 'difference-unexplained' } })
    expect((await show()).closed).toBeNull()
  })

  it('says what keeps the day open, with its numbers', async () => {
    const { close } = await givenTill()

    expect(await close({ cash: 80 })).toEqual(
      refused({ code: 'difference-unexplained', method: 'cash', difference: Money.rand(-20) }),
    )
    expect(await close({ shownEntries: 1 })).toEqual(refused({ code: 'changed-meanwhile' }))
    expect(await close({ note: 'x'.repeat(501) })).toEqual(refused({ code: 'note-too-long' }))
    expect(await close({ day: today.add({ days: 1 }) })).toEqual(refused({ code: 'day-ahead' }))
    expect(await close({ day: today.subtract({ days: 1 }), shownEntries: 0 })).toEqual(refused({ code: 'nothing-taken' }))
  })

  it('wants a count of each method by which anything moved', async () => {
    const { marketplace } = await givenTill()
    const counted = { cash: Money.rand(100) }

    expect(await marketplace.closeCashUp.execute({ actor, orgSlug, day: today, counted, note: '', shownEntries: 2 })).toEqual(
      refused({ code: 'count-missing', method: 'card-machine' }),
    )
  })
})
