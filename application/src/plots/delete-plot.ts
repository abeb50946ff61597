import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { removeSettingsRow } from '../settings/save-settings-row.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { PlotNeeded, PlotRow, Plots } from './plots.ts'

/** A plot that a booking or a block names is switched off instead. */
export class DeletePlot {
  readonly #ports: AuditedWriting & { readonly plots: Plots }

  constructor(ports: AuditedWriting & { readonly plots: Plots }) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
    readonly id: PlotId
  }): Promise<Result<null, SettingsRefusal | PlotNeeded>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    return removeSettingsRow<PlotRow, PlotNeeded>(this.#ports, { concept: 'plot', rows: this.#ports.plots }, command)
  }
}
