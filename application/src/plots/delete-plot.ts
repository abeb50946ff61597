import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToRemove, removeSettingsRow } from '../settings/save-settings-row.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { ChangedMeanwhile } from '../shared/refusals.ts'
import { type PlotNeeded, type PlotRow, type Plots, revisionOfPlot } from './plots.ts'

/** A plot that a booking or a block names is switched off instead. */
export class DeletePlot {
  readonly #ports: AuditedWriting & { readonly plots: Plots }

  constructor(ports: AuditedWriting & { readonly plots: Plots }) {
    this.#ports = ports
  }

  async execute(command: RowToRemove<PlotId>): Promise<Result<null, SettingsRefusal | PlotNeeded | ChangedMeanwhile>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    const kind = { concept: 'plot', rows: this.#ports.plots, revisionOfRow: revisionOfPlot }
    return removeSettingsRow<PlotRow, PlotNeeded>(this.#ports, kind, command)
  }
}
