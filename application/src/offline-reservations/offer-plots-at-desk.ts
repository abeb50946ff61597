import type { ListedPlot } from '@camp/domain/availability/listed-plots.ts'
import { nearestDatesReach } from '@camp/domain/availability/nearest-dates.ts'
import type { Occupancy } from '@camp/domain/availability/occupancy.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { type FailedPlot, judgeAmendment } from '@camp/domain/reservations/amend/judge-amendment.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Equipment, Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { Occupancies } from '../availability/occupancies.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { HolidayCalendars } from '../holidays/holiday-calendars.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import { type Picking, pickerPlots } from '../picker/picker-plots.ts'
import type { PickerPlot } from '../picker/picker-view.ts'
import type { RuleSetAside } from '../reservations/amend/amendment-answers.ts'
import { rulesSetAside } from '../reservations/amend/plan-amendment.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'

interface Ports {
  readonly catalogues: Catalogues
  readonly occupancies: Occupancies
  readonly holidayCalendars: HolidayCalendars
  readonly clock: Clock
}

interface DeskOffersQuery {
  readonly actor: Actor
  readonly orgSlug: string
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
}

/** By these facts guests' rules and the desk's are judged alike. */
interface Offering extends Picking {
  readonly occupancy: Occupancy
}

/** What the desk can say of one plot to somebody on the phone. */
export interface DeskOffer {
  readonly plotId: PlotId
  readonly plotName: string
  readonly siteName: string
  /** For this party on this plot alone. */
  readonly total: Money
  /** What its payment rule asks for now; null: the whole amount. */
  readonly deposit: Money | null
  readonly standing:
    | { readonly state: 'free' }
    /** The desk may have it by setting these rules of the house aside. */
    | { readonly state: 'against-rules'; readonly rules: readonly RuleSetAside[] }
    | { readonly state: 'not-free'; readonly reason: 'booked' | 'criteria'; readonly failed: FailedPlot }
  /** Other dates on which it could be had; null for one that is free. */
  readonly nearest: { readonly stay: StayDates; readonly total: Money } | null
}

export type DeskOffersRefusal = NotFound | NotPermitted | { readonly code: 'arrival-in-past' | 'no-grown-up' }

/**
 * Every plot in use for a stay and a party: free ones first, with totals; the others with the nearest dates.
 */
export class OfferPlotsAtDesk {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(query: DeskOffersQuery): Promise<Result<readonly DeskOffer[], DeskOffersRefusal>> {
    const { occupancies, holidayCalendars, clock } = this.#ports
    const desk = await openDesk(this.#ports, query)
    if (!desk.ok) return desk
    const { stay, party, equipment } = query
    const { province } = desk.value.organisation
    const today = todayIn(province.country.timezone, clock)
    if (Temporal.PlainDate.compare(stay.arrival, today) < 0) return refused({ code: 'arrival-in-past' })
    if (party.numberOfAdults + party.numberOfPensioners === 0) return refused({ code: 'no-grown-up' })
    const plots = plotsInUse(desk.value)
    const around = [stay.arrival.subtract({ days: nearestDatesReach }), stay.departure.add({ days: nearestDatesReach })] as const
    const [holidays, occupancy] = await Promise.all([
      holidayCalendars.of(province),
      occupancies.of(
        plots.map(({ plot }) => plot.id),
        ...around,
        clock.now(),
      ),
    ])
    const offering = { stay, party, equipment, catalogue: desk.value, holidays, occupancy, today }
    return accepted(
      pickerPlots(offering, plots)
        .map((plot) => deskOffer(offering, plot))
        .toSorted(freeFirst),
    )
  }
}

function plotsInUse({ plots, sites }: Catalogue): readonly ListedPlot[] {
  return plots.flatMap((plot) => {
    const site = sites.find(({ id }) => id === plot.siteId)
    return plot.isActive && site ? [{ plot, site }] : []
  })
}

function deskOffer(
  offering: Offering,
  { plot, siteName, total, paymentTerms, nearestDates, nearestTotal }: PickerPlot,
): DeskOffer {
  const standing = standingOf(offering, plot.id)
  return {
    plotId: plot.id,
    plotName: plot.name,
    siteName,
    total,
    deposit: paymentTerms.kind === 'deposit' ? paymentTerms.deposit : null,
    standing,
    nearest: standing.state !== 'free' && nearestDates && nearestTotal ? { stay: nearestDates, total: nearestTotal } : null,
  }
}

/** By the rules with which the desk books: first all of them, then without those that it may set aside. */
function standingOf(offering: Offering, plotId: PlotId): DeskOffer['standing'] {
  if (judged(offering, plotId, false).ok) return { state: 'free' }
  const answer = judged(offering, plotId, true)
  if (answer.ok) return { state: 'against-rules', rules: rulesSetAside(answer.value) }
  const [failed] = 'plots' in answer.refusal ? answer.refusal.plots : []
  if (!failed) throw new Error('a plot of the campsite is unknown')
  return { state: 'not-free', reason: answer.refusal.code === 'booked' ? 'booked' : 'criteria', failed }
}

function judged({ stay, party, equipment, ...around }: Offering, plotId: PlotId, ignoresStayRules: boolean) {
  return judgeAmendment({
    ...around,
    reservation: { stay, plots: [] },
    amendment: { stay, plots: [{ plotId, party, equipment }], price: 're-quote' },
    as: 'staff',
    ignoresStayRules,
  })
}

const turns: readonly DeskOffer['standing']['state'][] = ['free', 'against-rules', 'not-free']

/** Stable: within each group the order of sites and numbers stays. */
function freeFirst(one: DeskOffer, other: DeskOffer): number {
  return turnOf(one) - turnOf(other)
}

function turnOf({ standing, nearest }: DeskOffer): number {
  return turns.indexOf(standing.state) * 2 + (nearest ? 0 : 1)
}
