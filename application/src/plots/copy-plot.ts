import { copyName } from '@camp/domain/plots/plot-numbering.ts'
import type { OrganisationId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { KeepRefusal } from '../settings/kept-rows.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { Randomness } from '../shared/randomness.ts'
import type { Plots } from './plots.ts'

/** The same plot once more beside the original, under the next free number, with its prices and rules. */
export class CopyPlot {
  readonly #ports: { readonly plots: Plots; readonly randomness: Randomness }

  constructor(ports: { readonly plots: Plots; readonly randomness: Randomness }) {
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
  }): Promise<Result<{ readonly id: PlotId; readonly name: string }, SettingsRefusal | KeepRefusal>> {
    const judged = judgeManager(actor, organisationId)
    if (!judged.ok) return judged
    const { plots, randomness } = this.#ports
    const all = await plots.list(organisationId)
    const original = all.find((plot) => plot.id === id)
    if (!original) return refused({ code: 'not-found' })
    const neighbours = all.filter(({ siteId }) => siteId === original.siteId)
    const copy = { id: randomness.uuid() as PlotId, ...copyName(original, neighbours) }
    const copied = await plots.copy(original, copy)
    return copied.ok ? accepted({ id: copy.id, name: copy.name }) : copied
  }
}
