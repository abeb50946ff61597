import { z } from 'zod'
import { idInput } from './input/id-input.ts'
import { router, staffProcedure } from './procedures.ts'

const staffRow = (name: string) => staffProcedure.input(z.strictObject({ [name]: idInput() }))

/** Calls that ask for staff. */
export const orgSpecialTermsProcedures = router({ getOneRow: staffRow('id').query(() => null) })
export const orgPaymentRulesProcedures = router({ getOneRow: staffRow('id').query(() => null) })
export const usersProcedures = router({ getUsernameAndRole: staffRow('userid').query(() => null) })
export const userOrgsProcedures = router({ delete: staffRow('userOrgId').mutation(() => null) })
export const orgSiteSpecialTermsProcedures = router({ delete: staffRow('orgSiteSpecialTermsId').mutation(() => null) })
export const orgPlotPaymentRulesProcedures = router({ delete: staffRow('orgPlotPaymentRuleId').mutation(() => null) })
