import type { ContactKind } from '@camp/domain/reservations/contact-proof.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Accounts } from '../accounts.ts'
import type { ContactProofs } from './contact-proofs.ts'

interface Ports {
  readonly accounts: Pick<Accounts, 'find'>
  readonly contactProofs: Pick<ContactProofs, 'provedBy'>
  readonly clock: Clock
}

interface Who {
  /** Who is signed in. */
  readonly account: string | null
  /** Of a code that was typed right. */
  readonly contactKey: string | null
}

/**
 * How whoever acts can be reached: by what their account has proved, and by what they have proved without
 * one.
 */
export async function provedContacts(ports: Ports, { account: id, contactKey }: Who): Promise<ReadonlySet<ContactKind>> {
  const [account, byKey] = await Promise.all([
    id === null ? undefined : ports.accounts.find(id as UserId),
    contactKey === null ? undefined : ports.contactProofs.provedBy(contactKey, ports.clock.now()),
  ])
  const proved = new Set<ContactKind>()
  if (account?.isEmailVerified) proved.add('email')
  if (account?.isCellVerified) proved.add('number')
  if (byKey) proved.add(byKey)
  return proved
}
