import { type SiteFacts, siteProblems } from '@camp/domain/plots/site-problems.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { OrganisationId, SiteId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type KeepRowPorts, keepRow, type RowToKeep, removeRow } from '../settings/keep-row.ts'
import type { KeepRefusal } from '../settings/kept-rows.ts'
import { judgeManager, judgeReader, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { Actor } from '../shared/actor.ts'
import type { SiteNeeded, SiteRow, Sites } from './sites.ts'

interface Ports extends KeepRowPorts {
  readonly sites: Sites
}

export class ListSites {
  readonly #ports: Pick<Ports, 'sites'>

  constructor(ports: Pick<Ports, 'sites'>) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
  }): Promise<Result<readonly SiteRow[], SettingsRefusal>> {
    const judged = judgeReader(query.actor, query.organisationId)
    return judged.ok ? accepted(await this.#ports.sites.list(query.organisationId)) : judged
  }
}

export interface SaveSiteCommand extends RowToKeep<SiteId> {
  readonly site: SiteFacts
}

/** Its pictures stay as they are. */
export class SaveSite {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    site,
    ...row
  }: SaveSiteCommand): Promise<Result<{ readonly id: SiteId }, SettingsRefusal | FieldsInvalid | KeepRefusal>> {
    const judged = judgeManager(row.actor, row.organisationId)
    if (!judged.ok) return judged
    const problems = siteProblems(site)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    const { sites } = this.#ports
    return keepRow<SiteRow>(this.#ports, { concept: 'site', rows: sites }, row, (identity, stored) => ({
      ...site,
      ...identity,
      images: stored?.images ?? [],
    }))
  }
}

/** A site that anything needs is switched off instead. */
export class DeleteSite {
  readonly #ports: AuditedWriting & Pick<Ports, 'sites'>

  constructor(ports: AuditedWriting & Pick<Ports, 'sites'>) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    readonly organisationId: OrganisationId
    readonly id: SiteId
  }): Promise<Result<null, SettingsRefusal | SiteNeeded>> {
    const judged = judgeManager(command.actor, command.organisationId)
    if (!judged.ok) return judged
    return removeRow<SiteRow, SiteNeeded>(this.#ports, { concept: 'site', rows: this.#ports.sites }, command)
  }
}
