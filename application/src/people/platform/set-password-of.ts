import { judgePassword, type PasswordRefusal } from '@camp/domain/people/password-policy.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import type { SendWritten } from '../../messaging/written/send-written.ts'
import { system } from '../../shared/actor.ts'
import type { NotFound } from '../../shared/refusals.ts'
import type { AccountNotices } from '../account-notices.ts'
import type { Accounts } from '../accounts.ts'
import type { PasswordHasher } from '../password-hasher.ts'
import { type PlatformPeoplePorts, recordOnPerson } from './platform-people.ts'

export interface SetPasswordOfPorts extends Omit<PlatformPeoplePorts, 'peopleRecords'> {
  readonly accounts: Pick<Accounts, 'find' | 'choosePassword'>
  readonly hasher: PasswordHasher
  readonly accountNotices: AccountNotices
  readonly sendWritten: Pick<SendWritten, 'execute'>
}

export interface SetPasswordOfCommand {
  readonly userId: UserId
  readonly password: string
}

export type SetPasswordOfRefusal = NotFound | PasswordRefusal

/**
 * Typed at the machine of the product: how the first administrator comes in, and who cannot come in
 * otherwise. Every session ends, and its owner is told.
 */
export class SetPasswordOf {
  readonly #ports: SetPasswordOfPorts

  constructor(ports: SetPasswordOfPorts) {
    this.#ports = ports
  }

  async execute({ userId, password }: SetPasswordOfCommand): Promise<Result<null, SetPasswordOfRefusal>> {
    const chosen = judgePassword(password)
    if (!chosen.ok) return chosen
    const { accounts, hasher, sessions, accountNotices, sendWritten, transaction, clock } = this.#ports
    const account = await accounts.find(userId)
    if (!account) return refused({ code: 'not-found' })
    const hash = await hasher.hash(password)
    await transaction.run(async () => {
      await accounts.choosePassword(userId, hash)
      await sessions.endAll(userId)
      if (account.passwordHash !== null) await accountNotices.write({ change: 'password-changed', account, at: clock.now() })
      const changes = [{ field: 'password', before: account.passwordHash === null ? '' : 'set', after: 'set' }]
      await recordOnPerson(this.#ports, { actor: system('command-line'), userId }, 'user.password-set', changes)
    })
    sendSoon(sendWritten)
    return accepted(null)
  }
}
