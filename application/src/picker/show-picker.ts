import type { PlotSet } from '@camp/domain/availability/cheapest-set.ts'
import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import { nearestDatesReach } from '@camp/domain/availability/nearest-dates.ts'
import { StepBudget } from '@camp/domain/availability/step-budget.ts'
import { whyNot } from '@camp/domain/availability/why-not.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { isOnShow } from '@camp/domain/organisations/status-moves.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Occupancies } from '../availability/occupancies.ts'
import type { HolidayCalendars } from '../holidays/holiday-calendars.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import { organisationFacts } from '../organisations/organisation-facts.ts'
import { noRating, type Ratings } from '../organisations/ratings.ts'
import { stepsOfCampsite } from '../search/search-steps.ts'
import { type OfferRequest, stayOffer } from '../search/stay-offer.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound } from '../shared/refusals.ts'
import { pickerPlots } from './picker-plots.ts'
import type { PickerPlot, PickerQuery, PickerView, TooSmall } from './picker-view.ts'

export interface ShowPickerPorts {
  readonly catalogues: Catalogues
  readonly ratings: Ratings
  readonly occupancies: Occupancies
  readonly holidayCalendars: HolidayCalendars
  readonly clock: Clock
}

/** Every listed plot of an organisation for a stay and a party. A paused organisation lists none. */
export class ShowPicker {
  readonly #ports: ShowPickerPorts

  constructor(ports: ShowPickerPorts) {
    this.#ports = ports
  }

  async execute(query: PickerQuery): Promise<Result<PickerView, NotFound>> {
    const { catalogues, ratings, occupancies, holidayCalendars, clock } = this.#ports
    const catalogue = await catalogues.findBySlug(query.orgSlug)
    const organisation = catalogue?.organisation
    if (!catalogue || !organisation || !isOnShow(organisation.status)) return refused({ code: 'not-found' })

    const listed = listedPlots(catalogue).filter(({ site }) => query.siteId === null || site.id === query.siteId)
    const [rating, holidays, occupancy] = await Promise.all([
      ratings.of([organisation.id]),
      holidayCalendars.of(organisation.province),
      occupancies.of(
        listed.map(({ plot }) => plot.id),
        query.stay.arrival.subtract({ days: nearestDatesReach }),
        query.stay.departure.add({ days: nearestDatesReach }),
        clock.now(),
      ),
    ])
    const today = todayIn(organisation.province.country.timezone, clock)
    const picking = { ...query, catalogue, holidays, occupancy, today }
    const plots = pickerPlots(picking, listed)
    const together = takesOneAlone(plots) ? null : plotsTogether({ ...picking, plots: listed })
    return accepted({
      organisation: {
        ...organisationFacts(catalogue, rating.get(organisation.id) ?? noRating, query.stay),
        status: organisation.status,
      },
      stay: query.stay,
      party: query.party,
      plots: plots.toSorted(availableFirst),
      together,
      tooSmall: takesOneAlone(plots) || together ? null : tooSmall(plots, organisation),
    })
  }
}

function takesOneAlone(plots: readonly PickerPlot[]): boolean {
  return plots.some(({ availability }) => availability.isAvailable)
}

function plotsTogether(request: Omit<OfferRequest, 'budget'>): PlotSet | null {
  const offer = stayOffer({ ...request, budget: new StepBudget(stepsOfCampsite) })
  return offer.kind === 'found' ? offer.set : null
}

/** Of plots that cannot be had alone, nor the cheapest few together. */
function tooSmall(plots: readonly PickerPlot[], organisation: Catalogue['organisation']): TooSmall | null {
  const reason = whyNot(
    plots.map(({ availability }) => availability),
    organisation,
  )
  if (reason.code !== 'too-many-guests') return null
  const { paxMax, isAlone } = reason
  if (isAlone) return { paxMax, isAlone }
  const free = plots.filter(({ availability }) => availability.isSelectable)
  const room = free.reduce((sum, { plot }) => sum + plot.paxMax, 0)
  const isTooLittle = free.length > 0 && free.every(({ bookingPax }) => bookingPax > room)
  return isTooLittle ? { paxMax: room, isAlone } : null
}

/** Sorting is stable: within each group the order of sites and numbers stays. */
function availableFirst(one: PickerPlot, other: PickerPlot): number {
  return rank(one) - rank(other)
}

function rank({ availability }: PickerPlot): number {
  if (availability.isAvailable) return 0
  return availability.isSelectable ? 1 : 2
}
