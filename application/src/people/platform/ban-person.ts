import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { readWhy } from '../../audit/why.ts'
import {
  isLastAdministrator,
  isOneself,
  type OnPerson,
  type PersonRefusal,
  type PlatformPeoplePorts,
  personForPlatform,
  recordOnPerson,
} from './platform-people.ts'

export interface BanPersonCommand extends OnPerson {
  /** Told to the banned when they sign in. */
  readonly reason: string
  /** Only says whether they can be banned. */
  readonly dryRun?: boolean
}

export type BanRefusal = PersonRefusal | { readonly code: 'reason-missing' | 'oneself' | 'erased' | 'last-administrator' }

/** Keeps somebody out from everywhere, at once: every session of theirs ends (rule U14). */
export class BanPerson {
  readonly #ports: PlatformPeoplePorts

  constructor(ports: PlatformPeoplePorts) {
    this.#ports = ports
  }

  async execute(command: BanPersonCommand): Promise<Result<null, BanRefusal>> {
    const found = await personForPlatform(this.#ports, command)
    if (!found.ok) return found
    const reason = readWhy(command.reason)
    if (found.value.state === 'erased') return refused({ code: 'erased' })
    if (isOneself(command)) return refused({ code: 'oneself' })
    if (reason === '') return refused({ code: 'reason-missing' })
    const { peopleRecords, sessions, transaction, clock } = this.#ports
    const { userId } = command
    return transaction.run(async () => {
      if (await isLastAdministrator(this.#ports, command)) return refused({ code: 'last-administrator' })
      if (command.dryRun) return accepted(null)
      await peopleRecords.setBan(userId, { at: found.value.ban?.at ?? clock.now(), reason })
      await sessions.endAll(userId)
      const changes = [{ field: 'isBanned', before: found.value.ban ? 'yes' : '', after: 'yes' }]
      await recordOnPerson(this.#ports, command, 'user.banned', changes)
      return accepted(null)
    })
  }
}

/** Lets somebody in again; what ended stays ended. */
export class LiftBan {
  readonly #ports: PlatformPeoplePorts

  constructor(ports: PlatformPeoplePorts) {
    this.#ports = ports
  }

  async execute(command: OnPerson & Pick<BanPersonCommand, 'dryRun'>): Promise<Result<null, PersonRefusal>> {
    const found = await personForPlatform(this.#ports, command)
    if (!found.ok) return found
    if (found.value.ban === null || command.dryRun) return accepted(null)
    await this.#ports.transaction.run(async () => {
      await this.#ports.peopleRecords.setBan(command.userId, null)
      await recordOnPerson(this.#ports, command, 'user.ban-lifted', [{ field: 'isBanned', before: 'yes', after: '' }])
    })
    return accepted(null)
  }
}

/** Signs somebody out on every device. */
export class EndPersonSessions {
  readonly #ports: PlatformPeoplePorts

  constructor(ports: PlatformPeoplePorts) {
    this.#ports = ports
  }

  async execute(command: OnPerson): Promise<Result<null, PersonRefusal>> {
    const found = await personForPlatform(this.#ports, command)
    if (!found.ok) return found
    await this.#ports.transaction.run(async () => {
      await this.#ports.sessions.endAll(command.userId)
      await recordOnPerson(this.#ports, command, 'user.sessions-ended', [{ field: 'sessions', before: 'open', after: '' }])
    })
    return accepted(null)
  }
}
