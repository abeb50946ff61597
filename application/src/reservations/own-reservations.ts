import { internationalDigits } from '@camp/domain/messaging/cell-number.ts'
import type { GuestDetails } from '@camp/domain/reservations/reservation.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Accounts } from '../people/accounts.ts'
import { codeAddress } from '../people/code-contact.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotPermitted } from '../shared/refusals.ts'

/** What somebody has proved to be theirs; a booking under one of both is theirs too (rule L10). */
export interface Owner {
  /**
   * Null while the e-mail address of the account is not verified: whoever made the account may have typed
   * anybody's.
   */
  readonly userId: UserId | null
  /** A verified number, in international digits. */
  readonly cell: string | null
}

export async function ownerOf(accounts: Pick<Accounts, 'find'>, actor: Actor): Promise<Result<Owner, NotPermitted>> {
  const account = actor.kind === 'user' ? await accounts.find(actor.userId) : undefined
  if (!account) return refused({ code: 'not-permitted' })
  const { id, isEmailVerified, isCellVerified } = account
  return accepted({ userId: isEmailVerified ? id : null, cell: isCellVerified ? codeAddress(account, 'sms') : null })
}

export function isOwn({ userId, cell }: Owner, guest: Pick<GuestDetails, 'userId' | 'countryCode' | 'cell'>): boolean {
  const digits = internationalDigits(guest.countryCode, guest.cell)
  return (userId !== null && guest.userId === userId) || (cell !== null && digits.ok && digits.value === cell)
}
