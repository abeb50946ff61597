import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import { acceptCode, type CodeRefusal, type TypedCode } from '../../people/accept-code.ts'
import type { Account } from '../../people/account.ts'
import type { SignInPorts } from '../../people/sign-in-ports.ts'
import { type SigningBrowser, type StartedSession, startSession } from '../../people/start-session.ts'
import type { Places } from '../../search/places.ts'
import type { Actor } from '../../shared/actor.ts'
import type { ManagedOrganisations } from '../managed/managed-organisations.ts'
import { type CampsiteToList, type ListingProblem, type ListingWish, readListing } from './listing-wish.ts'
import { type MakePendingPorts, makePending, underFreeSlug } from './make-pending.ts'

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

export interface ListCampsitePorts extends SignInPorts, MakePendingPorts {
  readonly places: Places
  readonly managedOrganisations: Pick<ManagedOrganisations, 'findBySlug' | 'findMany'>
}

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
    const listed = await this.#list(account.value, listing.value)
    if (!listed.ok) return listed
    sendSoon(this.#ports.sendWritten)
    const began = { ...browser, hasProvedFactor: owner.kind === 'signed-in' }
    const session = await startSession(this.#ports, { ...account.value, role: 'ORGADMIN' }, began)
    return accepted({ slug: listed.value, session })
  }

  async #accountOf(owner: ListCampsiteCommand['owner']): Promise<Result<Account, ListCampsiteRefusal>> {
    if (owner.kind === 'code') return acceptCode(this.#ports, 'sign-in', owner.typed)
    const account = owner.who.kind === 'user' ? await this.#ports.accounts.find(owner.who.userId) : undefined
    return account?.isEmailVerified ? accepted(account) : refused({ code: 'email-not-proved' })
  }

  #list(account: Account, listing: CampsiteToList): Promise<Result<string, ListCampsiteRefusal>> {
    const { id: userId, email, firstName, lastName, role, organisationIds } = account
    const actor: Actor = { kind: 'user', userId, role, organisationIds }
    const owner = { email, firstName, lastName, phone: null }
    return underFreeSlug(this.#ports, listing.name, async (slug) => {
      const obstacle = await this.#obstacle(account)
      if (obstacle) return refused({ code: obstacle })
      const facts = { actor, slug, listing, owner, terms: 'accepted', letter: 'signed-up' } as const
      const made = await makePending(this.#ports, facts)
      if (!made.ok) throw new Error(`a campsite could not be listed: ${made.refusal.code}`)
      return accepted(slug)
    })
  }

  /** As the owner stands in this transaction: of several at one moment each waits for the one before. */
  async #obstacle({ id, email }: Account) {
    const owner = await this.#ports.organisationMembers.personByEmail(email)
    if (owner?.userId !== id) return 'email-not-proved'
    if (owner.role === 'SUPERADMIN') return 'platform-account'
    if (owner.role === 'ORGUSER') return 'other-role'
    const own = await this.#ports.managedOrganisations.findMany(owner.organisationIds)
    return own.filter(({ status }) => status === 'pending').length >= mostPending ? 'too-many-pending' : undefined
  }
}
