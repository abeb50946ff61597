import { fieldRules } from '@camp/domain/organisations/settings/field-rule.ts'
import { readField, type SettingsFieldProblem } from '@camp/domain/organisations/settings/read-field.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { auditedActor } from '../../audit/audited.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import type { SendWritten } from '../../messaging/written/send-written.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { type AddedMember, type AddMemberPorts, addMember, type InviteMemberRefusal, tidied } from '../members/add-member.ts'
import type { InvitationLetters } from '../members/organisation-members.ts'
import type { OrganisationChoices, OrganisationRecords, SaveRefusal } from '../settings/organisation-records.ts'
import type { ListingPage, ListingQuery, OrganisationListings } from './organisation-listings.ts'

/** Every organisation, page by page, for the platform. */
export class SearchAllOrganisations {
  readonly #ports: { readonly organisationListings: OrganisationListings }

  constructor(ports: { readonly organisationListings: OrganisationListings }) {
    this.#ports = ports
  }

  async execute({ actor, ...query }: ListingQuery & { readonly actor: Actor }): Promise<Result<ListingPage, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#ports.organisationListings.list(query))
  }
}

/** What the form of a new organisation offers. */
export class ShowOrganisationChoices {
  readonly #ports: { readonly organisationRecords: Pick<OrganisationRecords, 'choices'> }

  constructor(ports: { readonly organisationRecords: Pick<OrganisationRecords, 'choices'> }) {
    this.#ports = ports
  }

  async execute({ actor }: { readonly actor: Actor }): Promise<Result<OrganisationChoices, NotPermitted>> {
    return mayManagePlatform(actor)
      ? accepted(await this.#ports.organisationRecords.choices())
      : refused({ code: 'not-permitted' })
  }
}

export interface CreateOrganisationCommand {
  readonly actor: Actor
  /** As typed. */
  readonly name: string
  readonly slug: string
  readonly province: string
  readonly ownerEmail: string
  readonly ownerFirstName: string
  readonly ownerLastName: string
}

type CreatedField = 'name' | 'slug' | 'province' | 'ownerEmail' | 'ownerFirstName'
export type CreationProblem = (SettingsFieldProblem | { readonly code: SaveRefusal['code'] | InviteMemberRefusal['code'] }) & {
  readonly field: CreatedField
}

export type CreateOrganisationRefusal = NotPermitted | { readonly code: 'invalid'; readonly problems: readonly CreationProblem[] }

export interface CreateOrganisationPorts extends AddMemberPorts {
  readonly organisationRecords: OrganisationRecords
  readonly invitationLetters: InvitationLetters
  readonly sendWritten: Pick<SendWritten, 'execute'>
  readonly transaction: Transaction
}

/** A refusal inside a transaction that must leave nothing behind. */
class NothingCreated extends Error {
  readonly refusal: CreateOrganisationRefusal

  constructor(refusal: CreateOrganisationRefusal) {
    super('nothing was created')
    this.refusal = refusal
  }
}

const fieldOfRefusal = { 'slug-taken': 'slug', 'province-unknown': 'province' } as const satisfies Record<
  SaveRefusal['code'],
  CreatedField
>

/**
 * The least that an organisation is: a name, an address, a province, and an owner who does the rest. Pending
 * until it is opened.
 */
export class CreateOrganisation {
  readonly #ports: CreateOrganisationPorts

  constructor(ports: CreateOrganisationPorts) {
    this.#ports = ports
  }

  async execute(command: CreateOrganisationCommand): Promise<Result<{ readonly slug: string }, CreateOrganisationRefusal>> {
    if (!mayManagePlatform(command.actor)) return refused({ code: 'not-permitted' })
    const read = (['name', 'slug', 'province'] as const).map(
      (field) => [field, readField(fieldRules[field], command[field])] as const,
    )
    const problems = read.flatMap(([field, reading]) => (reading.ok ? [] : [{ field, ...reading.refusal }]))
    if (problems.length > 0) return refused({ code: 'invalid', problems })
    const [name = '', slug = '', province = ''] = read.map(([, reading]) => (reading.ok ? String(reading.value) : ''))
    try {
      await this.#ports.transaction.run(async () => {
        const { isNew } = await this.#create({ ...command, name, slug, province })
        await this.#ports.invitationLetters.write({
          email: command.ownerEmail.trim(),
          firstName: command.ownerFirstName.trim(),
          organisationName: name,
          role: 'ORGADMIN',
          needsPassword: isNew,
          isNewCampsite: true,
        })
      })
      sendSoon(this.#ports.sendWritten)
      return accepted({ slug })
    } catch (error) {
      if (error instanceof NothingCreated) return refused(error.refusal)
      throw error
    }
  }

  async #create({ actor, name, slug, province, ...owner }: CreateOrganisationCommand): Promise<AddedMember> {
    const { organisationRecords, auditTrail, clock, randomness } = this.#ports
    const id = randomness.uuid() as OrganisationId
    const stamp = { at: clock.now(), by: auditedActor(actor) }
    const made = await organisationRecords.add({ id, name, slug, province }, stamp)
    if (!made.ok) throw invalid(fieldOfRefusal[made.refusal.code], made.refusal.code)
    const changes = Object.entries({ name, slug, province }).map(([field, after]) => ({ field, before: '', after }))
    await auditTrail.record({ ...stamp, organisationId: id, act: 'organisation.created', subject: id, changes })
    const member = tidied({
      actor,
      organisationId: id,
      role: 'ORGADMIN',
      email: owner.ownerEmail,
      firstName: owner.ownerFirstName,
      lastName: owner.ownerLastName,
    })
    const added = await addMember(this.#ports, member)
    if (!added.ok) throw invalid(added.refusal.code === 'name-missing' ? 'ownerFirstName' : 'ownerEmail', added.refusal.code)
    return added.value
  }
}

function invalid(field: CreatedField, code: SaveRefusal['code'] | InviteMemberRefusal['code']): NothingCreated {
  return new NothingCreated({ code: 'invalid', problems: [{ field, code }] })
}
