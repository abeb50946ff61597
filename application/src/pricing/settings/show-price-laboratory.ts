import { listedPlots } from '@camp/domain/availability/listed-plots.ts'
import { nearestDatesReach } from '@camp/domain/availability/nearest-dates.ts'
import { dateOf } from '@camp/domain/nights/night.ts'
import { NightCalendar } from '@camp/domain/nights/night-calendar.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { Plot, Site } from '@camp/domain/plots/plot.ts'
import type { AgeScale } from '@camp/domain/pricing/age-scale.ts'
import { comparedDiscounts, type DiscountOnStay } from '@camp/domain/pricing/compared-discounts.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type StrictestNight, strictestNight } from '@camp/domain/stay-rules/minimum-stay.ts'
import type { Equipment, Party } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { pickerPlots } from '../../picker/picker-plots.ts'
import type { PickerPlot } from '../../picker/picker-view.ts'
import type { ShowPickerPorts } from '../../picker/show-picker.ts'
import type { SettingsRefusal } from '../../settings/settings-permission.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import { todayIn } from '../../shared/clock.ts'
import { judgeStaff } from '../../shared/judge-staff.ts'

export interface PriceLaboratoryQuery extends OfOrganisation {
  readonly plotId: PlotId
  readonly stay: StayDates
  readonly party: Party
  readonly equipment: Equipment
}

/** What the calendar says of a night, beside its price. */
export interface LaboratoryNight {
  readonly date: Temporal.PlainDate
  readonly season: Season | null
  readonly publicHolidayName: string | null
  readonly isSchoolHoliday: boolean
}

export interface PriceLaboratoryView {
  /** What a guest's picker shows of the plot: judged, priced, with its payment terms. */
  readonly picked: PickerPlot
  /** Why guests do not see the plot at all; null when they do. */
  readonly notListed: 'organisation-not-active' | 'site-not-open' | 'plot-not-active' | null
  /** In the order of the quote's nights. */
  readonly nights: readonly LaboratoryNight[]
  readonly ageScale: AgeScale | null
  readonly discounts: readonly DiscountOnStay[]
  readonly strictestNight: StrictestNight | null
}

export type PriceLaboratoryPorts = Pick<ShowPickerPorts, 'catalogues' | 'occupancies' | 'holidayCalendars' | 'clock'>

/** Any plot, stay and party: the picker's own answer with every reason for it. */
export class ShowPriceLaboratory {
  readonly #ports: PriceLaboratoryPorts

  constructor(ports: PriceLaboratoryPorts) {
    this.#ports = ports
  }

  async execute(query: PriceLaboratoryQuery): Promise<Result<PriceLaboratoryView, SettingsRefusal>> {
    const judged = judgeStaff(query.actor, query.organisationId)
    if (!judged.ok) return judged
    const { catalogues, occupancies, holidayCalendars, clock } = this.#ports
    const catalogue = await catalogues.findNow(query.organisationId)
    const plot = catalogue?.plots.find(({ id }) => id === query.plotId)
    const site = catalogue?.sites.find(({ id }) => id === plot?.siteId)
    if (!catalogue || !plot || !site) return refused({ code: 'not-found' })

    const { stay } = query
    const [from, to] = [stay.arrival.subtract({ days: nearestDatesReach }), stay.departure.add({ days: nearestDatesReach })]
    const [holidays, occupancy] = await Promise.all([
      holidayCalendars.of(catalogue.organisation.province),
      occupancies.of([plot.id], from, to, clock.now()),
    ])
    const today = todayIn(catalogue.organisation.province.country.timezone, clock)
    const calendar = NightCalendar.of(catalogue.seasons, holidays)
    const [picked] = pickerPlots({ ...query, catalogue, holidays, occupancy, today }, [{ plot, site }])
    if (!picked) throw new Error(`plot ${plot.id} was not judged`)
    return accepted({
      picked,
      notListed: notListed(catalogue, plot, site),
      nights: stay.nights().map((night) => ({
        date: dateOf(night),
        season: calendar.seasonOn(night),
        publicHolidayName: holidays.publicHolidayName(dateOf(night)),
        isSchoolHoliday: calendar.isSchoolHoliday(night),
      })),
      ageScale: catalogue.ageScales.find(({ id }) => id === plot.ageScaleId) ?? null,
      discounts: comparedDiscounts(catalogue, { ...query, plot, holidays }),
      strictestNight: strictestNight(stay, plot.minimumNights, calendar),
    })
  }
}

function notListed(catalogue: Catalogue, plot: Plot, site: Site): PriceLaboratoryView['notListed'] {
  if (listedPlots(catalogue).some((listed) => listed.plot.id === plot.id)) return null
  if (catalogue.organisation.status !== 'active') return 'organisation-not-active'
  return site.isActive && site.isOnlineBookingActive ? 'plot-not-active' : 'site-not-open'
}
