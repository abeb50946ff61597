import type { HeldReservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { simpleReference } from '@camp/domain/reservations/simple-reference.ts'
import type { PlotId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { writeRulesSetAside } from '../desk/rules-set-aside.ts'
import { itemsOfPayment, purposeOfMoney } from '../payments/items-of-payment.ts'
import { agreementsOf } from '../reservations/agreements-of.ts'
import { actorName } from '../reservations/find-managed.ts'
import { mustBeSaved } from '../reservations/must-be-saved.ts'
import { notify } from '../reservations/notify.ts'
import { releaseExpired } from '../reservations/release-expired.ts'
import { mandatoryPapers, offlineReservations, plotsKeptByStaff, toldEvent } from './booked-offline.ts'
import type {
  CreatedOfflineReservation,
  CreateOfflineReservationCommand,
  OfflineReservationRefusal,
} from './offline-reservation-answers.ts'
import type { CreateOfflineReservationPorts } from './offline-reservation-ports.ts'
import { type OfflineReservationPlan, planOfflineReservation, totalOfPlots } from './plan-offline-reservation.ts'

type Answer<Value> = Result<Value, OfflineReservationRefusal>

const referencesTried = 10

/**
 * Staff book for somebody who phoned or walked in: the nights, the guest, the money and the message, all of
 * it or nothing. The store is the last judge of a double sale, as for a guest's hold.
 */
export class CreateOfflineReservation {
  readonly #ports: CreateOfflineReservationPorts

  constructor(ports: CreateOfflineReservationPorts) {
    this.#ports = ports
  }

  execute(command: CreateOfflineReservationCommand): Promise<Answer<CreatedOfflineReservation>> {
    return this.#ports.transaction.run(() => this.#create(command))
  }

  async #create(command: CreateOfflineReservationCommand): Promise<Answer<CreatedOfflineReservation>> {
    const planned = await planOfflineReservation(this.#ports, command)
    if (!planned.ok) return planned
    const plan = planned.value
    const [{ shownAmountDue }, amountDue] = [command, totalOfPlots(plan.plots)]
    if (shownAmountDue && !shownAmountDue.equals(amountDue)) return refused({ code: 'price-changed', amountDue })

    const held = await this.#hold(plan, command)
    if (!held.ok) return held
    const reservation = await this.#book(plan, command, held.value)
    await this.#writeDown(plan, command, reservation)
    const { organisation } = plan.context.catalogue
    const { id, simpleReference: reference, status } = reservation
    return accepted({ id, simpleReference: reference, status, organisationSlug: organisation.slug })
  }

  async #hold(plan: OfflineReservationPlan, command: CreateOfflineReservationCommand): Promise<Answer<HeldReservation>> {
    const { reservations, randomness } = this.#ports
    const plotIds = plan.plots.map(({ plotId }) => plotId)
    await releaseExpired(this.#ports, { plotIds, stay: command.stay, by: actorName(command.actor) })
    for (let tried = 0; tried < referencesTried; tried += 1) {
      const id = randomness.key() as ReservationId
      const named = { id, simpleReference: simpleReference((min, max) => randomness.integer(min, max)) }
      const placed = plotsKeptByStaff(plan, command, named)
      const added = await reservations.add(placed.reservation, placed.change)
      if (added.ok) return accepted(placed.reservation)
      if (added.refusal.code === 'plots-taken') return refused(taken(plan, added.refusal.plotIds))
    }
    throw new Error(`no free reservation reference in ${referencesTried} tries`)
  }

  /** Both steps of its life stand in the history, by whoever booked. */
  async #book(
    plan: OfflineReservationPlan,
    command: CreateOfflineReservationCommand,
    held: HeldReservation,
  ): Promise<SubmittedReservation> {
    const { reservations, vatRates } = this.#ports
    const { catalogue, today } = plan.context
    const vatPercentage = await vatRates.percentageOn(catalogue.organisation.province.country.code, today)
    const { pending, settled } = offlineReservations(plan, command, {
      held,
      userId: await this.#accountOf(command),
      vatPercentage,
    })
    mustBeSaved(await reservations.replace(pending.reservation, pending.change))
    if (!settled.change) return settled.reservation
    mustBeSaved(await reservations.replace({ ...settled.reservation, version: held.version + 1 }, settled.change))
    return settled.reservation
  }

  /** Accounts go by e-mail address; a booking under a number alone is found by whoever proves the number. */
  async #accountOf({ guest }: CreateOfflineReservationCommand): Promise<UserId | null> {
    const { email, firstName, lastName, countryCode, cell, verificationPreference, language } = guest
    if (email === null) return null
    const contact = { email, firstName, lastName, countryCode, cell, verificationPreference, language }
    return this.#ports.users.findOrCreateGuest({ ...contact, marketingConsent: null })
  }

  async #writeDown(
    plan: OfflineReservationPlan,
    command: CreateOfflineReservationCommand,
    reservation: SubmittedReservation,
  ): Promise<void> {
    const { context } = plan
    await this.#recordAgreements(plan, command, reservation)
    await this.#recordMoney(plan, command, reservation)
    await this.#note(plan, command, reservation)
    const by = actorName(command.actor)
    await writeRulesSetAside(this.#ports, { reservation, setAside: plan.setAside, at: context.now, by })
    const event = toldEvent(reservation.status)
    await notify(this.#ports, { event, reservation, context, isWithheld: !command.notifiesCamper, isByDesk: true })
    if (reservation.status === 'pending') {
      await this.#ports.reservations.countConfirmationRequest(reservation.id, context.now)
    }
  }

  async #recordAgreements(
    { context }: OfflineReservationPlan,
    { acceptsTerms }: CreateOfflineReservationCommand,
    reservation: SubmittedReservation,
  ): Promise<void> {
    if (!acceptsTerms) return
    const papers = mandatoryPapers(context, reservation)
    const yes = { acceptedTermIds: papers.terms.map(({ id }) => id), acknowledgedDocuments: papers.documents }
    await this.#ports.agreements.record(reservation, agreementsOf({ ...papers, command: yes, agreedAt: context.now }))
  }

  async #recordMoney(
    { context }: OfflineReservationPlan,
    { actor, received }: CreateOfflineReservationCommand,
    booked: SubmittedReservation,
  ): Promise<void> {
    if (!received) return
    const { id: reservationId, organisationId } = booked
    const { amount, method, reference, paidOn } = received
    const offline = { method, reference, paidOn, recordedBy: actorName(actor) }
    const reservation = { ...booked, amountPaid: Money.zero(amount.currency) }
    const purpose = purposeOfMoney(reservation, amount)
    const items = await itemsOfPayment(this.#ports, { reservation, amount, purpose, context })
    const move = { id: this.#ports.randomness.uuid(), organisationId, reservationId, amount, at: context.now, offline, items }
    await this.#ports.payments.recordOfflinePayment({ ...move, kind: 'capture' })
  }

  /** Where the desk looks for notes. */
  async #note(
    { context }: OfflineReservationPlan,
    { actor, agreed, notes }: CreateOfflineReservationCommand,
    { id: reservationId, organisationId }: SubmittedReservation,
  ): Promise<void> {
    for (const note of [notes?.trim(), agreed?.reason.trim()]) {
      if (!note) continue
      const entry = { id: this.#ports.randomness.uuid(), organisationId, reservationId, act: 'note' as const, note }
      await this.#ports.deskLog.add({ ...entry, at: context.now, by: actorName(actor) })
    }
  }
}

function taken({ plots }: OfflineReservationPlan, plotIds: readonly PlotId[]): OfflineReservationRefusal {
  const nameOfPlot = (id: PlotId) => plots.find(({ plotId }) => plotId === id)?.plotName ?? ''
  return { code: 'booked', plots: plotIds.map((plotId) => ({ plotId, plotName: nameOfPlot(plotId), criteria: [] })) }
}
