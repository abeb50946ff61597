import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { AccountNotices } from '../../people/account-notices.ts'
import type { Accounts } from '../../people/accounts.ts'
import type { OrganisationMembers } from '../members/organisation-members.ts'

export interface TellOwnersPorts {
  readonly organisationMembers: Pick<OrganisationMembers, 'list'>
  readonly accounts: Pick<Accounts, 'find'>
  readonly accountNotices: AccountNotices
}

interface Changed {
  readonly id: OrganisationId
  readonly organisationName: string
  readonly at: Temporal.Instant
  readonly change?: 'bank-details-changed' | 'bank-details-used-soon'
  /** Of the account that payouts go to. */
  readonly accountNumber?: string
}

/** Of their bank details; all of them, whoever changed it: in the transaction of the change. */
export async function tellOwners(ports: TellOwnersPorts, { id, ...changed }: Changed): Promise<void> {
  for (const { userId, role, isSuspended, isBanned } of await ports.organisationMembers.list(id)) {
    if (role !== 'ORGADMIN' || isSuspended || isBanned) continue
    const account = await ports.accounts.find(userId)
    if (account) await ports.accountNotices.write({ change: 'bank-details-changed', account, ...changed })
  }
}
