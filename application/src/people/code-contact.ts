import { internationalDigits } from '@camp/domain/messaging/cell-number.ts'
import type { CodeChannel } from '@camp/domain/people/one-time-code.ts'
import type { Account } from './account.ts'

type Reached = Pick<Account, 'email' | 'countryCode' | 'cell'>

/** Where a code of this channel goes: the address, or international digits; null where there is no number. */
export function codeAddress({ email, countryCode, cell }: Reached, channel: CodeChannel): string | null {
  if (channel === 'email') return email
  const digits = internationalDigits(countryCode, cell)
  return digits.ok ? digits.value : null
}

export function isSameAddress(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase()
}
