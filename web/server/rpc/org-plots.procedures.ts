import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { lowestPriceOnWire, pickerPlotOnWire, selectionOnWire } from '../wire/picker-on-wire.ts'
import { plotRatesOnWire } from '../wire/plot-rates-on-wire.ts'
import { idInput } from './input/id-input.ts'
import { pickerInput } from './input/picker-input.ts'
import { selectionInput } from './input/selection-input.ts'
import { publicQuery, router } from './procedures.ts'
import { acceptedValue } from './rpc-refusal.ts'

export const orgPlotsProcedures = router({
  getLowestPrice: publicQuery.input(z.strictObject({ orgId: idInput<OrganisationId>() })).query(async ({ ctx, input }) => {
    const lowest = acceptedValue(await ctx.useCases.lowestPrice.execute({ organisationId: input.orgId }))
    return lowest && lowestPriceOnWire(lowest)
  }),

  getAllForPicker: publicQuery.input(pickerInput).query(async ({ ctx, input }) => {
    const { organisation, plots } = acceptedValue(await ctx.useCases.showPicker.execute(input))
    return plots.map((row) => ({ ...pickerPlotOnWire(row, organisation), ...plotRatesOnWire(row.plot) }))
  }),

  quoteSelection: publicQuery
    .input(selectionInput)
    .query(async ({ ctx, input }) => selectionOnWire(acceptedValue(await ctx.useCases.quoteSelection.execute(input)))),
})
