import { type Role, roles } from '@camp/domain/people/role.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EmailTaken } from '../../accounts.ts'
import type { NewPerson, PeoplePage, PeopleQuery, PeopleRecords, PersonRecord, PersonSort } from '../people-records.ts'

const keys: Readonly<Record<PersonSort, (person: PersonRecord) => string>> = {
  name: ({ name }) => name.toLowerCase(),
  email: ({ email }) => email.toLowerCase(),
  role: ({ role }) => String(roles.indexOf(role)),
  createdAt: ({ createdAt }) => createdAt.toString(),
}

export class InMemoryPeopleRecords implements PeopleRecords {
  #people: readonly PersonRecord[]

  constructor(people: readonly PersonRecord[]) {
    this.#people = people
  }

  async list({ search, role, state, sort, isDescending, limit, offset }: PeopleQuery): Promise<PeoplePage> {
    const wanted = search.trim().toLowerCase()
    const textOf = ({ email, username, firstName, lastName }: PersonRecord) =>
      `${email} ${username ?? ''} ${firstName} ${lastName}`.toLowerCase()
    const found = this.#people
      .filter((person) => textOf(person).includes(wanted))
      .filter((person) => (role === '' || person.role === role) && (state === '' || person.state === state))
      .toSorted((one, other) => compare(keys[sort](one), keys[sort](other)) * (isDescending ? -1 : 1))
    const rows = found
      .slice(offset, limit === null ? undefined : offset + limit)
      .map(({ userId, name, email, username, role: own, state: now, links, createdAt }) => {
        const organisations = links.map((link) => link.name)
        return { userId, name, email, username, role: own, state: now, organisations, createdAt }
      })
    return { rows, total: found.length }
  }

  async find(id: UserId): Promise<PersonRecord | undefined> {
    return this.#people.find(({ userId }) => userId === id)
  }

  findForChange(id: UserId): Promise<PersonRecord | undefined> {
    return this.find(id)
  }

  async administratorsForChange(): Promise<readonly UserId[]> {
    return this.#people.flatMap(({ userId, role, state }) => (role === 'SUPERADMIN' && state === 'working' ? [userId] : []))
  }

  async add({ userId, email, firstName, lastName, role }: NewPerson): Promise<Result<void, EmailTaken>> {
    if (this.#people.some((other) => other.email.toLowerCase() === email.toLowerCase())) return refused({ code: 'email-taken' })
    const name = `${firstName} ${lastName}`.trim()
    const rest = { username: null, cell: null, hasPassword: false, ban: null, erasedAt: null, links: [], bookings: 0 }
    const createdAt = Temporal.Instant.from('2026-11-21T08:00Z')
    this.#people = [...this.#people, { userId, email, firstName, lastName, name, role, state: 'working', createdAt, ...rest }]
    return accepted(undefined)
  }

  async rename(id: UserId, { firstName, lastName }: Pick<PersonRecord, 'firstName' | 'lastName'>): Promise<void> {
    this.#change(id, { firstName, lastName, name: `${firstName} ${lastName}`.trim() })
  }

  async setRole(id: UserId, role: Role): Promise<void> {
    this.#change(id, { role })
  }

  async setBan(id: UserId, ban: PersonRecord['ban']): Promise<void> {
    this.#change(id, { ban, state: ban ? 'banned' : 'working' })
  }

  #change(id: UserId, facts: Partial<PersonRecord>): void {
    this.#people = this.#people.map((person) => (person.userId === id ? { ...person, ...facts } : person))
  }
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
