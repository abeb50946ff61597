import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Catalogues } from '../../organisations/catalogues.ts'
import { judgeReader, type SettingsRefusal } from '../../settings/settings-permission.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManageSettings } from '../../shared/permissions.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { PriceSettings } from './price-settings.ts'

export interface ChangePricesPorts {
  readonly catalogues: Catalogues
  readonly priceSettings: PriceSettings
  readonly transaction: Transaction
  readonly randomness: Randomness
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
 * change after the other, over the catalogue as it stands now. Refusals of `work` come before it writes.
 */
export async function changePrices<Value, Refusal>(
  { catalogues, priceSettings, transaction }: ChangePricesPorts,
  { actor, organisationId }: ForOrganisation,
  work: (catalogue: Catalogue) => Promise<Result<Value, Refusal>>,
): Promise<Result<Value, Refusal | SettingsRefusal>> {
  const judged = judgeWriter(actor, organisationId)
  if (!judged.ok) return judged
  return transaction.run(async (): Promise<Result<Value, Refusal | SettingsRefusal>> => {
    await priceSettings.lock(organisationId)
    const catalogue = await catalogues.find(organisationId)
    return catalogue ? work(catalogue) : refused({ code: 'not-found' })
  })
}

function judgeWriter(actor: Actor, organisationId: OrganisationId): Result<null, SettingsRefusal> {
  const judged = judgeReader(actor, organisationId)
  if (!judged.ok) return judged
  return mayManageSettings(actor, organisationId) ? accepted(null) : refused({ code: 'not-permitted' })
}
