import { contactsProcedures } from './contacts.procedures.ts'
import { defaultTagCategoriesProcedures } from './default-tag-categories.procedures.ts'
import { orgPlotsProcedures } from './org-plots.procedures.ts'
import { orgSeasonsProcedures } from './org-seasons.procedures.ts'
import { orgTagsProcedures } from './org-tags.procedures.ts'
import { organisationsProcedures } from './organisations.procedures.ts'
import { router } from './procedures.ts'
import { reservationsProcedures } from './reservations.procedures.ts'
import { searchProcedures } from './search.procedures.ts'
import {
  orgPaymentRulesProcedures,
  orgPlotPaymentRulesProcedures,
  orgSiteSpecialTermsProcedures,
  orgSpecialTermsProcedures,
  userOrgsProcedures,
  usersProcedures,
} from './staff.procedures.ts'

export const appRouter = router({
  search: searchProcedures,
  organisations: organisationsProcedures,
  orgPlots: orgPlotsProcedures,
  orgSeasons: orgSeasonsProcedures,
  orgTags: orgTagsProcedures,
  defaultTagCategories: defaultTagCategoriesProcedures,
  contacts: contactsProcedures,
  reservations: reservationsProcedures,
  orgSpecialTerms: orgSpecialTermsProcedures,
  orgPaymentRules: orgPaymentRulesProcedures,
  users: usersProcedures,
  userOrgs: userOrgsProcedures,
  orgSiteSpecialTerms: orgSiteSpecialTermsProcedures,
  orgPlotPaymentRules: orgPlotPaymentRulesProcedures,
})

export type AppRouter = typeof appRouter
