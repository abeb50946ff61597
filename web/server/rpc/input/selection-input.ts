import type { PlotId } from '@camp/domain/shared/ids.ts'
import { sumOfParties } from '@camp/domain/stay-rules/party.ts'
import { z } from 'zod'
import { idInput, slugInput } from './id-input.ts'
import { equipmentFields, hasGrownUp, missingGrownUp, partyFields } from './party-input.ts'
import { stayFields, stayFrom } from './stay-input.ts'

const mostPlots = 40

const plotInput = z
  .strictObject({ plotId: idInput<PlotId>(), ...partyFields, ...equipmentFields })
  .transform(({ plotId, tents, caravans, ...party }) => ({ plotId, party, equipment: { tents, caravans } }))

const selectionFields = { orgSlug: slugInput, ...stayFields, plots: z.array(plotInput).min(1).max(mostPlots) }
const selectionShape = z.strictObject(selectionFields)

/** The chosen plots with the guests of each; somebody grown up among all of them together. */
export const selectionInput = selectionShape.transform(selection)

/** With the key of a contact that was proved, where one is asked for. */
export const holdInput = z
  .strictObject({ ...selectionFields, contactKey: z.string().min(1).max(100).optional() })
  .transform(({ contactKey = null, ...chosen }, issues) => ({ ...selection(chosen, issues), contactKey }))

function selection({ orgSlug, plots, ...dates }: z.output<typeof selectionShape>, issues: z.RefinementCtx) {
  if (!hasGrownUp(sumOfParties(plots.map(({ party }) => party)))) missingGrownUp(issues, ['plots'])
  return { orgSlug, stay: stayFrom(dates, issues), plots }
}
