import { copyName } from '@camp/domain/plots/plot-numbering.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type AuditedWriting, type Written, writeAudited } from '../settings/audited-writing.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { SaveRowRefusal } from '../settings/settings-rows.ts'
import type { Actor } from '../shared/actor.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Plots } from './plots.ts'

interface Ports extends AuditedWriting {
  readonly plots: Plots
  readonly randomness: Randomness
}

export interface CopyPlotCommand {
  readonly actor: Actor
  readonly organisationId: OrganisationId
  readonly id: PlotId
}

type Copied = { readonly id: PlotId; readonly name: string }

/** The same plot once more beside the original, under the next free number, with its prices and rules. */
export class CopyPlot {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: CopyPlotCommand): Promise<Result<Copied, SettingsRefusal | SaveRowRefusal>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    return writeAudited(this.#ports, command, () => this.#copy(command))
  }

  async #copy({
    organisationId,
    id,
  }: CopyPlotCommand): Promise<Result<Written<Copied>, SaveRowRefusal | { readonly code: 'not-found' }>> {
    const { plots, randomness } = this.#ports
    const all = await plots.list(organisationId)
    const original = all.find((plot) => plot.id === id)
    if (!original) return refused({ code: 'not-found' })
    const neighbours = all.filter(({ siteId }) => siteId === original.siteId)
    const copy = { id: randomness.uuid() as PlotId, ...copyName(original, neighbours) }
    const copied = await plots.copy(original, copy)
    if (!copied.ok) return copied
    const after = { original: original.id, name: copy.name }
    return accepted({ value: { id: copy.id, name: copy.name }, act: 'plot.copied', subject: copy.id, after })
  }
}
