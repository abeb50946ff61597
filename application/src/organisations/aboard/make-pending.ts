import { numberedSlug, slugFromName } from '@camp/domain/organisations/slug-from-name.ts'
import { standardFee } from '@camp/domain/organisations/standard-fee.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { auditedActor } from '../../audit/audited.ts'
import type { Actor } from '../../shared/actor.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { ManagedOrganisations } from '../managed/managed-organisations.ts'
import { type AddMemberPorts, addMember, type InviteMemberRefusal } from '../members/add-member.ts'
import type { OrganisationRecords } from '../settings/organisation-records.ts'
import type { AboardLetter, AboardLetters } from './aboard-letters.ts'
import type { AboardLog } from './aboard-log.ts'
import type { CampsiteToList } from './listing-wish.ts'

export interface MakePendingPorts extends AddMemberPorts {
  readonly organisationRecords: OrganisationRecords
  readonly aboardLog: AboardLog
  readonly aboardLetters: AboardLetters
}

/** Nothing of the transaction may stay. */
class SlugTaken extends Error {}

/** Under the first address that is free, also when somebody takes one in the same moment. */
export async function underFreeSlug<Made>(
  { managedOrganisations, transaction }: FreeSlugPorts,
  name: string,
  make: (slug: string) => Promise<Made>,
): Promise<Made> {
  const plain = slugFromName(name)
  for (let nth = 1; ; nth += 1) {
    const slug = numberedSlug(plain, nth)
    if (await managedOrganisations.findBySlug(slug)) continue
    try {
      return await transaction.run(() => make(slug))
    } catch (error) {
      if (!(error instanceof SlugTaken)) throw error
    }
  }
}

interface FreeSlugPorts {
  readonly managedOrganisations: Pick<ManagedOrganisations, 'findBySlug'>
  readonly transaction: Transaction
}

export interface PendingCampsite {
  /** Who makes it: its owner, or the platform for them. */
  readonly actor: Actor
  readonly slug: string
  /** Without a place it lies in the middle of its province until its owner says better. */
  readonly listing: Pick<CampsiteToList, 'name' | 'province'> & Partial<CampsiteToList>
  readonly owner: { readonly email: string; readonly firstName: string; readonly lastName: string; readonly phone: string | null }
  /** `accepted`, or `asked`: in the letter. */
  readonly terms: string
  readonly letter: Extract<AboardLetter['kind'], 'signed-up' | 'welcomed'>
}

export type MakePendingRefusal = InviteMemberRefusal | { readonly code: 'province-unknown' }

/**
 * Inside a transaction: a campsite and its owner at once, pending until the platform opens it (rule O14).
 * After a refusal the transaction is worth nothing more.
 */
export async function makePending(
  ports: MakePendingPorts,
  { actor, slug, listing, owner, terms, letter }: PendingCampsite,
): Promise<Result<OrganisationId, MakePendingRefusal>> {
  const { organisationRecords, auditTrail, aboardLog, aboardLetters, clock, randomness } = ports
  const { name, province, ...where } = listing
  const { email, firstName, lastName, phone } = owner
  const organisationId = randomness.uuid() as OrganisationId
  const stamp = { at: clock.now(), by: auditedActor(actor) }
  const made = await organisationRecords.add({ id: organisationId, name, slug, province }, stamp)
  if (!made.ok && made.refusal.code === 'slug-taken') throw new SlugTaken()
  if (!made.ok) return refused({ code: 'province-unknown' })
  const ownerName = fullName(owner)
  const reach = {
    businessEmail: email,
    ownerEmail: email,
    ownerName,
    ...(phone && { businessNumber: phone, ownerNumber: phone }),
  }
  await organisationRecords.save(organisationId, { ...where, ...standardFee, ...reach }, stamp)
  const said = { name, slug, province, cityName: where.cityName ?? '', terms }
  const changes = Object.entries(said).map(([field, after]) => ({ field, before: '', after }))
  await auditTrail.record({ ...stamp, organisationId, act: 'organisation.listed', subject: organisationId, changes })
  const added = await addMember(ports, { actor, organisationId, role: 'ORGADMIN', email, firstName, lastName })
  if (!added.ok) return added
  await aboardLog.add({ organisationId, ...stamp, step: 'signed-up', text: '' })
  await aboardLetters.write({ kind: letter, to: email, firstName, organisationName: name, slug, text: '' })
  return accepted(organisationId)
}
