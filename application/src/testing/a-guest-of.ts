import { isCampsiteEvent } from '@camp/domain/messaging/notification.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { noEquipment, type Party } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aParty } from '@camp/domain/testing/a-party.ts'
import type { PaymentLink, SubmitCommand } from '../reservations/submission.ts'
import { confirmationOf } from '../reservations/testing/readable-confirmation-keys.ts'
import { stands } from './a-campsite.ts'
import type { Marketplace } from './given-marketplace.ts'

export interface WishedStay {
  readonly orgSlug?: string
  readonly plots?: readonly Pick<Plot, 'id'>[]
  readonly from?: string
  readonly to?: string
  /** On each of the plots. */
  readonly party?: Partial<Party>
}

/** Four nights from 1 February 2027 for two adults on Stand 1 of Kwena Camp: R800.00. */
export function aWish({
  orgSlug = 'kwena-camp',
  plots = stands.slice(0, 1),
  from = '2027-02-01',
  to = '2027-02-05',
  party,
}: WishedStay = {}) {
  const each = { party: aParty(party), equipment: noEquipment }
  const wished = plots.map(({ id: plotId }) => ({ plotId, ...each }))
  return { orgSlug, stay: StayDates.of(from, to), plots: wished, from: null }
}

export function aSubmission(id: ReservationId, facts: Partial<SubmitCommand> = {}): SubmitCommand {
  return {
    id,
    firstName: 'Thandi',
    lastName: 'Nkosi',
    email: 'thandi@example.test',
    countryCode: '+27',
    cell: '0821234567',
    verificationPreference: 'WHATSAPP',
    optIntoMarketing: false,
    specialRequest: null,
    allergies: null,
    vehiclePlate: null,
    language: 'en',
    acceptedTermIds: [],
    acknowledgedDocuments: [],
    payInFull: false,
    ...facts,
  }
}

/** Somebody who books at the marketplace, step by step; every step is one that has to succeed. */
export function aGuestOf(marketplace: Marketplace) {
  const holds = async (booking: WishedStay = {}) => accepted(await marketplace.placeHold.execute(aWish(booking)))
  const submits = async (id: ReservationId, facts: Partial<SubmitCommand> = {}) =>
    accepted(await marketplace.submitReservation.execute(aSubmission(id, facts)))
  const books = async (booking: WishedStay = {}, facts: Partial<SubmitCommand> = {}) => submits((await holds(booking)).id, facts)
  const tells = (received: Parameters<typeof marketplace.receivePaymentNotification.execute>[0]) =>
    marketplace.receivePaymentNotification.execute(received)
  /** On the gateway's page, which tells us at once. */
  const pays = async (payment: PaymentLink | null) => accepted(await tells(marketplace.gateway.pay(checkoutOf(payment))))
  const confirms = async (id: ReservationId) =>
    accepted(await marketplace.confirmAsGuest.execute({ id, confirmation: confirmationOf(id) }))
  const cancels = async (id: ReservationId) => accepted(await marketplace.cancelAsGuest.execute({ id }))
  const sees = async (id: ReservationId) => accepted(await marketplace.showReservationToGuest.execute({ id }))
  /** What happened to the guest by e-mail, first things first. */
  const hears = async (id: ReservationId) => {
    const messages = await marketplace.outbox.list({ reservationId: id, limit: 100 })
    return messages
      .filter(({ channel, event }) => channel === 'email' && !isCampsiteEvent(event))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map(({ event }) => event)
  }
  return { holds, submits, books, tells, pays, confirms, cancels, sees, hears }
}

/** The last part of the gateway's address names the checkout. */
export function checkoutOf(payment: PaymentLink | null): string {
  const checkoutId = payment?.url.split('/').at(-1)
  if (!payment?.url.startsWith('https://gateway.test/') || !checkoutId) throw new Error('there is nothing to pay at the gateway')
  return checkoutId
}

function accepted<Value>(
  answer: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: unknown },
) {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer.refusal)}`)
  return answer.value
}
