import { fieldRules } from '@camp/domain/organisations/settings/field-rule.ts'
import { readField } from '@camp/domain/organisations/settings/read-field.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { auditedActor } from '../../audit/audited.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import type { SendWritten } from '../../messaging/written/send-written.ts'
import { type ListingProblem, readListing } from '../../organisations/aboard/listing-wish.ts'
import {
  type MakePendingPorts,
  type MakePendingRefusal,
  makePending,
  type PendingCampsite,
  underFreeSlug,
} from '../../organisations/aboard/make-pending.ts'
import type { ManagedOrganisations } from '../../organisations/managed/managed-organisations.ts'
import type { Places } from '../../search/places.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../../shared/refusals.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { EnquiryId, Prospect } from '../enquiries.ts'
import { changeStage } from './follow-prospect.ts'
import type { Prospects } from './prospects.ts'

export interface WelcomeProspectCommand {
  readonly actor: Actor
  readonly id: EnquiryId
  /** A town, where one is known; empty: the middle of the province that they named. */
  readonly place: string
}

export type WelcomeProspectRefusal =
  | NotFound
  | NotPermitted
  | MakePendingRefusal
  | { readonly code: 'listing-invalid'; readonly problems: readonly ListingProblem[] }

export interface WelcomeProspectPorts extends MakePendingPorts {
  readonly prospects: Prospects
  readonly places: Places
  readonly managedOrganisations: Pick<ManagedOrganisations, 'findBySlug'>
  readonly sendWritten: Pick<SendWritten, 'execute'>
  readonly transaction: Transaction
}

/** Nothing of the transaction may stay. */
class NothingMade extends Error {
  readonly refusal: WelcomeProspectRefusal

  constructor(refusal: WelcomeProspectRefusal) {
    super('nothing was made')
    this.refusal = refusal
  }
}

/** A prospect becomes a pending campsite with its owner; pressed again, it is the same one (rule O21). */
export class WelcomeProspect {
  readonly #ports: WelcomeProspectPorts

  constructor(ports: WelcomeProspectPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
    place,
  }: WelcomeProspectCommand): Promise<Result<{ readonly slug: string }, WelcomeProspectRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const followed = await this.#ports.prospects.find(id)
    if (followed?.enquiry.kind !== 'prospect') return refused({ code: 'not-found' })
    if (followed.campsite) return accepted({ slug: followed.campsite.slug })
    const listing = await this.#listing(followed.enquiry, place)
    if (!listing.ok) return refused({ code: 'listing-invalid', problems: listing.refusal })
    try {
      const slug = await underFreeSlug(this.#ports, listing.value.name, (free) => this.#make(actor, id, listing.value, free))
      sendSoon(this.#ports.sendWritten)
      return accepted({ slug })
    } catch (error) {
      if (error instanceof NothingMade) return refused(error.refusal)
      throw error
    }
  }

  async #listing(
    { campsite, provinceCode }: Prospect,
    place: string,
  ): Promise<Result<PendingCampsite['listing'], readonly ListingProblem[]>> {
    const wish = { name: campsite, place, pin: null, areTermsAccepted: true }
    if (place.trim() !== '' || provinceCode === null) return readListing(this.#ports.places, wish)
    const name = readField(fieldRules.name, campsite)
    if (name.ok) return accepted({ name: String(name.value), province: `ZA-${provinceCode}` })
    return refused([{ field: 'name', code: name.refusal.code === 'too-long' ? 'name-too-long' : 'name-missing' }])
  }

  async #make(actor: Actor, id: EnquiryId, listing: PendingCampsite['listing'], slug: string): Promise<string> {
    const { prospects, clock } = this.#ports
    // Whoever pressed in the same moment has waited here, and finds what the other made.
    const found = await prospects.findForChange(id)
    if (!found) throw new NothingMade({ code: 'not-found' })
    if (found.campsite) return found.campsite.slug
    const owner = ownerOf(found.prospect)
    const made = await makePending(this.#ports, { actor, slug, listing, owner, terms: 'asked', letter: 'welcomed' })
    if (!made.ok) throw new NothingMade(made.refusal)
    await prospects.setCampsite(id, made.value)
    const stages = { before: found.prospect.stage, after: 'signed-up' } as const
    await changeStage(this.#ports, { at: clock.now(), by: auditedActor(actor), id, ...stages })
    return slug
  }
}

/** As they wrote it; a number that a campsite could not show is left to them. */
function ownerOf({ name, email, phone }: Prospect): PendingCampsite['owner'] {
  const [firstName = '', ...rest] = name.trim().split(/\s+/)
  const number = readField(fieldRules.businessNumber, phone)
  return { email, firstName, lastName: rest.join(' '), phone: number.ok ? phone.trim() : null }
}
