import { searchResultsOnWire } from '../wire/organisation-on-wire.ts'
import { searchInput } from './input/search-input.ts'
import { publicQuery, router } from './procedures.ts'

export const searchProcedures = router({
  organisations: publicQuery
    .input(searchInput)
    .query(async ({ ctx, input }) => searchResultsOnWire(await ctx.useCases.searchOrganisations.execute(input))),
})
