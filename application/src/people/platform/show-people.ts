import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { Session } from '../sessions.ts'
import type { PeoplePage, PeopleQuery, PersonRecord } from './people-records.ts'
import {
  isOneself,
  type OnPerson,
  type PersonRefusal,
  type PlatformPeoplePorts,
  personForPlatform,
  revisionOfPerson,
} from './platform-people.ts'

/** Everybody with an account, page by page. */
export class ListPeople {
  readonly #ports: Pick<PlatformPeoplePorts, 'peopleRecords'>

  constructor(ports: Pick<PlatformPeoplePorts, 'peopleRecords'>) {
    this.#ports = ports
  }

  async execute({ actor, ...query }: PeopleQuery & { readonly actor: Actor }): Promise<Result<PeoplePage, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#ports.peopleRecords.list(query))
  }
}

export interface ShownPerson {
  readonly person: PersonRecord
  /** Of what the form is filled with. */
  readonly revision: string
  /** The last used first. */
  readonly sessions: readonly Session[]
  /** Whoever asks: some acts are for others alone. */
  readonly isOneself: boolean
}

export class ShowPerson {
  readonly #ports: Pick<PlatformPeoplePorts, 'peopleRecords' | 'sessions'>

  constructor(ports: Pick<PlatformPeoplePorts, 'peopleRecords' | 'sessions'>) {
    this.#ports = ports
  }

  async execute(query: OnPerson): Promise<Result<ShownPerson, PersonRefusal>> {
    const found = await personForPlatform(this.#ports, query)
    if (!found.ok) return found
    const sessions = await this.#ports.sessions.listOf(query.userId)
    return accepted({ person: found.value, revision: revisionOfPerson(found.value), sessions, isOneself: isOneself(query) })
  }
}
