import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Catalogues } from '../../organisations/catalogues.ts'
import type { SettingsRefusal } from '../../settings/settings-permission.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import { type Clock, todayIn } from '../../shared/clock.ts'
import { judgeStaff } from '../../shared/judge-staff.ts'
import { mayManageSettings } from '../../shared/permissions.ts'

/** Everything that decides what an organisation's stays cost, for its own people. */
export interface PriceSettingsView
  extends Pick<Catalogue, 'organisation' | 'sites' | 'plots' | 'seasons' | 'ageScales' | 'discounts'> {
  /** In the organisation's zone. */
  readonly today: Temporal.PlainDate
  /** Whether this person may change any of it. */
  readonly mayManage: boolean
}

export interface ShowPriceSettingsPorts {
  readonly catalogues: Catalogues
  readonly clock: Clock
}

export class ShowPriceSettings {
  readonly #ports: ShowPriceSettingsPorts

  constructor(ports: ShowPriceSettingsPorts) {
    this.#ports = ports
  }

  async execute({ actor, organisationId }: OfOrganisation): Promise<Result<PriceSettingsView, SettingsRefusal>> {
    const judged = judgeStaff(actor, organisationId)
    if (!judged.ok) return judged
    const catalogue = await this.#ports.catalogues.findNow(organisationId)
    if (!catalogue) return refused({ code: 'not-found' })
    const { organisation, sites, plots, seasons, ageScales, discounts } = catalogue
    const today = todayIn(organisation.province.country.timezone, this.#ports.clock)
    const mayManage = mayManageSettings(actor, organisationId)
    return accepted({ organisation, sites, plots, seasons, ageScales, discounts, today, mayManage })
  }
}
