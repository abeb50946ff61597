import { type SiteWish, siteProblems } from '@camp/domain/plots/site-problems.ts'
import type { SiteId } from '@camp/domain/shared/ids.ts'
import type { AuditedWriting } from '../settings/audited-writing.ts'
import { type RowToSave, type SavedRow, type SaveRowPorts, saveSettingsRow } from '../settings/save-settings-row.ts'
import { DeleteSettingsRow, ListSettingsRows } from '../settings/settings-row-use-cases.ts'
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

  execute({ site, ...row }: SaveSiteCommand): SavedRow<SiteId> {
    return saveSettingsRow<SiteRow>(this.#ports, kindOf(this.#ports.sites), row, () => ({
      problems: siteProblems(site),
      make: (identity, stored) => ({ ...site, ...identity, images: stored?.images ?? [] }),
    }))
  }
}

/** A site that anything needs is switched off instead. */
export class DeleteSite extends DeleteSettingsRow<SiteRow, SiteNeeded> {
  constructor(ports: AuditedWriting & Pick<Ports, 'sites'>) {
    super(ports, kindOf(ports.sites))
  }
}
