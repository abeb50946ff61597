import { type SiteWish, siteProblems } from '@camp/domain/plots/site-problems.ts'
import type { FieldsInvalid } from '@camp/domain/shared/field-problem.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { judgeManager, type SettingsRefusal } from '../settings/settings-permission.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
import type { SaveRowRefusal } from '../settings/settings-rows.ts'
import { revisionOfSite, type SiteNeeded, type SiteRow, type Sites } from './sites.ts'

interface Ports extends SaveRowPorts {
  readonly sites: Sites
}

const kindOf = (sites: Sites) => ({ concept: 'site', rows: sites, revisionOfRow: revisionOfSite })

export class ListSites extends ListSettingsRows<SiteRow> {
  constructor(ports: Pick<Ports, 'sites'>) {
    super(ports.sites)
  }
}

export interface SaveSiteCommand extends RowToSave<SiteId> {
  readonly site: SiteWish
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
  }: SaveSiteCommand): Promise<Result<{ readonly id: SiteId }, SettingsRefusal | FieldsInvalid | SaveRowRefusal>> {
    const judged = judgeManager(row.actor, row.organisationId)
    if (!judged.ok) return judged
    const problems = siteProblems(site)
    if (problems.length > 0) return refused({ code: 'fields-invalid', problems })
    return saveSettingsRow<SiteRow>(this.#ports, kindOf(this.#ports.sites), row, (identity, stored) => ({
      ...site,
      ...identity,
      images: stored?.images ?? [],
    }))
  }
}

/** A site that anything needs is switched off instead. */
export class DeleteSite extends DeleteSettingsRow<SiteRow, SiteNeeded> {
  constructor(ports: AuditedWriting & Pick<Ports, 'sites'>) {
    super(ports, kindOf(ports.sites))
  }
}
