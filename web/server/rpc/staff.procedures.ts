import type { LinkKind } from '@camp/application/settings/settings.ts'
import type { PaymentRuleId, SpecialTermId, UserId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { paymentRuleOnWire } from '../wire/settings-on-wire.ts'
import { idInput } from './input/id-input.ts'
import { router, staffMutation, staffQuery } from './procedures.ts'
import { acceptedValue } from './rpc-refusal.ts'

export const orgSpecialTermsProcedures = router({
  getOneRow: staffQuery.input(z.strictObject({ id: idInput<SpecialTermId>() })).query(async ({ ctx, input }) => {
    return acceptedValue(await ctx.useCases.showSpecialTerm.execute({ actor: ctx.actor, id: input.id }))
  }),
})

export const orgPaymentRulesProcedures = router({
  getOneRow: staffQuery.input(z.strictObject({ id: idInput<PaymentRuleId>() })).query(async ({ ctx, input }) => {
    return paymentRuleOnWire(acceptedValue(await ctx.useCases.showPaymentRule.execute({ actor: ctx.actor, id: input.id })))
  }),
})

export const usersProcedures = router({
  getUsernameAndRole: staffQuery.input(z.strictObject({ userid: idInput<UserId>() })).query(async ({ ctx, input }) => {
    const { username, role } = acceptedValue(await ctx.useCases.showUser.execute({ actor: ctx.actor, id: input.userid }))
    return { username, role }
  }),
})

export const userOrgsProcedures = router({ delete: deletionOf('user', 'userOrgId') })
export const orgSiteSpecialTermsProcedures = router({ delete: deletionOf('special-term', 'orgSiteSpecialTermsId') })
export const orgPlotPaymentRulesProcedures = router({ delete: deletionOf('payment-rule', 'orgPlotPaymentRuleId') })

/** Answers the id that it was given. */
function deletionOf(kind: LinkKind, name: string) {
  return staffMutation.input(z.strictObject({ [name]: idInput() })).mutation(async ({ ctx, input }) => {
    acceptedValue(await ctx.useCases.deleteLink.execute({ actor: ctx.actor, kind, id: input[name] ?? '' }))
    return input
  })
}
