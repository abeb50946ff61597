import type { AuditTrail } from '../audit/audit-trail.ts'
import { sendSoon } from '../messaging/written/send-soon.ts'
import type { SendWritten } from '../messaging/written/send-written.ts'
import { type TellOwnersPorts, tellOwners } from '../organisations/settings/tell-owners.ts'
import type { Clock } from '../shared/clock.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { NewAccount, Payouts } from './payouts.ts'

export interface AnnouncePorts extends TellOwnersPorts {
  readonly payouts: Pick<Payouts, 'newAccounts' | 'markAnnounced'>
  readonly auditTrail: AuditTrail
  readonly sendWritten: Pick<SendWritten, 'execute'>
  readonly clock: Clock
  readonly transaction: Transaction
}

/**
 * Three days before a payout goes to an account that is new, every owner of the campsite gets a letter; until
 * then a second person agrees to it (rule B15).
 */
export class AnnounceNewAccounts {
  readonly #ports: AnnouncePorts

  constructor(ports: AnnouncePorts) {
    this.#ports = ports
  }

  async execute({ dryRun }: { readonly dryRun: boolean }): Promise<readonly NewAccount[]> {
    const { payouts, clock, sendWritten } = this.#ports
    const found = await payouts.newAccounts(clock.now())
    if (dryRun) return found
    const announce = async (account: NewAccount) => {
      const isAnnounced = await this.#announce(account)
      if (isAnnounced) sendSoon(sendWritten)
      return isAnnounced ? account : undefined
    }
    return eachByItself(found, announce, ({ name }) => name)
  }

  async #announce(account: NewAccount): Promise<boolean> {
    const { payouts, auditTrail, clock, transaction } = this.#ports
    const at = clock.now()
    const { organisationId: id, name: organisationName, accountNumber } = account
    return transaction.run(async () => {
      if (!(await payouts.markAnnounced(account, at))) return false
      await tellOwners(this.#ports, { id, organisationName, at, accountNumber, change: 'bank-details-used-soon' })
      await auditTrail.record({
        at,
        by: 'worker',
        organisationId: id,
        act: 'payout.announced',
        subject: organisationName,
        changes: [],
      })
      return true
    })
  }
}
