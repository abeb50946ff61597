import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { desk, deskPeople, deskStrangers, elsewhere } from '../desk/testing/a-booked-stay.ts'
import { anOfflineReservation, inCash } from '../offline-reservations/testing/an-offline-reservation.ts'
import type { OrganisationSettings } from '../settings/settings.ts'
import { campsite, stands } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { halfNow, kwenaCamp } from '../testing/kwena-camp.ts'
import { ShowBillingReport } from './show-billing-report.ts'
import { InMemoryBillingLines } from './testing/in-memory-billing-lines.ts'

const organisationId = campsite.organisation.id
const agreed = {
  bookingFeeType: 'percentageandamount',
  bookingFeePercentage: 7.5,
  bookingFeeAmountCents: 505,
  adminFeeType: 'monthly',
  adminFeeAmountCents: 25_000,
  adminFeeStartDate: '2026-12-15',
} as const

function givenBilling(fees: Partial<OrganisationSettings> = agreed) {
  const marketplace = givenMarketplace({ campsites: [kwenaCamp({ rule: halfNow() }), elsewhere] })
  const { ports, clock } = marketplace
  const settings = {
    organisation: async (id: OrganisationId) =>
      id === organisationId ? ({ id, ...agreed, ...fees } as OrganisationSettings) : undefined,
  }
  const report = new ShowBillingReport({ ...ports, settings, billingLines: new InMemoryBillingLines(ports) })
  const show = async (month: string | null) => {
    const shown = await report.execute({ actor: desk, organisationId, month })
    if (!shown.ok) throw new Error(shown.refusal.code)
    return shown.value
  }
  const guest = aGuestOf(marketplace)
  const books = async (stand: number) => {
    const booked = await guest.books({ plots: [stands[stand]!] })
    await guest.pays(booked.payment)
    return booked
  }
  return { marketplace, clock, report, show, books }
}

describe('the billing report', () => {
  it('bills each reservation that was first paid in the month, and totals to the cent', async () => {
    const { clock, books, show } = givenBilling()
    await books(0)
    clock.moveTo('2026-12-04T10:00')
    const [one, other] = [await books(1), await books(2)]

    const { lines, totals, adminFee, owed } = await show('2026-12')

    expect(lines.map(({ simpleReference }) => simpleReference)).toEqual([one.simpleReference, other.simpleReference])
    expect(lines[0]).toMatchObject({ total: Money.rand(800), paid: Money.rand(400), bookingFee: Money.rand(65.05) })
    expect(totals).toEqual({
      total: Money.rand(1600),
      paid: Money.rand(800),
      refunded: Money.zero(),
      bookingFee: Money.rand(130.1),
      feeCredit: Money.zero(),
    })
    expect([adminFee, owed]).toEqual([Money.rand(250), Money.rand(380.1)])
    expect((await show('2026-11')).lines).toHaveLength(1)
  })

  it('takes no fee on what staff booked', async () => {
    const { clock, marketplace, show } = givenBilling()
    clock.moveTo('2026-12-04T10:00')
    const created = await marketplace.createOfflineReservation.execute(anOfflineReservation({ received: inCash(400) }))
    expect(created.ok).toBe(true)

    const { lines } = await show('2026-12')

    expect(lines).toMatchObject([{ isOffline: true, paid: Money.rand(400), bookingFee: Money.zero() }])
  })

  it('gives the fee back with the refund', async () => {
    const { clock, marketplace, books, show } = givenBilling()
    clock.moveTo('2026-12-04T10:00')
    const { id } = await books(0)
    await marketplace.cancelAsGuest.execute({ id })
    await marketplace.sendRefunds.execute({ limit: 9 })

    const { lines, owed } = await show('2026-12')

    const { paid, refunded, bookingFee, feeCredit } = lines[0]!
    expect(refunded).toEqual(paid)
    expect(feeCredit).toEqual(bookingFee)
    expect(owed).toEqual(Money.rand(250))
  })

  it.each([
    [null, '2026-11-01', '2026-11-30'],
    ['2026-12', '2026-12-01', '2026-12-31'],
    ['soon', '2026-11-21', '2026-11-21'],
  ])('is of the month %s', async (month, from, to) => {
    const { show } = givenBilling({ adminFeeStartDate: '2026-01-01' })

    const { period, adminFee, owed } = await show(month)

    expect([period.from.toString(), period.to.toString()]).toEqual([from, to])
    expect([adminFee, owed]).toEqual(month === 'soon' ? [Money.zero(), Money.zero()] : [Money.rand(250), Money.rand(250)])
  })

  it.each(deskPeople)('is read by %s', async (_, actor) => {
    const { report } = givenBilling()

    expect(await report.execute({ actor, organisationId, month: null })).toEqual(accepted(expect.anything()))
  })

  it.each(deskStrangers)('is not for %s', async (_, actor) => {
    const { report } = givenBilling()
    const works = actor.kind === 'user' && actor.role !== 'USER'

    const answer = await report.execute({ actor, organisationId, month: null })

    expect(answer).toEqual(refused({ code: works ? 'not-found' : 'not-permitted' }))
  })
})
