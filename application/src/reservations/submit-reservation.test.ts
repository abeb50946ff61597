import type { OrganisationId, ReservationId, SpecialTermId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { describe, expect, it } from 'vitest'
import { system } from '../shared/actor.ts'
import { testId } from '../testing/a-campsite.ts'
import { aSubmission } from '../testing/a-guest-of.ts'
import { aDocument, aTerm, halfNow } from '../testing/kwena-camp.ts'
import { givenHold } from './testing/given-hold.ts'

describe('submitting a hold', () => {
  it('makes it pending for 24 hours and leads to the gateway for the deposit', async () => {
    const { marketplace, guest, id } = await givenHold()

    const submitted = await guest.submits(id)

    expect(submitted).toMatchObject({
      id,
      organisationSlug: 'kwena-camp',
      status: 'pending',
      expiryDate: Temporal.Instant.from('2026-11-22T08:00:00Z'),
      amountDue: Money.rand(800),
      amountDueUpFront: Money.rand(400),
      dueDate: Temporal.PlainDate.from('2027-01-18'),
      payment: { url: 'https://gateway.test/checkout/checkout-1' },
    })
    const { merchantTransactionId, ...request } = marketplace.gateway.requests()[0]!
    expect(merchantTransactionId).toBe(`${submitted.simpleReference.replaceAll('-', '')}01`)
    expect(request).toMatchObject({
      amount: Money.rand(400),
      returnUrl: `https://camp.test/r/${id}/payment-return`,
      cancelUrl: `https://camp.test/r/${id}/confirm`,
      customer: { givenName: 'Thandi', surname: 'Nkosi', email: 'thandi@example.test', mobile: '+27821234567' },
    })
  })

  it('asks for everything when the guest pays in full', async () => {
    const { marketplace, guest, id } = await givenHold()

    const submitted = await guest.submits(id, { payInFull: true })

    expect(submitted).toMatchObject({ amountDueUpFront: Money.rand(800), dueDate: null })
    expect(marketplace.gateway.requests()[0]?.amount).toEqual(Money.rand(800))
  })

  it.each([
    ['on arrival, the balance is due then', halfNow({ partialPaymentDueType: 'onArrival' }), 400, '2027-02-01'],
    ['too late for a deposit, all is due', halfNow({ partialPaymentDueDays: 73 }), 800, null],
    ['on the last day for a deposit, it still counts', halfNow({ partialPaymentDueDays: 72 }), 400, '2026-11-21'],
    ['a rule that is switched off does not count', halfNow({ isActive: false }), 800, null],
  ])('%s', async (_what, rule, upFront, dueDate) => {
    const { guest, id } = await givenHold({ rule })

    const submitted = await guest.submits(id)

    expect(submitted.amountDueUpFront).toEqual(Money.rand(upFront))
    expect(submitted.dueDate?.toString() ?? null).toBe(dueDate)
  })

  it('expires at the end of the arrival day if that is sooner', async () => {
    const { guest, id } = await givenHold({ plot: { allowLateBooking: true } }, { from: '2026-11-21', to: '2026-11-23' })

    expect((await guest.submits(id)).expiryDate).toEqual(aMoment('2026-11-22T00:00').now)
  })

  it('is too late when the arrival day ended meanwhile', async () => {
    const late = { from: '2026-11-21', to: '2026-11-23' }
    const { marketplace, id } = await givenHold({ plot: { allowLateBooking: true } }, late, '2026-11-21T23:50')
    marketplace.clock.moveTo('2026-11-22T00:00')

    expect(await marketplace.submitReservation.execute(aSubmission(id))).toEqual(refused({ code: 'expired' }))
    expect(marketplace.users.asked).toEqual([])
  })

  it('tells the guest once by each channel, and the campsite', async () => {
    const { marketplace, guest, id } = await givenHold()

    await guest.submits(id, { verificationPreference: 'SMS' })

    const messages = await marketplace.outbox.list({ reservationId: id, limit: 10 })
    expect(messages.map(({ channel, to, event, type }) => ({ channel, to, event, type }))).toEqual([
      { channel: 'sms', to: '27821234567', event: 'submitted', type: 'booking_request_confirmation' },
      { channel: 'email', to: 'thandi@example.test', event: 'submitted', type: 'booking_request_confirmation' },
      { channel: 'email', to: 'desk@kwena-camp.test', event: 'booking-received', type: 'default' },
    ])
    expect(messages[0]?.facts.links.confirm).toBe(`https://camp.test/r/${id}/confirm`)
  })

  it('asks a guest at the payment page to confirm ten minutes later, and tells the campsite at once', async () => {
    const { marketplace, guest, id } = await givenHold()

    await guest.submits(id)

    const now = marketplace.clock.now()
    const messages = await marketplace.outbox.list({ reservationId: id, limit: 10 })
    expect(messages.map(({ event, nextTryAt }) => [event, now.until(nextTryAt).total('minutes')])).toEqual([
      ['submitted', 10],
      ['submitted', 10],
      ['booking-received', 0],
    ])
  })

  it('asks at once for the confirmation that is all there is to do', async () => {
    const { marketplace, guest, id } = await givenHold({ organisation: { takesOnlinePayment: false } })

    await guest.submits(id)

    const messages = await marketplace.outbox.list({ reservationId: id, event: 'submitted', limit: 10 })
    expect(messages.map(({ nextTryAt }) => nextTryAt)).toEqual([marketplace.clock.now(), marketplace.clock.now()])
  })

  it('submitted again answers the same, with one message and one account', async () => {
    const { marketplace, guest, id } = await givenHold()
    const { payment, ...submitted } = await guest.submits(id)

    const { payment: another, ...again } = await guest.submits(id, { email: 'somebody-else@example.test' })

    expect(again).toEqual(submitted)
    expect(payment).not.toBeNull()
    expect(another, 'one page of the gateway').toEqual({ url: `https://camp.test/r/${id}/confirm` })
    expect(await marketplace.payments.attemptsOf(id)).toHaveLength(1)
    expect(await guest.hears(id)).toEqual(['submitted'])
    expect(marketplace.users.asked).toHaveLength(1)
  })

  it('submitted with a voucher and again without one leads to the gateway', async () => {
    const { marketplace, guest, id } = await givenHold()
    const withVoucher = await guest.submits(id, { hasVoucher: true })

    const without = await guest.submits(id)

    expect(withVoucher.payment).toEqual({ url: `https://camp.test/r/${id}/confirm?voucher=asked` })
    expect(without.payment?.url).toMatch(/^https:\/\/gateway\.test\//)
    expect(await marketplace.payments.attemptsOf(id)).toHaveLength(1)
  })

  it('submitted again after the deposit leads to no other payment', async () => {
    const { guest, id } = await givenHold()
    await guest.pays((await guest.submits(id)).payment)

    expect(await guest.submits(id)).toMatchObject({ status: 'partiallyPaid', payment: null })
  })

  it.each([
    ['a hold that ran out', '2026-11-21T10:15', false, 'expired'],
    ['a hold that was released', '2026-11-21T10:05', true, 'already_cancelled'],
  ] as const)('refuses %s', async (_what, at, isReleased, code) => {
    const { marketplace, id } = await givenHold()
    if (isReleased) await marketplace.releaseHold.execute({ id })
    marketplace.clock.moveTo(at)

    expect(await marketplace.submitReservation.execute(aSubmission(id))).toEqual(refused({ code }))
  })

  it('knows no other reservation', async () => {
    const { marketplace } = await givenHold()

    expect(await marketplace.submitReservation.execute(aSubmission('nobody' as ReservationId))).toEqual(
      refused({ code: 'not-found' }),
    )
  })
})

describe('the terms of a submission', () => {
  const optional = aTerm(2, { type: 'Optional' })
  const terms = [aTerm(1), optional, aTerm(3, { isActive: false }), aTerm(4, { siteIds: [] }), aTerm(5)]

  it('must be accepted where they are mandatory and active at the held sites, or nothing is written', async () => {
    const { marketplace, guest, id } = await givenHold({ terms })

    const answer = await marketplace.submitReservation.execute(aSubmission(id, { acceptedTermIds: [aTerm(5).id, optional.id] }))

    expect(answer).toEqual(refused({ code: 'terms_missing', termIds: [aTerm(1).id] }))
    expect(await guest.sees(id)).toMatchObject({ status: 'temporaryHold' })
    expect(marketplace.users.asked).toEqual([])
    expect(await guest.hears(id)).toEqual([])
  })

  it('are kept as accepted, those alone that were put to the guest', async () => {
    const { marketplace, guest, id } = await givenHold({ terms })
    const foreign = testId(77) as SpecialTermId

    await guest.submits(id, { acceptedTermIds: [aTerm(5).id, foreign, aTerm(1).id, optional.id, aTerm(4).id] })

    const kept = await marketplace.reservations.find(id)
    expect(kept).toMatchObject({ acceptedTermIds: [aTerm(1).id, optional.id, aTerm(5).id], termsAcceptedAt: aMoment().now })
  })
})

describe('the documents of a submission', () => {
  const plan = aDocument(2, { isMandatory: false })
  const documents = [aDocument(1), plan, aDocument(3, { isActive: false })]

  it.each([
    ['none', []],
    ['an older wording', [{ id: aDocument(1).id, version: 1 }]],
  ])('must be acknowledged as they stand: %s is refused, and nothing is written', async (_, acknowledgedDocuments) => {
    const { marketplace, guest, id } = await givenHold({ documents })

    const answer = await marketplace.submitReservation.execute(aSubmission(id, { acknowledgedDocuments }))

    expect(answer).toEqual(refused({ code: 'documents_missing', documentIds: [aDocument(1).id] }))
    expect(await guest.sees(id)).toMatchObject({ status: 'temporaryHold' })
    expect(marketplace.users.asked).toEqual([])
  })

  it('are kept with the terms in the words of that moment, for the staff of the campsite alone', async () => {
    const { marketplace, guest, id } = await givenHold({ documents, terms: [aTerm(1)] })
    const organisationIds = [marketplace.campsites[0]?.organisation.id as OrganisationId]
    const staff = (ids: readonly OrganisationId[]) =>
      ({ kind: 'user', userId: testId(9) as UserId, role: 'ORGUSER', organisationIds: ids }) as const

    await guest.submits(id, { acceptedTermIds: [aTerm(1).id], acknowledgedDocuments: [{ id: aDocument(1).id, version: 2 }] })

    expect(await marketplace.showAgreements.execute({ actor: staff(organisationIds), id })).toEqual(
      accepted([
        {
          kind: 'term',
          sourceId: aTerm(1).id,
          name: 'Term 1',
          text: '<p>No generators.</p>',
          version: null,
          isMandatory: true,
          agreedAt: aMoment().now,
        },
        {
          kind: 'document',
          sourceId: aDocument(1).id,
          name: 'Document 1',
          text: '<p>You camp at your own risk.</p>',
          version: 2,
          isMandatory: true,
          agreedAt: aMoment().now,
        },
      ]),
    )
    expect(await marketplace.showAgreements.execute({ actor: staff([]), id })).toEqual(refused({ code: 'not-found' }))
  })

  it('are kept each, in the wording that was acknowledged', async () => {
    const { marketplace, guest, id } = await givenHold({ documents: [aDocument(1), plan, aDocument(4, { isMandatory: false })] })
    const [rules, map, older] = [aDocument(1), plan, aDocument(4)]
    const acknowledgedDocuments = [
      { id: rules.id, version: 2 },
      { id: map.id, version: 2 },
      { id: older.id, version: 1 },
    ]

    await guest.submits(id, { acknowledgedDocuments })

    const kept = await marketplace.showAgreements.execute({ actor: system('desk'), id })
    expect(kept.ok && kept.value.map(({ sourceId }) => sourceId)).toEqual([rules.id, map.id])
  })
})
