import { type SiteFacts, siteProblems } from '@camp/domain/plots/site-problems.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type KeepRowPorts, keepRow, type RowToKeep } from '../settings/keep-row.ts'
import { DeleteKeptRow, ListKeptRows } from '../settings/kept-row-use-cases.ts'
import type { KeepRefusal } from '../settings/kept-rows.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import type { SiteNeeded, SiteRow, Sites } from './sites.ts'

interface Ports extends KeepRowPorts {
  readonly sites: Sites
}

export class ListSites extends ListKeptRows<SiteRow> {
  constructor(ports: Pick<Ports, 'sites'>) {
    super(ports.sites)
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
export class DeleteSite extends DeleteKeptRow<SiteRow, SiteNeeded> {
  constructor(ports: AuditedWriting & Pick<Ports, 'sites'>) {
    super(ports, { concept: 'site', rows: ports.sites })
  }
}
