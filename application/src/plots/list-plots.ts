import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { PlotRow, Plots } from './plots.ts'

export class ListPlots {
  readonly #ports: { readonly plots: Plots }

  constructor(ports: { readonly plots: Plots }) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
  }): Promise<Result<readonly PlotRow[], SettingsRefusal>> {
    const judged = judgeStaff(query.actor, query.organisationId)
    return judged.ok ? accepted(await this.#ports.plots.list(query.organisationId)) : judged
  }
}
