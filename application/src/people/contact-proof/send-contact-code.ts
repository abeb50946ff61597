import type { Language } from '@camp/domain/languages/language.ts'
import { internationalDigits, isInternationalNumber } from '@camp/domain/messaging/cell-number.ts'
import { isEmailAddress } from '@camp/domain/people/email-address.ts'
import { networkPlace } from '@camp/domain/people/network-place.ts'
import { type CodeChannel, codeMinutes, writeCode } from '@camp/domain/people/one-time-code.ts'
import { proofHours } from '@camp/domain/reservations/contact-proof.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { sendSoon } from '../../messaging/written/send-soon.ts'
import type { SendWritten } from '../../messaging/written/send-written.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Randomness } from '../../shared/randomness.ts'
import type { Transaction } from '../../shared/transaction.ts'
import type { CodeMessages } from '../code-messages.ts'
import type { SignInAttempts } from '../sign-in-attempts.ts'
import { limitMinutes, mostCodes } from '../sign-in-limits.ts'
import type { TooManyTries } from '../sign-in-ports.ts'
import type { ContactProofs } from './contact-proofs.ts'

export interface ContactProofPorts {
  readonly contactProofs: ContactProofs
  readonly codeMessages: CodeMessages
  readonly attempts: SignInAttempts
  readonly sendWritten: Pick<SendWritten, 'execute'>
  readonly transaction: Transaction
  readonly clock: Clock
  readonly randomness: Randomness
}

/** As typed. */
export type TypedContact =
  | { readonly channel: 'email'; readonly email: string }
  | { readonly channel: Exclude<CodeChannel, 'email'>; readonly countryCode: string | null; readonly cell: string }

export interface SendContactCodeCommand {
  readonly contact: TypedContact
  readonly language: Language
  /** Network address of whoever asks. */
  readonly address: string | null
}

export interface ContactCodeSent {
  readonly key: string
  readonly expiryDate: Temporal.Instant
}

export type ContactCodeRefusal = TooManyTries | { readonly code: 'email-invalid' | 'cell-invalid' }

/** In 15 minutes, from one address: each goes out in our name, to whoever the asker says. */
export const mostContactCodes = 20

/** To an address or a number that somebody without an account says is theirs. */
export class SendContactCode {
  readonly #ports: ContactProofPorts

  constructor(ports: ContactProofPorts) {
    this.#ports = ports
  }

  async execute(command: SendContactCodeCommand): Promise<Result<ContactCodeSent, ContactCodeRefusal>> {
    const { contactProofs, codeMessages, sendWritten, transaction, clock, randomness } = this.#ports
    const to = writtenContact(command.contact)
    if (!to.ok) return to
    if (!(await this.#mayBeSent(to.value, command.address))) return refused({ code: 'too-many-tries' })

    const code = writeCode((min, max) => randomness.integer(min, max))
    const expiresAt = clock.now().add({ minutes: codeMinutes })
    const { channel } = command.contact
    const key = await transaction.run(async () => {
      const issued = await contactProofs.issue({ channel, code, expiresAt })
      await codeMessages.write({ account: command, channel, to: to.value, purpose: 'prove-contact', code, expiresAt })
      return issued
    })
    sendSoon(sendWritten)
    return accepted({ key, expiryDate: expiresAt })
  }

  async #mayBeSent(to: string, address: string | null): Promise<boolean> {
    const limits = [{ bucket: `contact code to ${to}`, most: mostCodes }]
    if (address !== null) limits.push({ bucket: `contact code from ${networkPlace(address).address}`, most: mostContactCodes })
    return isWithin(this.#ports, limits)
  }
}

export async function isWithin(
  { attempts, clock }: Pick<ContactProofPorts, 'attempts' | 'clock'>,
  limits: readonly { readonly bucket: string; readonly most: number }[],
): Promise<boolean> {
  const at = clock.now()
  for (const { bucket, most } of limits) {
    const place = await attempts.take({ bucket, most, at, since: at.subtract({ minutes: limitMinutes }) })
    if (place === undefined) return false
  }
  return true
}

/** The end of what is proved at this moment. */
export function proofEnd(now: Temporal.Instant): Temporal.Instant {
  return now.add({ hours: proofHours })
}

function writtenContact(contact: TypedContact): Result<string, { readonly code: 'email-invalid' | 'cell-invalid' }> {
  if (contact.channel === 'email') {
    const typed = contact.email.trim().toLowerCase()
    return isEmailAddress(typed) ? accepted(typed) : refused({ code: 'email-invalid' })
  }
  const number = internationalDigits(contact.countryCode, contact.cell)
  return number.ok && isInternationalNumber(number.value) ? accepted(number.value) : refused({ code: 'cell-invalid' })
}
