import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { seasonOnWire } from '../wire/season-on-wire.ts'
import { isoDateInput } from './input/date-input.ts'
import { idInput } from './input/id-input.ts'
import { endsAfterItStarts } from './input/iso-range-input.ts'
import { publicQuery, router } from './procedures.ts'
import { acceptedValue } from './rpc-refusal.ts'

const seasonsOfDates = z
  .strictObject({ orgId: idInput<OrganisationId>(), searchStartDate: isoDateInput, searchEndDate: isoDateInput })
  .superRefine(endsAfterItStarts)

export const orgSeasonsProcedures = router({
  getAllRowsForOrgIdPublic: publicQuery
    .input(seasonsOfDates)
    .query(async ({ ctx, input: { orgId, searchStartDate: from, searchEndDate: to } }) => {
      const seasons = acceptedValue(await ctx.useCases.organisationSeasons.execute({ organisationId: orgId, from, to }))
      return seasons.map(seasonOnWire)
    }),
})
