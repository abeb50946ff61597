import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { PlotNeeded, Plots } from './plots.ts'

/** A plot that a booking or a block names is switched off instead. */
export class DeletePlot {
  readonly #ports: { readonly plots: Plots }

  constructor(ports: { readonly plots: Plots }) {
    this.#ports = ports
  }

  async execute({
    actor,
    organisationId,
    id,
  }: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
    readonly id: PlotId
  }): Promise<Result<null, SettingsRefusal | PlotNeeded>> {
    const judged = judgeManager(actor, organisationId)
    return judged.ok ? this.#ports.plots.remove(organisationId, id) : judged
  }
}
