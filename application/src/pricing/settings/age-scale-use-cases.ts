import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { AgeScale } from '@camp/domain/pricing/age-scale.ts'
import { type AgeScaleProblem, ageScaleProblems } from '@camp/domain/pricing/age-scale-problems.ts'
import type { AgeScaleId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { checkShownRow } from '../../settings/check-revision.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import type { ChangedMeanwhile } from '../../shared/refusals.ts'
import { revisionOf } from '../../shared/revision.ts'
import { allPlotsBelong } from './all-plots-belong.ts'
import { type ChangePricesPorts, changePrices, type SettingsRefusal } from './change-prices.ts'

export interface SaveAgeScaleCommand extends OfOrganisation {
  readonly id: AgeScaleId | null
  /** `revisionOfAgeScale` as it was shown; null where it is new. */
  readonly revision: string | null
  readonly scale: Omit<AgeScale, 'id'>
  /** The plots that it is linked to from now on; each has one scale at most, so it leaves the one it had. */
  readonly plotIds: readonly PlotId[]
}

export type AgeScaleRefusal =
  | SettingsRefusal
  | ChangedMeanwhile
  | { readonly code: 'age-scale-invalid'; readonly problems: readonly AgeScaleProblem[] }

export class SaveAgeScale {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(command: SaveAgeScaleCommand): Promise<Result<{ readonly id: AgeScaleId }, AgeScaleRefusal>> {
    const { priceSettings, randomness } = this.#ports
    return changePrices<{ readonly id: AgeScaleId }, AgeScaleRefusal>(this.#ports, command, async (catalogue) => {
      const shown = checkShownRow(catalogue.ageScales, command, (scale) => revisionOfAgeScale(scale, catalogue))
      if (!shown.ok) return shown
      if (!allPlotsBelong(catalogue, command.plotIds)) return refused({ code: 'not-found' })
      const id = command.id ?? (randomness.uuid() as AgeScaleId)
      const scale: AgeScale = { ...command.scale, id, name: command.scale.name.trim() }
      const problems = ageScaleProblems(scale, catalogue.ageScales)
      if (problems.length > 0) return refused({ code: 'age-scale-invalid', problems })
      const saved = await priceSettings.saveAgeScale(command.organisationId, scale, command.plotIds)
      return saved.ok ? accepted({ id }) : refused({ code: 'age-scale-invalid', problems: [{ code: 'name-taken' }] })
    })
  }
}

export type DeleteAgeScaleRefusal =
  | SettingsRefusal
  | ChangedMeanwhile
  | { readonly code: 'age-scale-in-use'; readonly plotNames: readonly string[] }

/** Only one that no plot is linked to: its children would suddenly pay as adults. */
export class DeleteAgeScale {
  readonly #ports: ChangePricesPorts

  constructor(ports: ChangePricesPorts) {
    this.#ports = ports
  }

  async execute(
    command: OfOrganisation & { readonly id: AgeScaleId; readonly revision: string },
  ): Promise<Result<null, DeleteAgeScaleRefusal>> {
    return changePrices<null, DeleteAgeScaleRefusal>(this.#ports, command, async (catalogue) => {
      const shown = checkShownRow(catalogue.ageScales, command, (scale) => revisionOfAgeScale(scale, catalogue))
      if (!shown.ok) return shown
      const plotNames = catalogue.plots.filter((plot) => plot.ageScaleId === command.id).map(({ name }) => name)
      if (plotNames.length > 0) return refused({ code: 'age-scale-in-use', plotNames })
      await this.#ports.priceSettings.deleteAgeScale(command.organisationId, command.id)
      return accepted(null)
    })
  }
}

/** The scale and the plots that it is linked to. */
export function revisionOfAgeScale(scale: AgeScale, { plots }: Pick<Catalogue, 'plots'>): string {
  return revisionOf([scale, plots.filter((plot) => plot.ageScaleId === scale.id).map(({ id }) => id)])
}
