import { mapPlaceProblems } from '@camp/domain/plots/map-place.ts'
import { type PlotMap, plotMapProblems, plotMapText } from '@camp/domain/plots/plot-map.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type AuditedWriting, writeAudited } from '../settings/audited-writing.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { ChangedMeanwhile } from '../shared/refusals.ts'
import type { PlacePlots } from './place-plots.ts'
import type { PlotMaps } from './plot-maps.ts'
import type { PlacedPlot } from './plots.ts'

export interface DrawPlotMapCommand {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  /** The plots that move, those that leave the map with null; all others stay where they are. */
  readonly places: readonly PlacedPlot[]
  /** The map that somebody began to draw on, as `plotMapText` says it. */
  readonly opened: string
  readonly drawn: PlotMap
}

export interface DrawPlotMapPorts extends AuditedWriting {
  readonly plotMaps: PlotMaps
  readonly placePlots: Pick<PlacePlots, 'execute'>
}

type DrawPlotMapRefusal = SettingsRefusal | FieldsInvalid | ChangedMeanwhile

/**
 * The whole map at once: where plots lie, and what is drawn around them. What somebody else drew meanwhile is
 * not written over.
 */
export class DrawPlotMap {
  readonly #ports: DrawPlotMapPorts

  constructor(ports: DrawPlotMapPorts) {
    this.#ports = ports
  }

  async execute(command: DrawPlotMapCommand): Promise<Result<null, DrawPlotMapRefusal>> {
    const { actor, organisationId, places, drawn } = command
    const judged = judgeManager(actor, organisationId)
    if (!judged.ok) return judged
    const problems = [...plotMapProblems(drawn), ...places.flatMap(({ id, map }) => (map ? mapPlaceProblems(id, map) : []))]
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    const { transaction, placePlots } = this.#ports
    return transaction.run(async () => {
      const written = await this.#write(command)
      return written.ok ? placePlots.execute({ actor, organisationId, places }) : written
    })
  }

  async #write(command: DrawPlotMapCommand): Promise<Result<null, DrawPlotMapRefusal>> {
    const { organisationId, opened, drawn } = command
    if (plotMapText(drawn) === opened) return accepted(null)
    return writeAudited(this.#ports, command, async () => {
      const { plotMaps } = this.#ports
      const { picture: _, ...before } = await plotMaps.findForChange(organisationId)
      if (plotMapText(before) !== opened) return refused<DrawPlotMapRefusal>({ code: 'changed-meanwhile' })
      await plotMaps.write(organisationId, drawn)
      return accepted({ value: null, act: 'plot-ground.drawn', subject: organisationId, before, after: drawn })
    })
  }
}
