import { DeleteLink } from './delete-link.ts'
import { ShowLastChange } from './show-last-change.ts'
import { ShowOrganisationSettings, ShowPaymentRule, ShowSpecialTerm, ShowUser } from './show-settings.ts'

/** An organisation's settings, as the doors see them. */
export const settingsUseCases = {
  showOrganisationSettings: ShowOrganisationSettings,
  showSpecialTerm: ShowSpecialTerm,
  showPaymentRule: ShowPaymentRule,
  showUser: ShowUser,
  deleteLink: DeleteLink,
  showLastChange: ShowLastChange,
}
