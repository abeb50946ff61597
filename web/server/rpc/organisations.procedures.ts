import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { z } from 'zod'
import { cardOnWire, organisationRowOnWire } from '../wire/organisation-on-wire.ts'
import { organisationSettingsOnWire } from '../wire/settings-on-wire.ts'
import { isoDateInput } from './input/date-input.ts'
import { idInput, slugInput } from './input/id-input.ts'
import { publicQuery, router, staffQuery } from './procedures.ts'
import { acceptedValue } from './rpc-refusal.ts'

/** The dates of a search, which need not be a whole stay yet. */
const featuredInput = z
  .strictObject({ searchStartDate: isoDateInput.nullish(), searchEndDate: isoDateInput.nullish() })
  .optional()
  .transform((dates) => {
    if (!dates?.searchStartDate || !dates.searchEndDate) return { stay: null }
    const stay = StayDates.between(dates.searchStartDate, dates.searchEndDate)
    return { stay: stay.ok ? stay.value : null }
  })

export const organisationsProcedures = router({
  getOneRow: staffQuery.input(z.strictObject({ id: idInput<OrganisationId>() })).query(async ({ ctx, input }) => {
    const answer = await ctx.useCases.showOrganisationSettings.execute({ actor: ctx.actor, id: input.id })
    return organisationSettingsOnWire(acceptedValue(answer))
  }),

  getOneRowForSlugPublic: publicQuery
    .input(z.strictObject({ slug: slugInput }))
    .query(async ({ ctx, input }) => organisationRowOnWire(acceptedValue(await ctx.useCases.showOrganisation.execute(input)))),

  getFeaturedPublic: publicQuery.input(featuredInput).query(async ({ ctx, input }) => {
    const cards = await ctx.useCases.featuredOrganisations.execute(input)
    return cards.map(cardOnWire)
  }),
})
