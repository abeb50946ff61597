import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { quoteFromCatalogue } from '@camp/domain/pricing/quote-from-catalogue.ts'
import { type AmendedReservation, amend } from '@camp/domain/reservations/amend/amend.ts'
import { type GrantedPlot, judgeAmendment } from '@camp/domain/reservations/amend/judge-amendment.ts'
import { atKeptPrice } from '@camp/domain/reservations/amend/kept-price.ts'
import {
  type AmendableReservation,
  readyToAmendAsGuest,
  readyToAmendAsStaff,
} from '@camp/domain/reservations/amend/ready-to-amend.ts'
import { areSamePlots, areSameUses } from '@camp/domain/reservations/amend/same-plots.ts'
import { judgeShape } from '@camp/domain/reservations/amend/shape-of-amendment.ts'
import type { Reservation, ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { mayManageReservations } from '../../shared/permissions.ts'
import { momentOf } from '../moment-of.ts'
import { contextOf, type ReservationContext } from '../reservation-context.ts'
import { amenderName } from './amender-name.ts'
import type { AmendmentQuery, AmendmentRefusal, RuleSetAside } from './amendment-answers.ts'
import type { AmendmentPorts } from './amendment-ports.ts'

/** What an amendment would make of a reservation, before anything is written. */
export interface AmendmentPlan {
  readonly before: AmendableReservation
  readonly after: AmendedReservation
  readonly isUnchanged: boolean
  /** By staff, plot by plot. */
  readonly setAside: readonly RuleSetAside[]
  readonly context: ReservationContext
}

type Planned<Value> = Result<Value, AmendmentRefusal>

/**
 * Judges, prices and works out an amendment of a reservation that was read in the caller's transaction, or
 * outside of any.
 */
export async function planAmendment(
  ports: AmendmentPorts,
  found: Reservation | undefined,
  query: Omit<AmendmentQuery, 'id'>,
): Promise<Planned<AmendmentPlan>> {
  const { actor, as, amendment } = query
  if (!found || (as === 'staff' && !mayManageReservations(actor, found.organisationId))) return refused({ code: 'not-found' })
  if (as === 'guest' && (amendment.price === 'keep' || query.ignoresStayRules)) return refused({ code: 'not-permitted' })

  const context = await contextOf(found, ports)
  const moment = momentOf(context)
  const ready = as === 'guest' ? readyToAmendAsGuest(found, moment) : readyToAmendAsStaff(found, moment)
  if (!ready.ok) return ready
  const before = ready.value
  const shape = judgeShape(amendment, { reservation: before, today: context.today })
  if (!shape.ok) return shape
  const priced = await pricedPlots(ports, { ...query, before, context })
  if (!priced.ok) return priced

  const { plots, setAside } = priced.value
  const isUnchanged = amendment.stay.equals(before.stay) && areSamePlots(before.plots, plots)
  if (isUnchanged) return accepted({ before, after: { reservation: before, change: null }, isUnchanged, setAside: [], context })
  const doing = { by: amenderName(actor, as), moment }
  const { takesOnlinePayment } = context.catalogue.organisation
  const after = amend(before, { ...doing, stay: amendment.stay, plots, takesOnlinePayment })
  return accepted({ before, after, isUnchanged, setAside, context })
}

interface Pricing extends Omit<AmendmentQuery, 'id'> {
  readonly before: AmendableReservation
  readonly context: ReservationContext
}

async function pricedPlots(
  { occupancies }: AmendmentPorts,
  { before, context, amendment, as, ignoresStayRules = false }: Pricing,
): Promise<Planned<Pick<AmendmentPlan, 'setAside'> & { readonly plots: readonly ReservedPlot[] }>> {
  const { catalogue, holidays, today, now } = context
  const plotIds = amendment.plots.map(({ plotId }) => plotId)
  const occupancy = await occupancies.of(plotIds, amendment.stay.arrival, amendment.stay.departure, now)
  const judged = judgeAmendment({
    reservation: before,
    amendment,
    catalogue,
    holidays,
    occupancy,
    today,
    as,
    ignoresStayRules,
  })
  if (!judged.ok) return judged
  const quoted = judged.value.map((plot) => reservedPlot(plot, before, context))
  const asksForTheSame = as === 'guest' && areSameUses(before.plots, quoted)
  const isKept = amendment.price === 'keep' || asksForTheSame
  return accepted({ plots: isKept ? atKeptPrice(before.plots, quoted) : quoted, setAside: rulesSetAside(judged.value) })
}

export function rulesSetAside(granted: readonly GrantedPlot[]): readonly RuleSetAside[] {
  return granted.flatMap(({ plot, setAside }) => setAside.map((rule) => ({ plotName: plot.name, rule })))
}

function reservedPlot(granted: GrantedPlot, before: AmendableReservation, context: ReservationContext): ReservedPlot {
  const { plot, site, stay, party, equipment, pax } = granted
  const own = before.plots.find(({ plotId }) => plotId === plot.id)
  return {
    plotId: plot.id,
    siteId: site.id,
    plotName: plot.name,
    siteName: site.name,
    party,
    equipment,
    pax,
    isShared: own?.isShared ?? plot.allowMultipleReservationsUpToPaxMax,
    quote: quoteFromCatalogue(context.catalogue, { plot, stay, party, holidays: context.holidays }),
    paymentRule: own ? own.paymentRule : ruleOf(context.catalogue, plot.paymentRuleId),
  }
}

function ruleOf({ paymentRules }: Catalogue, id: GrantedPlot['plot']['paymentRuleId']): ReservedPlot['paymentRule'] {
  return paymentRules.find((rule) => rule.id === id) ?? null
}
