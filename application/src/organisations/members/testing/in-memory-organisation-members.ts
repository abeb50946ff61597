import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import type {
  Invitation,
  InvitationLetters,
  KnownPerson,
  NewMember,
  Offer,
  OrganisationMember,
  OrganisationMembers,
} from '../organisation-members.ts'

interface Person extends Omit<NewMember, 'role'> {
  readonly role: Role
  readonly username?: string
  readonly isBanned?: boolean
  readonly hasPassword?: boolean
}

interface Link {
  readonly linkId: string
  readonly userId: UserId
  readonly organisationId: OrganisationId
  readonly isSuspended?: boolean
}

export class InMemoryOrganisationMembers implements OrganisationMembers {
  #people: readonly Person[]
  #links: readonly Link[]

  constructor({ people, links }: { readonly people: readonly Person[]; readonly links: readonly Link[] }) {
    this.#people = people
    this.#links = links
  }

  async list(organisationId: OrganisationId): Promise<readonly OrganisationMember[]> {
    return this.#links
      .filter((link) => link.organisationId === organisationId)
      .flatMap((link) => this.#people.filter(({ userId }) => userId === link.userId).map((person) => memberOf(person, link)))
      .toSorted((one, other) => (one.name < other.name ? -1 : 1))
  }

  listForChange(organisationId: OrganisationId): Promise<readonly OrganisationMember[]> {
    return this.list(organisationId)
  }

  async find(organisationId: OrganisationId, linkId: string): Promise<OrganisationMember | undefined> {
    return (await this.list(organisationId)).find((member) => member.linkId === linkId)
  }

  async personByEmail(email: string): Promise<KnownPerson | undefined> {
    const person = this.#people.find((one) => one.email.toLowerCase() === email.toLowerCase())
    if (!person) return undefined
    const { userId, role, isBanned = false } = person
    const organisationIds = this.#links.filter((link) => link.userId === userId).map((link) => link.organisationId)
    return { userId, role, isBanned, organisationIds }
  }

  async addPerson({ userId, email, firstName, lastName, role }: NewMember): Promise<void> {
    this.#people = [...this.#people, { userId, email, firstName, lastName, role }]
  }

  async link(link: Link): Promise<void> {
    this.#links = [...this.#links, link]
  }

  async setRole(userId: UserId, role: Role): Promise<void> {
    this.#people = this.#people.map((person) => (person.userId === userId ? { ...person, role } : person))
  }

  async setSuspended(organisationId: OrganisationId, linkId: string, isSuspended: boolean): Promise<void> {
    const isIt = (link: Link) => link.organisationId === organisationId && link.linkId === linkId
    this.#links = this.#links.map((link) => (isIt(link) ? { ...link, isSuspended } : link))
  }
}

function memberOf({ userId, username, email, firstName, lastName, role, ...person }: Person, link: Link): OrganisationMember {
  return {
    linkId: link.linkId,
    userId,
    username: username ?? email,
    email,
    role,
    isSuspended: link.isSuspended ?? false,
    name: `${firstName} ${lastName}`.trim() || email,
    isBanned: person.isBanned ?? false,
    hasPassword: person.hasPassword ?? false,
  }
}

export class RecordingInvitationLetters implements InvitationLetters {
  readonly sent: Invitation[] = []
  readonly offered: Offer[] = []

  async write(invitation: Invitation): Promise<void> {
    this.sent.push(invitation)
  }

  async offer(offer: Offer): Promise<void> {
    this.offered.push(offer)
  }
}
