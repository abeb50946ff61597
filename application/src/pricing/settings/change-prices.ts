import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../../organisations/catalogues.ts'
import { type AuditedWriting, type TrailedChange, writeInTrail } from '../../settings/audited-writing.ts'
import { judgeManager, type SettingsRefusal } from '../../settings/settings-permission.ts'
import type { OfOrganisation } from '../../shared/actor.ts'
import type { Randomness } from '../../shared/randomness.ts'
import { priceChanges } from './price-audit.ts'
import type { PriceSettings } from './price-settings.ts'

export interface ChangePricesPorts extends AuditedWriting {
  readonly catalogues: Catalogues
  readonly priceSettings: PriceSettings
  readonly randomness: Randomness
}

export type { SettingsRefusal }

/**
 * Every change of prices goes this way: by an administrator of the organisation or the platform, one change
 * after the other, over the catalogue as it stands now. Refusals of `work` come before it writes; the trail
 * has what differs afterwards.
 */
export async function changePrices<Value, Refusal>(
  ports: ChangePricesPorts,
  { actor, organisationId }: OfOrganisation,
  work: (catalogue: Catalogue) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | SettingsRefusal>> {
  const { catalogues, priceSettings } = ports
  const judged = judgeManager(actor, organisationId)
  if (!judged.ok) return judged
  type Answer = Result<{ readonly value: Value; readonly changed: readonly TrailedChange[] }, Refusal | SettingsRefusal>
  return writeInTrail(ports, { actor, organisationId }, async (): Promise<Answer> => {
    await priceSettings.lock(organisationId)
    const before = await catalogues.findNow(organisationId)
    if (!before) return refused({ code: 'not-found' })
    const answer = await work(before)
    if (!answer.ok) return answer
    const after = await catalogues.findNow(organisationId)
    return accepted({ value: answer.value, changed: after ? priceChanges(before, after) : [] })
  })
}
