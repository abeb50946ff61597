import { Money } from '@camp/domain/shared/money.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { anOfflineReservation, inCash } from '../offline-reservations/testing/an-offline-reservation.ts'
import { InMemoryCatalogues } from '../organisations/testing/in-memory-catalogues.ts'
import { stands } from '../testing/a-campsite.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'
import { CheckOut } from './check-out.ts'
import { aBookedStay, desk } from './testing/a-booked-stay.ts'

const certain = { isCertain: true }

/** R400.00 of R800.00 open, on the day of departure. */
async function aLastDay(facts = {}) {
  const stay = await aBookedStay(facts)
  stay.marketplace.clock.moveTo('2027-02-01T14:00')
  await stay.marketplace.checkIn.execute({ ...stay.command, ...certain })
  stay.marketplace.clock.moveTo('2027-02-05T09:00')
  return stay
}

describe('checking out with money open', () => {
  it('says how much is open before anything is done', async () => {
    const { marketplace, command, stored } = await aLastDay()

    expect(await marketplace.checkOut.execute(command)).toEqual(refused({ code: 'money-open', balance: Money.rand(400) }))
    expect((await stored()).status).toBe('partiallyPaid')
  })

  it.each(['cash', 'card-machine'] as const)('takes all of it: %s', async (method) => {
    const { marketplace, command, stored, id, lastChange } = await aLastDay()

    const answer = await marketplace.checkOut.execute({ ...command, settlement: { kind: 'paid', method } })

    expect(answer).toMatchObject({ value: { after: { status: 'completed', balance: Money.zero() } } })
    expect(await stored()).toMatchObject({ status: 'completed', amountPaid: Money.rand(800) })
    expect((await marketplace.payments.movesOf(id)).at(-1)).toMatchObject({ amount: Money.rand(400), offline: { method } })
    expect(await lastChange()).toMatchObject({ from: 'partiallyPaid', to: 'completed' })
    await marketplace.undoCheckOut.execute(command)
    expect(await stored()).toMatchObject({ status: 'confirmed', amountPaid: Money.rand(800) })
  })

  it('sends the guest the way to pay, which works after the stay', async () => {
    const { marketplace, command, guest, id } = await aLastDay()

    await marketplace.checkOut.execute({ ...command, settlement: { kind: 'link' } })
    const paying = await marketplace.confirmAsGuest.execute({ id })

    expect(await guest.hears(id)).toContain('payment-due')
    expect(paying).toMatchObject({ value: { status: 'completed', payment: { url: expect.any(String) } } })
  })

  it('sends no way to pay where the campsite takes no money online, nor for a booking that is paid offline', async () => {
    const { marketplace, command, stored } = await aLastDay()
    const settlement = { kind: 'link' } as const
    const camp = kwenaCamp()
    const organisation = { ...camp.organisation, takesOnlinePayment: false }
    const catalogues = new InMemoryCatalogues([{ ...camp, organisation }])
    const offline = givenMarketplace({ campsites: [camp] })
    const booked = await offline.createOfflineReservation.execute(anOfflineReservation({ received: inCash(400) }))
    if (!booked.ok) throw new Error(booked.refusal.code)
    const { id: idOrReference } = booked.value
    offline.clock.moveTo('2027-02-05T09:00')

    const answers = [
      await new CheckOut({ ...marketplace.ports, catalogues }).execute({ ...command, settlement }),
      await offline.checkOut.execute({ actor: desk, idOrReference, settlement }),
    ]

    const none = refused({ code: 'no-online-payment' })
    expect(answers).toEqual([none, none])
    const left = [await stored(), await offline.reservations.find(idOrReference)]
    expect(left.map((reservation) => reservation?.status)).toEqual(['partiallyPaid', 'partiallyPaid'])
  })

  it('is left owing by somebody with a name', async () => {
    const { marketplace, command, stored, id } = await aLastDay()
    const left = (name: string) => marketplace.checkOut.execute({ ...command, settlement: { kind: 'owing', name } })

    expect(await left(' ')).toEqual(refused({ code: 'debtor-missing' }))
    expect(await left('b'.repeat(101))).toEqual(refused({ code: 'debtor-too-long', most: 100 }))
    expect((await left(' J. Botha ')).ok).toBe(true)

    expect(await stored()).toMatchObject({ status: 'completed', owedBy: 'J. Botha', amountPaid: Money.rand(400) })
    const shown = await marketplace.showReservationToDesk.execute({ actor: desk, idOrReference: id })
    expect(shown).toMatchObject({ value: { owedBy: 'J. Botha', balance: Money.rand(400) } })
    expect(shown.ok && shown.value.history).toContainEqual(expect.objectContaining({ act: 'left-owing', note: 'J. Botha' }))
    expect(shown.ok && shown.value.acts).toContain('write-off')
  })

  it('is written off with a reason, and owed again', async () => {
    const { marketplace, command, id } = await aLastDay()
    expect(await marketplace.writeOffBalance.execute({ ...command, note: 'Gone' })).toEqual(refused({ code: 'stay-not-ended' }))
    await marketplace.checkOut.execute({ ...command, settlement: { kind: 'owing', name: 'J. Botha' } })

    expect(await marketplace.undoWriteOff.execute(command)).toEqual(refused({ code: 'not-written-off' }))
    expect(await marketplace.writeOffBalance.execute({ ...command, note: ' ' })).toEqual(refused({ code: 'note-missing' }))
    const writtenOff = (letters: number) =>
      marketplace.writeOffBalance.execute({ ...command, note: 'x'.repeat(letters), dryRun: true })
    expect(await writtenOff(2001)).toEqual(refused({ code: 'note-too-long', most: 2000 }))
    expect((await writtenOff(2000)).ok).toBe(true)
    expect(await marketplace.writeOffBalance.execute({ ...command, note: 'Gone' })).toMatchObject({
      value: { before: { balance: Money.rand(400) }, after: { balance: Money.zero() } },
    })
    expect(await marketplace.writeOffBalance.execute({ ...command, note: 'Gone' })).toEqual(refused({ code: 'nothing-open' }))
    expect(await marketplace.showReservationToGuest.execute({ id })).toMatchObject({ value: { balance: Money.zero() } })
    expect(await marketplace.confirmAsGuest.execute({ id })).toEqual(refused({ code: 'stay_begun' }))
    expect(await marketplace.undoWriteOff.execute(command)).toMatchObject({ value: { after: { balance: Money.rand(400) } } })
  })
})

describe('checking in', () => {
  it('says first that money is open', async () => {
    const { marketplace, command } = await aBookedStay()
    marketplace.clock.moveTo('2027-02-01T14:00')

    expect(await marketplace.checkIn.execute(command)).toEqual(
      refused({ code: 'check-in-doubted', notLeft: [], balance: Money.rand(400) }),
    )
    expect((await marketplace.checkIn.execute({ ...command, ...certain })).ok).toBe(true)
  })

  it('says first who has not left the plot', async () => {
    const { marketplace, command, guest, id, simpleReference } = await aBookedStay()
    const next = await guest.books({ plots: [stands[0]!], from: '2027-02-05', to: '2027-02-07' }, { payInFull: true })
    await guest.pays(next.payment)
    marketplace.clock.moveTo('2027-02-01T14:00')
    await marketplace.checkIn.execute({ ...command, ...certain })
    marketplace.clock.moveTo('2027-02-05T09:00')
    const received = { actor: desk, idOrReference: next.id }

    expect(await marketplace.checkIn.execute(received)).toMatchObject({
      refusal: { code: 'check-in-doubted', notLeft: [{ reservationId: id, simpleReference, plotName: 'Stand 1' }] },
    })
    await marketplace.checkOut.execute({ ...command, settlement: { kind: 'paid', method: 'cash' } })
    expect((await marketplace.checkIn.execute(received)).ok).toBe(true)
  })
})
