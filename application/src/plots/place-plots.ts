import { mapPlaceProblems } from '@camp/domain/plots/map-place.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { PlacedPlot, Plots } from './plots.ts'

export interface PlacePlotsCommand {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  /** The plots that move, those that leave the map with null; all others stay where they are. */
  readonly places: readonly PlacedPlot[]
}

/** What guests see on `/{orgSlug}/map` from then on. The last to move a plot wins: a place is seen at once, and moved again. */
export class PlacePlots {
  readonly #ports: { readonly plots: Plots }

  constructor(ports: { readonly plots: Plots }) {
    this.#ports = ports
  }

  async execute({ actor, organisationId, places }: PlacePlotsCommand): Promise<Result<null, SettingsRefusal | FieldsInvalid>> {
    const judged = judgeManager(actor, organisationId)
    if (!judged.ok) return judged
    const problems = places.flatMap(({ id, map }) => (map ? mapPlaceProblems(id, map) : []))
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    await this.#ports.plots.place(organisationId, places)
    return accepted(null)
  }
}
