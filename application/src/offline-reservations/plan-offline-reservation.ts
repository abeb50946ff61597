import { quoteFromCatalogue } from '@camp/domain/pricing/quote-from-catalogue.ts'
import { type GrantedPlot, judgeAmendment } from '@camp/domain/reservations/amend/judge-amendment.ts'
import { atAgreedTotal } from '@camp/domain/reservations/amend/kept-price.ts'
import { judgeShape } from '@camp/domain/reservations/amend/shape-of-amendment.ts'
import type { ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { RuleSetAside } from '../reservations/amend/amendment-answers.ts'
import { rulesSetAside } from '../reservations/amend/plan-amendment.ts'
import { contextOf, type ReservationContext } from '../reservations/reservation-context.ts'
import { detailsFaults } from './details-refusal.ts'
import type { OfflineFault, OfflineReservationQuery, OfflineReservationRefusal } from './offline-reservation-answers.ts'
import type { PlanOfflineReservationPorts } from './offline-reservation-ports.ts'

/** Judged and priced, before anything is written. */
export interface OfflineReservationPlan {
  readonly context: ReservationContext
  readonly plots: readonly ReservedPlot[]
  readonly quotedTotal: Money
  readonly setAside: readonly RuleSetAside[]
}

type Planned<Value> = Result<Value, OfflineReservationRefusal>
type Quoted = Result<Pick<OfflineReservationPlan, 'plots' | 'setAside'>, OfflineFault>

/**
 * The right, the plots by the rules of any hold as staff may set them aside, the price, and what staff wrote
 * down.
 */
export async function planOfflineReservation(
  ports: PlanOfflineReservationPorts,
  query: OfflineReservationQuery,
): Promise<Planned<OfflineReservationPlan>> {
  const desk = await openDesk(ports, query)
  if (!desk.ok) return desk
  const context = await contextOf({ organisationId: desk.value.organisation.id, simpleReference: '' }, ports)
  const isPast = Temporal.PlainDate.compare(query.stay.arrival, context.today) < 0
  const quoted: Quoted = isPast ? refused({ code: 'arrival-in-past' }) : await quotedPlots(ports, query, context)
  const plots = quoted.ok ? atAgreed(query, quoted.value.plots) : []
  const total = quoted.ok ? totalOfPlots(plots) : null
  const faults = [...(quoted.ok ? [] : [quoted.refusal]), ...detailsFaults(query, { plots, total, context })]
  const [first, ...also] = faults
  if (first) return refused(also.length > 0 ? { ...first, also } : first)
  if (!quoted.ok) throw new Error('a booking without a price has no fault')
  const { setAside } = quoted.value
  return accepted({ context, plots, setAside, quotedTotal: totalOfPlots(quoted.value.plots) })
}

function atAgreed({ agreed }: OfflineReservationQuery, quoted: readonly ReservedPlot[]): readonly ReservedPlot[] {
  return agreed && agreed.total.cents >= 0 ? atAgreedTotal(agreed.total, quoted) : quoted
}

export function totalOfPlots(plots: readonly ReservedPlot[]): Money {
  return Money.sum(plots.map(({ quote }) => quote.total))
}

/**
 * The same judgement as an amendment by staff, of a booking that keeps no night yet: how soon and how far
 * ahead is theirs to say.
 */
async function quotedPlots(
  { occupancies }: PlanOfflineReservationPorts,
  { stay, plots, ignoresStayRules }: OfflineReservationQuery,
  context: ReservationContext,
): Promise<Quoted> {
  const { catalogue, holidays, today, now } = context
  if (plots.length === 0) return refused({ code: 'plot-unknown' })
  const amendment = { stay, plots, price: 're-quote' as const }
  const reservation = { stay, plots: [], checkedInAt: null }
  const shape = judgeShape(amendment, { reservation, today })
  if (!shape.ok) return refused(shapeRefusal(shape.refusal.code))
  const plotIds = plots.map(({ plotId }) => plotId)
  const occupancy = await occupancies.of(plotIds, stay.arrival, stay.departure, now)
  const judged = judgeAmendment({
    reservation,
    amendment,
    catalogue,
    holidays,
    occupancy,
    today,
    as: 'staff',
    ignoresStayRules,
  })
  if (judged.ok) {
    const reserved = judged.value.map((plot) => reservedPlot(plot, context))
    return accepted({ plots: reserved, setAside: rulesSetAside(judged.value) })
  }
  return refused('plots' in judged.refusal ? judged.refusal : { code: 'plot-unknown' })
}

function shapeRefusal(code: string): OfflineFault {
  return { code: code === 'plot-repeated' ? 'plot-repeated' : 'no-grown-up' }
}

function reservedPlot(granted: GrantedPlot, { catalogue, holidays }: ReservationContext): ReservedPlot {
  const { plot, site, stay, party, equipment, pax } = granted
  return {
    plotId: plot.id,
    siteId: site.id,
    plotName: plot.name,
    siteName: site.name,
    party,
    equipment,
    pax,
    isShared: plot.allowMultipleReservationsUpToPaxMax,
    quote: quoteFromCatalogue(catalogue, { plot, stay, party, holidays }),
    paymentRule: catalogue.paymentRules.find(({ id }) => id === plot.paymentRuleId) ?? null,
  }
}
