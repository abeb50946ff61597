import { numberedSlug, slugFromName } from '@camp/domain/organisations/slug-from-name.ts'
import { standardFee } from '@camp/domain/organisations/standard-fee.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import { acceptCode, type CodeRefusal, type TypedCode } from '../../people/accept-code.ts'
import type { Account } from '../../people/account.ts'
import type { SignInPorts } from '../../people/sign-in-ports.ts'
import { type SigningBrowser, type StartedSession, startSession } from '../../people/start-session.ts'
import type { Places } from '../../search/places.ts'
import type { Actor } from '../../shared/actor.ts'
import type { ManagedOrganisations } from '../managed/managed-organisations.ts'
import { type AddMemberPorts, addMember } from '../members/add-member.ts'
import type { OrganisationRecords } from '../settings/organisation-records.ts'
import type { AboardLetters } from './aboard-letters.ts'
import type { AboardLog } from './aboard-log.ts'
import { type Listing, type ListingProblem, type ListingWish, readListing } from './listing-wish.ts'

/** Campsites of one owner that wait to be opened. */
export const mostPending = 3

export interface ListCampsiteCommand {
  readonly wish: ListingWish
  /** Who lists it: by the code that was sent, or signed in with an address that was proved before. */
  readonly owner: { readonly kind: 'code'; readonly typed: TypedCode } | { readonly kind: 'signed-in'; readonly who: Actor }
  readonly browser: SigningBrowser
}

export type ListCampsiteRefusal =
  | CodeRefusal
  | { readonly code: 'email-not-proved' | 'platform-account' | 'other-role' | 'too-many-pending' }
  | { readonly code: 'invalid'; readonly problems: readonly ListingProblem[] }

export interface ListedCampsite {
  readonly slug: string
  /** New: whoever becomes an owner is another role, which ends the sessions of before. */
  readonly session: StartedSession
}

export interface ListCampsitePorts extends SignInPorts, AddMemberPorts {
  readonly places: Places
  readonly organisationRecords: OrganisationRecords
  readonly managedOrganisations: Pick<ManagedOrganisations, 'findBySlug' | 'findMany'>
  readonly aboardLog: AboardLog
  readonly aboardLetters: AboardLetters
}

/** Nothing of the transaction may stay. */
class SlugTaken extends Error {}

/** A campsite and its owner at once, pending until the platform opens it (rule O14). */
export class ListCampsite {
  readonly #ports: ListCampsitePorts

  constructor(ports: ListCampsitePorts) {
    this.#ports = ports
  }

  async execute({ wish, owner, browser }: ListCampsiteCommand): Promise<Result<ListedCampsite, ListCampsiteRefusal>> {
    const listing = await readListing(this.#ports.places, wish)
    if (!listing.ok) return refused({ code: 'invalid', problems: listing.refusal })
    const account = await this.#accountOf(owner)
    if (!account.ok) return account
    const obstacle = await this.#obstacle(account.value)
    if (obstacle) return refused(obstacle)
    const slug = await this.#list(account.value, listing.value)
    sendSoon(this.#ports.sendWritten)
    const session = await startSession(this.#ports, { ...account.value, role: 'ORGADMIN' }, browser)
    return accepted({ slug, session })
  }

  async #accountOf(owner: ListCampsiteCommand['owner']): Promise<Result<Account, ListCampsiteRefusal>> {
    if (owner.kind === 'code') return acceptCode(this.#ports, 'sign-in', owner.typed)
    const account = owner.who.kind === 'user' ? await this.#ports.accounts.find(owner.who.userId) : undefined
    return account?.isEmailVerified ? accepted(account) : refused({ code: 'email-not-proved' })
  }

  async #obstacle({ role, organisationIds }: Account) {
    if (role === 'SUPERADMIN') return { code: 'platform-account' as const }
    if (role === 'ORGUSER') return { code: 'other-role' as const }
    const own = await this.#ports.managedOrganisations.findMany(organisationIds)
    const pending = own.filter(({ status }) => status === 'pending').length
    return pending >= mostPending ? { code: 'too-many-pending' as const } : undefined
  }

  /** Under the first address that is free, also when somebody takes one in the same moment. */
  async #list(account: Account, listing: Listing): Promise<string> {
    const { managedOrganisations, transaction } = this.#ports
    const plain = slugFromName(listing.name)
    for (let nth = 1; ; nth += 1) {
      const slug = numberedSlug(plain, nth)
      if (await managedOrganisations.findBySlug(slug)) continue
      try {
        await transaction.run(() => this.#create(account, listing, slug))
        return slug
      } catch (error) {
        if (!(error instanceof SlugTaken)) throw error
      }
    }
  }

  async #create(account: Account, { name, province, ...where }: Listing, slug: string): Promise<void> {
    const { organisationRecords, auditTrail, aboardLog, aboardLetters, clock, randomness } = this.#ports
    const { id: userId, email, firstName, lastName } = account
    const organisationId = randomness.uuid() as OrganisationId
    const stamp = { at: clock.now(), by: userId }
    const made = await organisationRecords.add({ id: organisationId, name, slug, province }, stamp)
    if (!made.ok && made.refusal.code === 'slug-taken') throw new SlugTaken()
    if (!made.ok) throw new Error(`a campsite could not be listed: ${made.refusal.code}`)
    const ownerName = `${firstName} ${lastName}`.trim()
    const facts = { ...where, ...standardFee, businessEmail: email, ownerEmail: email, ownerName }
    await organisationRecords.save(organisationId, facts, stamp)
    const said = { name, slug, province, cityName: where.cityName, terms: 'accepted' }
    const changes = Object.entries(said).map(([field, after]) => ({ field, before: '', after }))
    await auditTrail.record({ ...stamp, organisationId, act: 'organisation.listed', subject: organisationId, changes })
    const actor: Actor = { kind: 'user', userId, role: account.role, organisationIds: account.organisationIds }
    const added = await addMember(this.#ports, { actor, organisationId, role: 'ORGADMIN', email, firstName, lastName })
    if (!added.ok) throw new Error(`an owner could not be linked: ${added.refusal.code}`)
    await aboardLog.add({ organisationId, ...stamp, step: 'signed-up', text: '' })
    await aboardLetters.write({ kind: 'signed-up', to: email, firstName, organisationName: name, slug, text: '' })
  }
}
