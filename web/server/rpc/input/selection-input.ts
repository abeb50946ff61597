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

/** The chosen plots with the guests of each; somebody grown up among all of them together. */
export const selectionInput = z
  .strictObject({ orgSlug: slugInput, ...stayFields, plots: z.array(plotInput).min(1).max(mostPlots) })
  .transform(({ orgSlug, plots, ...dates }, issues) => {
    if (!hasGrownUp(sumOfParties(plots.map(({ party }) => party)))) missingGrownUp(issues, ['plots'])
    return { orgSlug, stay: stayFrom(dates, issues), plots }
  })
