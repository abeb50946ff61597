import { isEmailAddress } from '@camp/domain/people/email-address.ts'
import { tidyName } from '@camp/domain/people/person-name.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { ManagedOrganisations } from '../../organisations/managed/managed-organisations.ts'
import type { InviteMemberRefusal } from '../../organisations/members/add-member.ts'
import type { InviteMember } from '../../organisations/members/invite-member.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { EmailTaken } from '../accounts.ts'
import { type PlatformPeoplePorts, recordOnPerson } from './platform-people.ts'

export interface CreatePersonCommand {
  readonly actor: Actor
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly role: Role
  /** Where staff of a campsite will work; not asked of others. */
  readonly slug: string
}

export type CreatePersonRefusal =
  | NotPermitted
  | EmailTaken
  | { readonly code: 'organisation-unknown' }
  | Exclude<InviteMemberRefusal, { readonly code: 'not-found' }>

export interface CreatePersonPorts extends Omit<PlatformPeoplePorts, 'sessions'> {
  readonly randomness: Randomness
  readonly managedOrganisations: Pick<ManagedOrganisations, 'findBySlug'>
  readonly inviteMember: Pick<InviteMember, 'execute'>
}

/**
 * A guest or somebody of the platform, who comes in by a code to their e-mail address; staff of a campsite
 * are invited there. No password is ever chosen for somebody else.
 */
export class CreatePerson {
  readonly #ports: CreatePersonPorts

  constructor(ports: CreatePersonPorts) {
    this.#ports = ports
  }

  async execute(command: CreatePersonCommand): Promise<Result<null, CreatePersonRefusal>> {
    if (!mayManagePlatform(command.actor)) return refused({ code: 'not-permitted' })
    const [email, firstName, lastName] = [command.email.trim(), tidyName(command.firstName), tidyName(command.lastName)]
    if (!isEmailAddress(email)) return refused({ code: 'email-invalid' })
    if (firstName === '') return refused({ code: 'name-missing' })
    const { actor, role, slug } = command
    if (role === 'ORGADMIN' || role === 'ORGUSER') return this.#invite({ actor, email, firstName, lastName, role, slug })
    return this.#add({ actor, email, firstName, lastName, role })
  }

  async #invite(
    command: CreatePersonCommand & { readonly role: 'ORGADMIN' | 'ORGUSER' },
  ): Promise<Result<null, CreatePersonRefusal>> {
    const { slug, ...person } = command
    const organisation = await this.#ports.managedOrganisations.findBySlug(slug.trim())
    if (!organisation) return refused({ code: 'organisation-unknown' })
    const invited = await this.#ports.inviteMember.execute({ ...person, organisationId: organisation.id })
    if (invited.ok) return invited
    const { refusal } = invited
    if (refusal.code === 'not-found') return refused({ code: 'organisation-unknown' })
    const isOfCampsites = refusal.code === 'too-many-invitations' || refusal.code === 'too-many-letters'
    return isOfCampsites ? refused({ code: 'not-permitted' }) : refused(refusal)
  }

  #add({ actor, ...person }: Omit<CreatePersonCommand, 'slug'>): Promise<Result<null, CreatePersonRefusal>> {
    const { peopleRecords, transaction, randomness } = this.#ports
    return transaction.run(async () => {
      const userId = randomness.uuid() as UserId
      const added = await peopleRecords.add({ userId, ...person })
      if (!added.ok) return added
      const changes = [{ field: 'role', before: '', after: person.role }]
      await recordOnPerson(this.#ports, { actor, userId }, 'user.created', changes)
      return accepted(null)
    })
  }
}
