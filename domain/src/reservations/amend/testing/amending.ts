import type { Occupancy } from '../../../availability/occupancy.ts'
import type { Catalogue } from '../../../organisations/catalogue.ts'
import { quoteFromCatalogue } from '../../../pricing/quote-from-catalogue.ts'
import type { PlotId } from '../../../shared/ids.ts'
import { StayDates } from '../../../stay-rules/stay-dates.ts'
import { noHolidays } from '../../../testing/a-calendar.ts'
import { aMoment } from '../../../testing/a-moment.ts'
import { givenCatalogue } from '../../../testing/given-catalogue.ts'
import type { ReservedPlot } from '../../reservation.ts'
import { amend } from '../amend.ts'
import type { Amendment } from '../amendment.ts'
import { type AmendmentToJudge, judgeAmendment } from '../judge-amendment.ts'
import { atKeptPrice } from '../kept-price.ts'
import { plotAsItIs } from '../plots-of-amendment.ts'
import type { AmendableReservation } from '../ready-to-amend.ts'

/** Kwena Camp's Stand 1 and Stand 2 at R200.00 a night. */
export const kwena = givenCatalogue()
export const [standOne, standTwo] = kwena.plots.map(({ id }) => id) as [PlotId, PlotId]

/** The reservation as it is, over other nights. */
export function anAmendment(reservation: AmendableReservation, facts: Partial<Amendment> = {}): Amendment {
  const stay = facts.stay ?? reservation.stay
  const plots = reservation.plots.map((plot) => ({ ...plotAsItIs(plot), stay }))
  return { stay, plots, price: 're-quote', ...facts }
}

export function toJudge(
  reservation: AmendableReservation,
  amendment: Amendment,
  facts: Partial<AmendmentToJudge> = {},
): AmendmentToJudge {
  const occupancy: Occupancy = new Map()
  const today = aMoment().today
  return {
    reservation,
    amendment,
    catalogue: kwena,
    holidays: noHolidays,
    occupancy,
    today,
    as: 'guest',
    ignoresStayRules: false,
    ...facts,
  }
}

/** Judged, priced and carried out; throws where it is refused. */
export function amended(
  reservation: AmendableReservation,
  amendment: Amendment,
  { catalogue = kwena, at }: { readonly catalogue?: Catalogue; readonly at?: string } = {},
) {
  const judged = judgeAmendment(toJudge(reservation, amendment, { catalogue, as: 'staff', ignoresStayRules: true }))
  if (!judged.ok) throw new Error(`refused: ${judged.refusal.code}`)
  const quoted = judged.value.map(
    ({ plot, site, stay, party, equipment, pax }): ReservedPlot => ({
      plotId: plot.id,
      siteId: site.id,
      plotName: plot.name,
      siteName: site.name,
      party,
      equipment,
      pax,
      isShared: plot.allowMultipleReservationsUpToPaxMax,
      quote: quoteFromCatalogue(catalogue, { plot, stay, party, holidays: noHolidays }),
      paymentRule: null,
    }),
  )
  const plots = amendment.price === 'keep' ? atKeptPrice(reservation.plots, quoted) : quoted
  return amend(reservation, { stay: amendment.stay, plots, takesOnlinePayment: true, by: 'guest', moment: aMoment(at) })
}

export const nights = (from: string, to: string) => StayDates.of(from, to)

/** The code of a refusal, or `ok`. */
export const refusalCode = (answer: { readonly ok: boolean; readonly refusal?: { readonly code: string } }) =>
  answer.refusal?.code ?? 'ok'
