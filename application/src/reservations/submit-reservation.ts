import { missingDocuments } from '@camp/domain/documents/document.ts'
import { waitForPayment } from '@camp/domain/messaging/still-true.ts'
import { documentsOf, mandatoryTermsFor, termsFor } from '@camp/domain/organisations/put-to-guests.ts'
import type { HoldLimits } from '@camp/domain/reservations/hold-limits.ts'
import { onlineAmountDue } from '@camp/domain/reservations/online-amount-due.ts'
import { paymentOfHold } from '@camp/domain/reservations/payment-of-hold.ts'
import { readyToSubmit } from '@camp/domain/reservations/readiness.ts'
import type { HeldReservation, PendingReservation, SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { judgeSubmission, submitJudged } from '@camp/domain/reservations/submit.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { PaymentGatewayUnavailable } from '../payments/payment-gateway.ts'
import type { PaymentAttempt } from '../payments/payments.ts'
import type { SignedInPayer } from '../payments/signed-in-payer.ts'
import { newAttempt, openCheckout, type StartPaymentPorts, startPayment } from '../payments/start-payment.ts'
import type { Users } from '../people/users.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import { allOf } from '../shared/all-of.ts'
import type { Agreements } from './agreements.ts'
import { agreementsOf } from './agreements-of.ts'
import { momentOf } from './moment-of.ts'
import { mustBeSaved } from './must-be-saved.ts'
import { notify } from './notify.ts'
import { contextOf, type ReservationContext } from './reservation-context.ts'
import type { ReservationPorts } from './reservation-ports.ts'
import type { AgreementsMissing, ReservationConflict, TooManyRequests } from './reservation-refusals.ts'
import type { PaymentLink, SubmitCommand, Submitted } from './submission.ts'
import { tooManyRequests } from './too-many-requests.ts'

export interface SubmitReservationPorts extends ReservationPorts, StartPaymentPorts {
  readonly users: Users
  readonly vatRates: VatRates
  readonly agreements: Agreements
  /** Null: nobody is limited. */
  readonly holdLimits: HoldLimits | null
}

type Refusal = ReservationConflict | AgreementsMissing | TooManyRequests

interface Pending {
  readonly reservation: SubmittedReservation
  readonly context: ReservationContext
  /** Of the first submission, written with it. */
  readonly attempt: PaymentAttempt | null
}

/** The wording that is kept with a consent to marketing (POPIA s69). */
const marketingWording = 'guest-details-2026-11'

/**
 * The guest's details and their yes to the terms make a hold a reservation; what is due online leads to the
 * gateway at once.
 */
export class SubmitReservation {
  readonly #ports: SubmitReservationPorts

  constructor(ports: SubmitReservationPorts) {
    this.#ports = ports
  }

  async execute(command: SubmitCommand): Promise<Result<Submitted, Refusal>> {
    const pending = await this.#ports.transaction.run(() => this.#submit(command))
    if (!pending.ok) return pending
    const { reservation, context } = pending.value
    const linkToPay = `${this.#ports.publicUrl}/r/${reservation.id}/confirm?voucher=asked`
    return accepted({
      id: reservation.id,
      organisationSlug: context.catalogue.organisation.slug,
      simpleReference: reservation.simpleReference,
      status: reservation.status,
      expiryDate: reservation.status === 'pending' ? reservation.expiryDate : reservation.statusDate,
      amountDue: reservation.amountDue,
      amountDueUpFront: reservation.amountDueUpFront,
      dueDate: reservation.dueDate,
      payment: command.hasVoucher ? { url: linkToPay } : await this.#paymentFor(pending.value, command.payer),
    })
  }

  async #submit(command: SubmitCommand): Promise<Result<Pending, Refusal>> {
    const { reservations } = this.#ports
    const found = await reservations.findForChange(command.id)
    if (!found) return refused({ code: 'not-found' })
    const context = await contextOf(found, this.#ports)
    const readiness = readyToSubmit(found, momentOf(context))
    if (readiness.kind === 'conflict') return refused({ code: readiness.refusal.code })
    if (readiness.kind === 'done-before')
      return accepted({ reservation: readiness.reservation as SubmittedReservation, context, attempt: null })

    const submitted = await this.#submitHeld(readiness.reservation, command, context)
    if (!submitted.ok) return submitted
    const reservation = submitted.value
    const attempt = this.#firstAttempt(reservation, context, command)
    await allOf([
      this.#recordAgreements(readiness.reservation, command, context),
      attempt && this.#ports.payments.addAttempt(attempt),
      notify(this.#ports, { event: 'submitted', reservation, context, ...(attempt && { wait: waitForPayment }) }),
    ])
    return accepted({ reservation, context, attempt })
  }

  /** A hold has seen none. */
  #firstAttempt(reservation: PendingReservation, { catalogue }: ReservationContext, { payer = null, hasVoucher }: SubmitCommand) {
    if (hasVoucher) return null
    const amount = onlineAmountDue(reservation, catalogue.organisation.takesOnlinePayment)
    return amount.isPositive ? newAttempt(this.#ports, reservation, { amount, payer, earlier: 0 }) : null
  }

  #recordAgreements(held: HeldReservation, command: SubmitCommand, { catalogue, now }: ReservationContext): Promise<void> {
    const terms = termsFor(catalogue, held.plots)
    const documents = documentsOf(catalogue)
    return this.#ports.agreements.record(held, agreementsOf({ terms, documents, command, agreedAt: now }))
  }

  async #submitHeld(
    held: HeldReservation,
    command: SubmitCommand,
    context: ReservationContext,
  ): Promise<Result<PendingReservation, Refusal>> {
    const { reservations, users, vatRates, holdLimits } = this.#ports
    const put = termsFor(context.catalogue, held.plots)
    const acceptedTermIds = put.map(({ id }) => id).filter((id) => command.acceptedTermIds.includes(id))
    const mandatoryTermIds = mandatoryTermsFor(context.catalogue, held.plots).map(({ id }) => id)
    const judged = judgeSubmission(held, { moment: momentOf(context), mandatoryTermIds, acceptedTermIds })
    if (!judged.ok) return judged
    const documents = documentsOf(context.catalogue)
    const missing = missingDocuments(documents, command.acknowledgedDocuments)
    if (missing.length > 0) return refused({ code: 'documents_missing', documentIds: missing.map(({ id }) => id) })

    const reached = holdLimits && (await reservations.countSubmission(held.id, holdLimits, context.now))
    if (reached) return refused(tooManyRequests(reached, context.now))

    const { firstName, lastName, email, countryCode, cell, verificationPreference, language } = command
    const { country } = context.catalogue.organisation.province
    const contact = { firstName, lastName, email, countryCode, cell, verificationPreference, language }
    const marketingConsent = command.optIntoMarketing ? { at: context.now, wording: marketingWording } : null
    const userId = await users.findOrCreateGuest({ ...contact, marketingConsent })
    const { amountDueUpFront, dueDate } = paymentOfHold(held, context.today, command.payInFull)
    const { reservation, change } = submitJudged(judged.value, {
      by: 'guest',
      guest: {
        ...contact,
        userId,
        specialRequest: command.specialRequest,
        allergies: command.allergies,
        vehiclePlate: command.vehiclePlate,
      },
      payInFull: command.payInFull,
      amountDueUpFront,
      dueDate,
      vatPercentage: await vatRates.percentageOn(country.code, context.today),
    })
    mustBeSaved(await reservations.replace(reservation, change, context.now))
    return accepted(reservation)
  }

  /**
   * The first payment alone: a balance has its own page. A gateway that does not answer costs nothing: our
   * own page tries again.
   */
  async #paymentFor({ reservation, context, attempt }: Pending, payer: SignedInPayer | null = null): Promise<PaymentLink | null> {
    if (reservation.status !== 'pending') return null
    const amount = onlineAmountDue(reservation, context.catalogue.organisation.takesOnlinePayment)
    if (!amount.isPositive) return null
    const ownPage = { url: `${this.#ports.publicUrl}/r/${reservation.id}/confirm` }
    // Submitted in another tab: its payment page may be open, and a second one would take the money twice.
    if (!attempt && (await this.#ports.payments.attemptsOf(reservation.id)).length > 0) return ownPage
    try {
      if (attempt) return await openCheckout(this.#ports, reservation, { attempt, payer })
      return await startPayment(this.#ports, reservation, amount, payer)
    } catch (error) {
      if (!(error instanceof PaymentGatewayUnavailable)) throw error
      return ownPage
    }
  }
}
