import { cancellationLadder } from '@camp/domain/cancellation/cancellation-ladder.ts'
import { amountDueUpFront, type ReservationPayment } from '@camp/domain/deposit/amount-due-up-front.ts'
import type { Document } from '@camp/domain/documents/document.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { SpecialTerm } from '@camp/domain/organisations/special-term.ts'
import type { HeldReservation, ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { sumOfParties } from '@camp/domain/stay-rules/party.ts'
import { organisationFacts } from '../organisations/organisation-facts.ts'
import type { ReservationContext } from './reservation-context.ts'
import type { HoldView } from './reservation-views.ts'

/** What `/reserve` shows while the plots are held. */
export function holdView(held: HeldReservation, context: ReservationContext, vatPercentage: number): HoldView {
  const { catalogue, today } = context
  const payment = paymentOf(held, today, false)
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
    cancellation: cancellationLadder(held.cancellationPolicy, held.stay.arrival),
    vatPercentage,
  }
}

/** The active terms that are put to the guests of these plots' sites. */
export function termsFor(catalogue: Catalogue, plots: readonly ReservedPlot[]): readonly SpecialTerm[] {
  const siteIds = new Set(plots.map(({ siteId }) => siteId))
  return catalogue.specialTerms.filter((term) => term.isActive && term.siteIds.some((id) => siteIds.has(id)))
}

/** The active documents are put to every guest. */
export function documentsOf(catalogue: Catalogue): readonly Document[] {
  return catalogue.documents.filter(({ isActive }) => isActive)
}

/** What is due when, by the rules that were kept with the plots. */
export function paymentOf(held: HeldReservation, today: Temporal.PlainDate, payInFull: boolean): ReservationPayment {
  return amountDueUpFront({
    plots: held.plots.map(({ quote, paymentRule }) => ({ total: quote.total, rule: paymentRule })),
    arrival: held.stay.arrival,
    today,
    payInFull,
  })
}
