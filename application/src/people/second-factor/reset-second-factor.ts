import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import type { SendWritten } from '../../messaging/written/send-written.ts'
import { system } from '../../shared/actor.ts'
import type { NotFound } from '../../shared/refusals.ts'
import type { AccountNotices } from '../account-notices.ts'
import type { Accounts } from '../accounts.ts'
import { type PlatformPeoplePorts, recordOnPerson } from '../platform/platform-people.ts'
import type { SecondFactors } from './second-factors.ts'

interface ResetSecondFactorPorts extends Omit<PlatformPeoplePorts, 'peopleRecords'> {
  readonly accounts: Pick<Accounts, 'find'>
  readonly secondFactors: Pick<SecondFactors, 'remove'>
  readonly accountNotices: AccountNotices
  readonly sendWritten: Pick<SendWritten, 'execute'>
}

/**
 * Typed at the machine of the product, for who has lost both the authenticator and the recovery codes. Every
 * session ends, and its owner is told.
 */
export class ResetSecondFactor {
  readonly #ports: ResetSecondFactorPorts

  constructor(ports: ResetSecondFactorPorts) {
    this.#ports = ports
  }

  async execute({ userId }: { readonly userId: UserId }): Promise<Result<null, NotFound | { readonly code: 'factor-is-off' }>> {
    const { accounts, secondFactors, sessions, accountNotices, sendWritten, transaction, clock } = this.#ports
    const account = await accounts.find(userId)
    if (!account) return refused({ code: 'not-found' })
    if (!account.hasSecondFactor) return refused({ code: 'factor-is-off' })
    await transaction.run(async () => {
      await secondFactors.remove(userId)
      await sessions.endAll(userId)
      await accountNotices.write({ change: 'factor-off', account, at: clock.now() })
      const changes = [{ field: 'secondFactor', before: 'on', after: '' }]
      await recordOnPerson(this.#ports, { actor: system('command-line'), userId }, 'user.factor-reset', changes)
    })
    sendSoon(sendWritten)
    return accepted(null)
  }
}
