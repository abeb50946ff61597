import type { SiteId } from '@camp/domain/shared/ids.ts'
import { z } from 'zod'
import { idInput, slugInput } from './id-input.ts'
import { equipmentFields, hasGrownUp, missingGrownUp, partyFields } from './party-input.ts'
import { stayFields, stayFrom } from './stay-input.ts'

export const pickerInput = z
  .strictObject({
    orgSlug: slugInput,
    ...stayFields,
    ...partyFields,
    ...equipmentFields,
    siteId: idInput<SiteId>().nullish(),
  })
  .transform(({ orgSlug, arrivalDate, departureDate, tents, caravans, siteId, ...party }, issues) => {
    if (!hasGrownUp(party)) missingGrownUp(issues, ['numberOfAdults'])
    const stay = stayFrom({ arrivalDate, departureDate }, issues)
    return { orgSlug, stay, party, equipment: { tents, caravans }, siteId: siteId ?? null }
  })
