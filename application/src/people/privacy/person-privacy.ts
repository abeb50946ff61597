import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { Accounts } from '../accounts.ts'
import { isOneself, type PersonRefusal, type PlatformPeoplePorts, recordOnPerson } from '../platform/platform-people.ts'
import type { Erased, PersonalData, PersonalExport } from './personal-data.ts'

export interface PrivacyPorts extends Pick<PlatformPeoplePorts, 'auditTrail' | 'transaction' | 'clock' | 'sessions'> {
  readonly accounts: Pick<Accounts, 'find' | 'findByLogin'>
  readonly personalData: PersonalData
}

/** By the account's id, its e-mail address or username. */
export interface OnSomebody {
  readonly actor: Actor
  readonly who: string
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

async function somebody({ accounts }: Pick<PrivacyPorts, 'accounts'>, { actor, who }: OnSomebody) {
  if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' as const })
  const account = uuid.test(who) ? await accounts.find(who as UserId) : await accounts.findByLogin(who)
  return account ? accepted(account) : refused({ code: 'not-found' as const })
}

/** Everything that is kept on one person, for them to have (POPIA s23). */
export class ExportPerson {
  readonly #ports: PrivacyPorts

  constructor(ports: PrivacyPorts) {
    this.#ports = ports
  }

  async execute(query: OnSomebody): Promise<Result<PersonalExport, PersonRefusal>> {
    const found = await somebody(this.#ports, query)
    if (!found.ok) return found
    const { id: userId } = found.value
    await recordOnPerson(this.#ports, { actor: query.actor, userId }, 'user.exported')
    return accepted(await this.#ports.personalData.export(userId))
  }
}

export type EraseRefusal =
  | PersonRefusal
  | { readonly code: 'oneself' | 'platform-account' }
  | { readonly code: 'open-stays'; readonly stays: number }

/**
 * Forgets one person (POPIA s24): the account, its sessions and cards, messages, wishes, reviews' words. What
 * the law keeps for the books stays without the person: bookings, their amounts, payments, papers (rule U15).
 * A dry run only says whether they can be forgotten.
 */
export class ErasePerson {
  readonly #ports: PrivacyPorts

  constructor(ports: PrivacyPorts) {
    this.#ports = ports
  }

  async execute(command: OnSomebody & { readonly dryRun?: boolean }): Promise<Result<Erased, EraseRefusal>> {
    const found = await somebody(this.#ports, command)
    if (!found.ok) return found
    const { id: userId, role } = found.value
    const on = { actor: command.actor, userId }
    if (isOneself(on)) return refused({ code: 'oneself' })
    if (role === 'SUPERADMIN') return refused({ code: 'platform-account' })
    const { personalData, sessions, transaction, clock } = this.#ports
    return transaction.run(async () => {
      const stays = await personalData.openStays(userId, clock.now())
      if (stays > 0) return refused({ code: 'open-stays', stays })
      if (command.dryRun) return accepted({})
      await sessions.endAll(userId)
      const erased = await personalData.erase(userId, clock.now())
      await recordOnPerson(this.#ports, on, 'user.erased', [{ field: 'person', before: '•••', after: '' }])
      return accepted(erased)
    })
  }
}
