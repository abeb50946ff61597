import { cancellationLadder } from '@camp/domain/cancellation/cancellation-ladder.ts'
import { directPaymentAhead } from '@camp/domain/deposit/direct-payment.ts'
import { documentsOf, termsFor } from '@camp/domain/organisations/put-to-guests.ts'
import { paymentOfHold } from '@camp/domain/reservations/payment-of-hold.ts'
import type { HeldReservation } from '@camp/domain/reservations/reservation.ts'
import { sumOfParties } from '@camp/domain/stay-rules/party.ts'
import { organisationFacts } from '../organisations/organisation-facts.ts'
import type { ReservationContext } from './reservation-context.ts'
import type { HoldView } from './reservation-views.ts'

/** What `/reserve` shows while the plots are held. */
export function holdView(held: HeldReservation, context: ReservationContext, vatPercentage: number): HoldView {
  const { catalogue, today } = context
  const payment = paymentOfHold(held, today, false)
  return {
    id: held.id,
    status: held.status,
    expiryDate: held.expiryDate,
    canExtend: !held.isExtended,
    organisation: organisationFacts(catalogue, context.rating),
    stay: held.stay,
    party: sumOfParties(held.plots.map(({ party }) => party)),
    plots: held.plots.map(({ plotId, plotName, siteName, party, quote }) => ({ plotId, plotName, siteName, party, quote })),
    total: held.amountDue,
    specialTerms: termsFor(catalogue, held.plots).map(({ id, name, type, text }) => ({ id, name, type, text })),
    documents: documentsOf(catalogue).map(({ id, title, text, version, isMandatory }) => ({
      id,
      title,
      text,
      version,
      isMandatory,
    })),
    deposit: payment.balance.isPositive ? payment : null,
    direct: catalogue.organisation.takesOnlinePayment
      ? null
      : directPaymentAhead({ ...payment, arrival: held.stay.arrival }, { ...catalogue.organisation, today }),
    cancellation: cancellationLadder(held.cancellationPolicy, held.stay.arrival),
    vatPercentage,
  }
}
