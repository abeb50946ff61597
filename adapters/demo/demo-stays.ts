import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import { nothingInUse } from '@camp/domain/availability/occupancy.ts'
import { judgePlot } from '@camp/domain/availability/plot-availability.ts'
import type { HolidayCalendar } from '@camp/domain/holidays/holiday-calendar.ts'
import type { Night } from '@camp/domain/nights/night.ts'
import { NightCalendar } from '@camp/domain/nights/night-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Plot, Site } from '@camp/domain/plots/plot.ts'
import { quoteFromCatalogue } from '@camp/domain/pricing/quote-from-catalogue.ts'
import type { ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { countedPax, noEquipment, type Party } from '@camp/domain/stay-rules/party.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { SeededRandom } from './pictures/seeded-random.ts'

export interface DemoStay {
  readonly catalogue: Catalogue
  readonly stay: StayDates
  readonly plots: readonly ReservedPlot[]
}

interface StayWish {
  readonly catalogue: Catalogue
  readonly holidays: HolidayCalendar
  readonly stay: StayDates
  readonly random: SeededRandom
}

/**
 * Which nights of which plots are taken while the demo reservations are made up, so that none is sold twice.
 */
export class DemoCalendar {
  readonly #taken = new Map<PlotId, Set<Night>>()

  isFree(plotId: PlotId, stay: StayDates): boolean {
    const taken = this.#taken.get(plotId)
    return !taken || stay.nights().every((night) => !taken.has(night))
  }

  take({ stay, plots }: DemoStay): void {
    for (const { plotId } of plots) {
      const taken = this.#taken.get(plotId) ?? new Set()
      for (const night of stay.nights()) taken.add(night)
      this.#taken.set(plotId, taken)
    }
  }

  /** A stay that a guest could have booked, on one free plot, now and then on two beside each other. */
  find(wish: StayWish): DemoStay | undefined {
    const { catalogue, random, stay } = wish
    const plots = random.shuffled(bookable(wish)).filter(({ plot }) => this.isFree(plot.id, stay))
    const [first] = plots
    if (!first) return undefined
    const beside = plots.find(({ plot, site }) => site === first.site && plot !== first.plot)
    const isForTwo = catalogue.organisation.isAllowMultiplePlots && beside && random.chance(0.15)
    return { catalogue, stay, plots: (isForTwo ? [first, beside] : [first]).map((listed) => reserved(wish, listed)) }
  }

  /** Every plot that can be booked for the stay and is free: the stays of a full weekend. */
  all(wish: StayWish): readonly DemoStay[] {
    return bookable(wish)
      .filter(({ plot }) => this.isFree(plot.id, wish.stay))
      .map((listed) => ({ catalogue: wish.catalogue, stay: wish.stay, plots: [reserved(wish, listed)] }))
  }
}

interface Listed {
  readonly plot: Plot
  readonly site: Site
}

const couple: Party = { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: [] }

/** Shared fields are left to those who try the product out. */
function bookable({ catalogue, holidays, stay }: StayWish): readonly Listed[] {
  const { organisation } = catalogue
  const calendar = NightCalendar.of(catalogue.seasons, holidays)
  const today = stay.arrival.subtract({ days: 1 })
  return listedPlots(catalogue)
    .filter(({ plot }) => !plot.allowMultipleReservationsUpToPaxMax)
    .filter(({ plot, site }) => {
      const enquiry = { plot, site, organisation, calendar, stay, today, party: couple, equipment: noEquipment }
      return judgePlot({ ...enquiry, nightsInUse: nothingInUse }).isAvailable
    })
}

function reserved({ catalogue, holidays, stay, random }: StayWish, { plot, site }: Listed): ReservedPlot {
  const party = partyFor(plot, catalogue.organisation.isAdultsOnly, random)
  return {
    plotId: plot.id,
    siteId: site.id,
    plotName: plot.name,
    siteName: site.name,
    party,
    equipment: site.siteType === 'camping' ? { tents: 1, caravans: null } : noEquipment,
    pax: countedPax(party, plot.kidsUnderWhatAgeDontCountTowardsMaxPax),
    isShared: false,
    quote: quoteFromCatalogue(catalogue, { plot, stay, party, holidays }),
    paymentRule: catalogue.paymentRules.find(({ id, isActive }) => isActive && id === plot.paymentRuleId) ?? null,
  }
}

function partyFor({ paxMax }: Plot, isAdultsOnly: boolean, random: SeededRandom): Party {
  if (random.chance(0.18)) return { numberOfAdults: 0, numberOfPensioners: 2, childrenAges: [] }
  const children = isAdultsOnly ? 0 : Math.min(random.pick([0, 0, 1, 2, 2, 3]), paxMax - 2)
  const ages = Array.from({ length: children }, () => random.whole(1, 16))
  return { numberOfAdults: 2, numberOfPensioners: 0, childrenAges: ages }
}

/** Most people come on a Friday, and most stay two or three nights. */
export function demoDates(today: Temporal.PlainDate, from: number, to: number, random: SeededRandom): StayDates {
  const day = today.add({ days: random.whole(from, to) })
  const arrival = random.chance(0.55) ? nearestFriday(day) : day
  const kept = Temporal.PlainDate.compare(arrival, today.add({ days: from })) < 0 ? day : arrival
  return StayDates.of(kept, kept.add({ days: random.pick([2, 2, 2, 3, 3, 4, 5, 7]) }))
}

export function nearestFriday(day: Temporal.PlainDate): Temporal.PlainDate {
  return day.add({ days: 5 - day.dayOfWeek })
}
