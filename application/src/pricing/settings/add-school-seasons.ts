import { type GivingWay, partedSeasons, seasonsGivingWay } from '@camp/domain/seasons/giving-way.ts'
import { type ChosenRates, type PlannedHoliday, plannedSchoolSeasons } from '@camp/domain/seasons/planned-school-seasons.ts'
import { schoolSeasonsOfYear } from '@camp/domain/seasons/school-seasons.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import type { SeasonId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { HolidayCalendars } from '../../holidays/holiday-calendars.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import type { ChangedMeanwhile } from '../../shared/refusals.ts'
import { revisionOf } from '../../shared/revision.ts'
import { type ChangePricesPorts, changePrices, type SettingsRefusal } from './change-prices.ts'
import type { SeasonsOverlap } from './price-settings.ts'

export interface SchoolSeasonsCommand extends OfOrganisation {
  /** In which the holidays begin. */
  readonly year: number
  readonly chosen: ChosenRates
  /** Of the plan, when it was shown: `revisionOfSchoolSeasons`. Null shows the plan and writes nothing. */
  readonly revision: string | null
}

export interface SchoolSeasonsPlan {
  readonly holidays: readonly PlannedHoliday[]
  readonly givingWay: readonly GivingWay[]
}

export type SchoolSeasonsRefusal = SettingsRefusal | ChangedMeanwhile | SeasonsOverlap | { readonly code: 'nothing-to-add' }

interface Ports extends ChangePricesPorts {
  readonly holidayCalendars: HolidayCalendars
}

/** The school holidays of a year as seasons: first shown, then written exactly as they were shown. */
export class AddSchoolSeasons {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: SchoolSeasonsCommand): Promise<Result<SchoolSeasonsPlan, SchoolSeasonsRefusal>> {
    const { priceSettings, holidayCalendars, randomness } = this.#ports
    const newId = () => randomness.uuid() as SeasonId
    return changePrices<SchoolSeasonsPlan, SchoolSeasonsRefusal>(this.#ports, command, async ({ organisation, seasons }) => {
      const calendar = await holidayCalendars.of(organisation.province)
      const holidays = plannedSchoolSeasons(schoolSeasonsOfYear(calendar, command.year), { seasons, chosen: command.chosen })
      const added = holidays.flatMap(({ holiday, seasonType }): readonly Season[] =>
        seasonType ? [{ ...holiday, seasonType, id: newId(), isActive: true, minimumStayPeriod: 0 }] : [],
      )
      const givingWay = seasonsGivingWay(added, seasons)
      const plan = { holidays, givingWay }
      if (command.revision === null) return accepted(plan)
      if (added.length === 0) return refused({ code: 'nothing-to-add' })
      if (command.revision !== revisionOfSchoolSeasons(plan)) return refused({ code: 'changed-meanwhile' })
      const saved = await priceSettings.saveSeasons(command.organisationId, [...partedSeasons(givingWay, newId), ...added])
      return saved.ok ? accepted(plan) : saved
    })
  }
}

/** What a person saw and agreed to. */
export function revisionOfSchoolSeasons({ holidays, givingWay }: SchoolSeasonsPlan): string {
  return revisionOf([holidays.map(({ holiday, seasonType }) => [holiday, seasonType]), givingWay])
}
