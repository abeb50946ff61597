import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { AuditTrail } from '../../audit/audit-trail.ts'
import { auditedActor } from '../../audit/audited.ts'
import type { Catalogues } from '../../organisations/catalogues.ts'
import { judgeManager, type SettingsRefusal } from '../../settings/settings-permission.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { priceChanges } from './price-audit.ts'
import type { PriceSettings } from './price-settings.ts'

export interface ChangePricesPorts {
  readonly catalogues: Catalogues
  readonly priceSettings: PriceSettings
  readonly transaction: Transaction
  readonly randomness: Randomness
  readonly auditTrail: AuditTrail
  readonly clock: Clock
}

/** Who changes or reads the prices of which organisation. */
export interface ForOrganisation {
  readonly actor: Actor
  readonly organisationId: OrganisationId
}

/** Somebody else changed it since it was shown. */
export type ChangedMeanwhile = { readonly code: 'changed-meanwhile' }
export type { SettingsRefusal }

/**
 * Every change of prices goes this way: by an administrator of the organisation or the platform, in one transaction, one
 * change after the other, over the catalogue as it stands now. Refusals of `work` come before it writes; what it wrote
 * stands in the audit trail.
 */
export async function changePrices<Value, Refusal>(
  { catalogues, priceSettings, transaction, auditTrail, clock }: ChangePricesPorts,
  { actor, organisationId }: ForOrganisation,
  work: (catalogue: Catalogue) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | SettingsRefusal>> {
  const judged = judgeManager(actor, organisationId)
  if (!judged.ok) return judged
  return transaction.run(async (): Promise<Result<Value, Refusal | SettingsRefusal>> => {
    await priceSettings.lock(organisationId)
    const catalogue = await catalogues.find(organisationId)
    if (!catalogue) return refused({ code: 'not-found' })
    const answer = await work(catalogue)
    const changed = answer.ok ? await catalogues.find(organisationId) : undefined
    const writer = { at: clock.now(), by: auditedActor(actor), organisationId }
    for (const change of changed ? priceChanges(catalogue, changed) : []) await auditTrail.record({ ...writer, ...change })
    return answer
  })
}
