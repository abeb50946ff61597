import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { aPlacedCampsite } from '../organisations/testing/some-catalogues.ts'
import { type Actor, system, visitor } from '../shared/actor.ts'
import { campsite, testId } from '../testing/a-campsite.ts'
import { aGuestOf } from '../testing/a-guest-of.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import { kwenaCamp } from '../testing/kwena-camp.ts'

const own = campsite.organisation.id
const elsewhere = aPlacedCampsite({ number: 500, name: 'Elsewhere' })
const somebody = (role: Role, ...organisationIds: readonly OrganisationId[]): Actor => {
  return { kind: 'user', userId: testId(9) as UserId, role, organisationIds }
}
const desk = somebody('ORGUSER', own)

const allowed: readonly (readonly [string, Actor])[] = [
  ['an ORGUSER of the organisation', desk],
  ['an ORGADMIN of the organisation', somebody('ORGADMIN', own)],
  ['a SUPERADMIN', somebody('SUPERADMIN')],
  ['an operator', system('camp')],
]
const strangers: readonly (readonly [string, Actor])[] = [
  ['an ORGADMIN of another organisation', somebody('ORGADMIN', elsewhere.organisation.id)],
  ['a USER', somebody('USER')],
  ['a USER with a link to the organisation', somebody('USER', own)],
  ['a visitor', visitor],
]

async function givenPaid(at = '2026-11-21T10:00') {
  const marketplace = givenMarketplace({ campsites: [kwenaCamp(), elsewhere], at })
  const guest = aGuestOf(marketplace)
  const { id, simpleReference, payment } = await guest.books()
  await guest.pays(payment)
  const cancel = (facts: Partial<Parameters<typeof marketplace.cancelAsOperator.execute>[0]> = {}) =>
    marketplace.cancelAsOperator.execute({
      actor: desk,
      idOrReference: id,
      note: 'Burst dam',
      refund: { kind: 'policy' },
      dryRun: false,
      ...facts,
    })
  return { marketplace, guest, id, simpleReference, cancel }
}

describe('cancelling by the staff', () => {
  it('refunds by the policy, tells the guest and keeps the note', async () => {
    const { marketplace, guest, id, simpleReference, cancel } = await givenPaid()
    marketplace.clock.moveTo('2027-01-20T10:00')

    const answer = await cancel({ idOrReference: simpleReference })

    expect(answer).toEqual(accepted({ id, status: 'cancelled', refundAmount: Money.rand(200), voucher: null }))
    expect(await guest.sees(id)).toMatchObject({ cancellation: { by: 'staff', reason: 'staff-cancelled', note: 'Burst dam' } })
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'cancelled'])
    expect((await marketplace.reservations.history(id)).at(-1)).toMatchObject({ by: testId(9), why: 'Burst dam' })
  })

  it('refunds everything when it says so, even during the stay', async () => {
    const { marketplace, id, cancel } = await givenPaid()
    marketplace.clock.moveTo('2027-02-02T10:00')

    expect(await cancel({ refund: { kind: 'full' } })).toEqual(
      accepted({ id, status: 'cancelled', refundAmount: Money.rand(400), voucher: null }),
    )
  })

  it.each(['', '   '])('is refused without a note (%j)', async (note) => {
    const { guest, id, cancel } = await givenPaid()

    expect(await cancel({ note })).toEqual(refused({ code: 'note-missing' }))
    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })
  })

  it('needs no note while nothing is paid', async () => {
    const marketplace = givenMarketplace()
    const { id } = await aGuestOf(marketplace).books()

    const answer = await marketplace.cancelAsOperator.execute({
      actor: desk,
      idOrReference: id,
      note: '',
      refund: { kind: 'policy' },
      dryRun: false,
    })

    expect(answer).toEqual(accepted({ id, status: 'cancelled', refundAmount: Money.zero(), voucher: null }))
  })

  it('tried out changes nothing', async () => {
    const { marketplace, guest, id, cancel } = await givenPaid()

    const answer = await cancel({ dryRun: true })

    expect(answer).toEqual(accepted({ id, status: 'cancelled', refundAmount: Money.rand(400), voucher: null }))
    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })
    expect(await marketplace.payments.refundTasksOf(id)).toEqual([])
  })

  it('again answers the same, after the guest too', async () => {
    const { guest, id, cancel } = await givenPaid()
    await guest.cancels(id)

    expect(await cancel()).toEqual(accepted({ id, status: 'cancelled', refundAmount: Money.rand(400), voucher: null }))
    expect(await guest.hears(id)).toEqual(['submitted', 'deposit-received', 'cancelled'])
  })

  it('comes too late for a stay that is over', async () => {
    const { marketplace, cancel } = await givenPaid()
    marketplace.clock.moveTo('2027-02-06T10:00')
    await marketplace.completeStays.execute({ dryRun: false })

    expect(await cancel()).toEqual(refused({ code: 'wrong_state' }))
  })

  it.each(allowed)('is done by %s', async (_who, actor) => {
    const { cancel } = await givenPaid()

    expect((await cancel({ actor })).ok).toBe(true)
  })

  it.each(strangers)('finds nothing for %s', async (_who, actor) => {
    const { guest, id, cancel } = await givenPaid()

    expect(await cancel({ actor })).toEqual(refused({ code: 'not-found' }))
    expect(await guest.sees(id)).toMatchObject({ status: 'partiallyPaid' })
  })
})

describe('inspecting a reservation', () => {
  it.each(allowed)('finds it for %s', async (_who, actor) => {
    const { marketplace, id, simpleReference } = await givenPaid()

    const inspected = await marketplace.showReservationToOperator.execute({ actor, idOrReference: simpleReference })

    expect(inspected).toMatchObject({ ok: true, value: { reservation: { id, status: 'partiallyPaid' } } })
  })

  it.each(strangers)('finds nothing for %s', async (_who, actor) => {
    const { marketplace, id } = await givenPaid()

    expect(await marketplace.showReservationToOperator.execute({ actor, idOrReference: id })).toEqual(
      refused({ code: 'not-found' }),
    )
  })
})

describe('listing reservations', () => {
  it.each(allowed)("lists the organisation's for %s", async (_who, actor) => {
    const { marketplace, id } = await givenPaid()

    const listed = await marketplace.listReservations.execute({ actor, orgSlug: 'kwena-camp', limit: 10 })

    expect(listed).toMatchObject({ ok: true, value: [{ id, guestName: 'Thandi Nkosi', plotNames: ['Stand 1'] }] })
  })

  it.each(strangers)('is not for %s', async (_who, actor) => {
    const { marketplace } = await givenPaid()
    const code = actor.kind === 'user' && actor.role !== 'USER' ? 'not-found' : 'not-permitted'

    expect(await marketplace.listReservations.execute({ actor, orgSlug: 'kwena-camp', limit: 10 })).toEqual(refused({ code }))
  })

  it('of every organisation is for the platform alone', async () => {
    const { marketplace, id } = await givenPaid()
    const listFor = (actor: Actor) => marketplace.listReservations.execute({ actor, orgSlug: null, limit: 10 })

    expect(await listFor(somebody('SUPERADMIN'))).toMatchObject({ ok: true, value: [{ id }] })
    expect(await listFor(desk)).toEqual(refused({ code: 'not-permitted' }))
    expect(await listFor(visitor)).toEqual(refused({ code: 'not-permitted' }))
  })
})
