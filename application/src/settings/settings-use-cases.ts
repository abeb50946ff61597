import type { DeleteLink } from './delete-link.ts'
import type { ShowOrganisationSettings, ShowPaymentRule, ShowSpecialTerm, ShowUser } from './show-settings.ts'

/** An organisation's settings, as the doors see them. */
export interface SettingsUseCases {
  readonly showOrganisationSettings: Pick<ShowOrganisationSettings, 'execute'>
  readonly showSpecialTerm: Pick<ShowSpecialTerm, 'execute'>
  readonly showPaymentRule: Pick<ShowPaymentRule, 'execute'>
  readonly showUser: Pick<ShowUser, 'execute'>
  readonly deleteLink: Pick<DeleteLink, 'execute'>
}
