import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { RateBasis } from '@camp/domain/plots/plot.ts'
import { rateColumns } from '@camp/domain/pricing/rate-columns.ts'
import { isRate } from '@camp/domain/pricing/rate-sheet.ts'
import { type SchoolSeason, schoolSeasons } from '@camp/domain/seasons/school-seasons.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import { shareANight } from '@camp/domain/seasons/season-dates.ts'
import type { FieldProblem, FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { SeasonId, SiteId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { HolidayCalendars } from '../../holidays/holiday-calendars.ts'
import { type ChangePricesPorts, changePrices, type SettingsRefusal } from '../../pricing/settings/change-prices.ts'
import type { SeasonsOverlap } from '../../pricing/settings/price-settings.ts'
import type { OfOrganisation } from '../../shared/actor.ts'

/** What a night costs on every plot of a site, in cents; null is what could not be read as an amount. */
export interface SiteRates {
  readonly siteId: SiteId
  readonly rateBasis: RateBasis
  readonly offPeak: number | null
  readonly peak: number | null
  readonly superPeak: number | null
}

export interface SeasonRatesCommand extends OfOrganisation {
  readonly rates: readonly SiteRates[]
  /** Nights at least in the summer holiday; NaN is what could not be read. */
  readonly summerNights: number
}

export type SeasonRatesRefusal = SettingsRefusal | FieldsInvalid | SeasonsOverlap

interface Ports extends ChangePricesPorts {
  readonly holidayCalendars: HolidayCalendars
}

/** School calendars are published about so far ahead. */
const yearsAhead = 2
const mostNights = 30

/** Three rates for each kind of plot, and the seasons of the schools that they need (rule O15). */
export class SetSeasonRates {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: SeasonRatesCommand): Promise<Result<null, SeasonRatesRefusal>> {
    const { priceSettings, randomness } = this.#ports
    const { organisationId, summerNights } = command
    return changePrices<null, SeasonRatesRefusal>(this.#ports, command, async (catalogue) => {
      const problems = problemsOf(command)
      if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
      const added = (await upcomingSchoolSeasons(this.#ports, catalogue)).map(
        (season): Season => ({
          ...season,
          id: randomness.uuid() as SeasonId,
          isActive: true,
          minimumStayPeriod: season.seasonType === 'peak' ? summerNights : 0,
        }),
      )
      if (added.length > 0) {
        const saved = await priceSettings.saveSeasons(organisationId, added)
        if (!saved.ok) return saved
      }
      await priceSettings.savePlotPrices(organisationId, pricedPlots(catalogue, command.rates))
      return accepted(null)
    })
  }
}

/** Those whose nights no season of the campsite has yet, from today on in its own zone. */
export async function upcomingSchoolSeasons(
  { holidayCalendars, clock }: Pick<Ports, 'holidayCalendars' | 'clock'>,
  { organisation, seasons }: Pick<Catalogue, 'organisation' | 'seasons'>,
): Promise<readonly SchoolSeason[]> {
  const calendar = await holidayCalendars.of(organisation.province)
  const from: Temporal.PlainDate = clock.now().toZonedDateTimeISO(organisation.province.country.timezone).toPlainDate()
  const active = seasons.filter(({ isActive }) => isActive)
  return schoolSeasons(calendar, { from, until: from.add({ years: yearsAhead }) }).filter((season) =>
    active.every((other) => !shareANight(other, season)),
  )
}

function problemsOf({ rates, summerNights }: SeasonRatesCommand): readonly FieldProblem[] {
  const areNights = Number.isInteger(summerNights) && summerNights >= 0 && summerNights <= mostNights
  const ofRates = rates.flatMap(({ siteId, ...amounts }) =>
    rateColumns
      .filter((column) => !isCharged(amounts[column]))
      .map((column): FieldProblem => ({ field: `${siteId}.${column}`, code: 'missing' })),
  )
  return areNights ? ofRates : [...ofRates, { field: 'summerNights', code: 'too-much', most: mostNights }]
}

/** Nothing is sold for nothing by oversight. */
function isCharged(cents: number | null): boolean {
  return cents !== null && cents > 0 && isRate(cents)
}

function pricedPlots({ plots, organisation }: Catalogue, rates: readonly SiteRates[]) {
  const { currency } = organisation.province.country
  return plots.flatMap((plot) => {
    const wanted = rates.find(({ siteId }) => siteId === plot.siteId)
    if (!wanted) return []
    const money = (cents: number | null) => Money.cents(cents ?? 0, currency)
    const { rateBasis, offPeak, peak, superPeak } = wanted
    return [{ ...plot, rateBasis, rates: { offPeak: money(offPeak), peak: money(peak), superPeak: money(superPeak) } }]
  })
}
