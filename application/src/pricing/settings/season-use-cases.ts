import { copiedSeasons, type SeasonCopy, type SeasonCopying } from '@camp/domain/seasons/copied-seasons.ts'
import { type GivingWay, partedSeasons, seasonsGivingWay } from '@camp/domain/seasons/giving-way.ts'
import type { Season } from '@camp/domain/seasons/season.ts'
import { type SeasonProblem, seasonProblems } from '@camp/domain/seasons/season-problems.ts'
import type { SeasonId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { checkShownRow } from '../../settings/check-revision.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import type { ChangedMeanwhile } from '../../shared/refusals.ts'
import { revisionOf } from '../../shared/revision.ts'
import { type ChangePricesPorts, changePrices, type SettingsRefusal } from './change-prices.ts'
import type { SeasonsOverlap } from './price-settings.ts'

export interface SaveSeasonCommand extends OfOrganisation {
  /** Null adds one. */
  readonly id: SeasonId | null
  /** `revisionOf` the season as it was shown; null where it is new. */
  readonly revision: string | null
  readonly season: Omit<Season, 'id'>
  /** `revisionOf` what others give away to it, as it was shown and agreed to; null: nothing was. */
  readonly agreed: string | null
}

/** Others have its nights: what becomes of them, to be agreed to first. */
export interface TakesNights {
  readonly code: 'takes-nights'
  readonly givingWay: readonly GivingWay[]
}

export type SeasonRefusal =
  | SettingsRefusal
  | ChangedMeanwhile
  | SeasonsOverlap
  | TakesNights
  | { readonly code: 'season-invalid'; readonly problems: readonly SeasonProblem[] }

/** Whose nights it takes gives them away in the same act, exactly as it was shown. */
export class SaveSeason {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(command: SaveSeasonCommand): Promise<Result<{ readonly id: SeasonId }, SeasonRefusal>> {
    const { priceSettings, randomness } = this.#ports
    return changePrices<{ readonly id: SeasonId }, SeasonRefusal>(this.#ports, command, async ({ seasons }) => {
      const shown = checkShownRow(seasons, command, revisionOf)
      if (!shown.ok) return shown
      const id = command.id ?? (randomness.uuid() as SeasonId)
      const season: Season = { ...command.season, id, name: command.season.name.trim() }
      const problems = seasonProblems(season)
      if (problems.length > 0) return refused({ code: 'season-invalid', problems })
      const givingWay = seasonsGivingWay([season], seasons)
      if (givingWay.length > 0 && revisionOf(givingWay) !== command.agreed) return refused({ code: 'takes-nights', givingWay })
      const parted = partedSeasons(givingWay, () => randomness.uuid() as SeasonId)
      const saved = await priceSettings.saveSeasons(command.organisationId, [...parted, season])
      return saved.ok ? accepted({ id }) : saved
    })
  }
}

/** Bookings keep the price that they were made at, so nothing of them needs a season: it may always go. */
export class DeleteSeason {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(
    command: OfOrganisation & { readonly id: SeasonId; readonly revision: string },
  ): Promise<Result<null, SettingsRefusal | ChangedMeanwhile>> {
    return changePrices<null, SettingsRefusal | ChangedMeanwhile>(this.#ports, command, async ({ seasons }) => {
      const shown = checkShownRow(seasons, command, revisionOf)
      if (!shown.ok) return shown
      await this.#ports.priceSettings.deleteSeason(command.organisationId, command.id)
      return accepted(null)
    })
  }
}

export interface CopySeasonsCommand extends OfOrganisation {
  readonly fromYear: number
  /** A later one. */
  readonly toYear: number
  readonly copying: SeasonCopying
  /** Shows what would be copied and copies nothing. */
  readonly dryRun: boolean
}

export type CopySeasonsRefusal = SettingsRefusal | SeasonsOverlap | { readonly code: 'years-wrong-way-round' | 'nothing-to-copy' }

/** Those whose nights are taken are left out, so copying twice adds nothing. */
export class CopySeasons {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(command: CopySeasonsCommand): Promise<Result<readonly SeasonCopy[], CopySeasonsRefusal>> {
    const { priceSettings, randomness } = this.#ports
    if (!(command.toYear > command.fromYear && command.toYear <= latestYear)) return refused({ code: 'years-wrong-way-round' })
    return changePrices<readonly SeasonCopy[], CopySeasonsRefusal>(this.#ports, command, async ({ seasons }) => {
      const copies = copiedSeasons({ ...command, seasons })
      const free = copies.filter(({ standsInItsWay }) => standsInItsWay === null)
      if (command.dryRun) return accepted(copies)
      if (free.length === 0) return refused({ code: 'nothing-to-copy' })
      const added = free.map(({ copyOf: _, standsInItsWay: __, ...facts }) => ({ ...facts, id: randomness.uuid() as SeasonId }))
      const saved = await priceSettings.saveSeasons(command.organisationId, added)
      return saved.ok ? accepted(copies) : saved
    })
  }
}

const latestYear = 2199
