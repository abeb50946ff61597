import type { MessageChannel } from '../messaging/notification.ts'
import { isStaff, type Role } from './role.ts'

/** What a code is for: one asked for to sign in changes no password. */
export type CodePurpose = 'sign-in' | 'reset-password' | 'verify-contact' | 'prove-again' | 'prove-contact'

/** A code goes by whatever carries a message. */
export type CodeChannel = MessageChannel

export const codeDigits = 6
export const codeMinutes = 10
export const codeTries = 5

/** Six digits, zeros in front included. */
export function writeCode(integer: (min: number, max: number) => number): string {
  return String(integer(0, 10 ** codeDigits - 1)).padStart(codeDigits, '0')
}

/** As people type it: with spaces or a hyphen in between. Undefined is no code at all. */
export function readCode(typed: string): string | undefined {
  const digits = typed.replace(/[\s-]/g, '')
  return /^\d{6}$/.test(digits) ? digits : undefined
}

interface Reachable {
  readonly role: Role
  /** A number that nobody has proved to hold may be anybody's: whoever made the booking typed it. */
  readonly hasVerifiedCell: boolean
}

/**
 * Phone numbers can be taken over (ASVS 6.6.1), so staff get their codes by e-mail, and so does whoever has
 * proved no number.
 */
export function channelOfCode(wanted: CodeChannel, { role, hasVerifiedCell }: Reachable): CodeChannel {
  return isStaff(role) || !hasVerifiedCell ? 'email' : wanted
}
