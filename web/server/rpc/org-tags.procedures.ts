import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { idInput } from './input/id-input.ts'
import { plainTextInput } from './input/plain-text.ts'
import { publicQuery, router } from './procedures.ts'
import { acceptedValue } from './rpc-refusal.ts'

const categoryOfOrganisation = z.strictObject({ defaultTagCategoryId: plainTextInput(100), orgId: idInput<OrganisationId>() })

export const orgTagsProcedures = router({
  getAllRowsForDefaultTagCategoryIdAndActivePublic: publicQuery
    .input(categoryOfOrganisation)
    .query(async ({ ctx, input: { orgId, defaultTagCategoryId } }) =>
      acceptedValue(await ctx.useCases.organisationTags.execute({ organisationId: orgId, defaultTagCategoryId })),
    ),
})
