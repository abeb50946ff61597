import { z } from 'zod'
import { plainTextInput } from './input/plain-text.ts'
import { publicQuery, router } from './procedures.ts'
import { acceptedValue } from './rpc-refusal.ts'

export const defaultTagCategoriesProcedures = router({
  getOneRowByName: publicQuery
    .input(z.strictObject({ name: plainTextInput(100) }))
    .query(async ({ ctx, input }) => acceptedValue(await ctx.useCases.tagCategory.execute(input))),
})
