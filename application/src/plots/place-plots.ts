import { type MapPlace, mapPlaceProblems } from '@camp/domain/plots/map-place.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type AuditedWriting, writeAudited } from '../settings/audited-writing.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { PlacedPlot, Plots } from './plots.ts'

export interface PlacePlotsCommand {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  /** The plots that move, those that leave the map with null; all others stay where they are. */
  readonly places: readonly PlacedPlot[]
}

/**
 * What guests see on `/{orgSlug}/map` from then on. The last to move a plot wins: a place is seen at once,
 * and moved again.
 */
export class PlacePlots {
  readonly #ports: AuditedWriting & { readonly plots: Plots }

  constructor(ports: AuditedWriting & { readonly plots: Plots }) {
    this.#ports = ports
  }

  async execute(command: PlacePlotsCommand): Promise<Result<null, SettingsRefusal | FieldsInvalid>> {
    const { actor, organisationId, places } = command
    const judged = judgeManager(actor, organisationId)
    if (!judged.ok) return judged
    const problems = places.flatMap(({ id, map }) => (map ? mapPlaceProblems(id, map) : []))
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    return writeAudited(this.#ports, command, async () => {
      const { plots } = this.#ports
      const before = mapsOf(await plots.list(organisationId))
      await plots.place(organisationId, places)
      const after = { ...before, ...mapsOf(places.filter(({ id }) => id in before)) }
      return accepted({ value: null, act: 'plot.placed', subject: organisationId, before, after })
    })
  }
}

/** By the id of the plot. */
function mapsOf(plots: readonly PlacedPlot[]): Readonly<Record<string, MapPlace | null>> {
  return Object.fromEntries(plots.map(({ id, map }) => [id, map]))
}
