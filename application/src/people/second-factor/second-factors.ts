import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface SecondFactor {
  /** In letters and digits, as it is typed into an authenticator. */
  readonly secret: string
  /** Null: it waits for its first code. */
  readonly onSince: Temporal.Instant | null
  readonly recoveryCodesLeft: number
}

/** The secret is kept encrypted, recovery codes as hashes. */
export interface SecondFactors {
  find(userId: UserId): Promise<SecondFactor | undefined>
  /** Waits for its first code, in place of another that waits; one that is on stays as it is. */
  begin(userId: UserId, secret: string): Promise<void>
  /** With codes that replace all of before. */
  turnOn(userId: UserId, on: { readonly recoveryCodes: readonly string[]; readonly at: Temporal.Instant }): Promise<void>
  replaceRecoveryCodes(userId: UserId, codes: readonly string[]): Promise<void>
  remove(userId: UserId): Promise<void>
  /**
   * A step of time is taken once, and none before it: also of two tries at the same moment. False where it
   * was taken.
   */
  takeStep(userId: UserId, step: number): Promise<boolean>
  /** Accepts once. */
  takeRecoveryCode(userId: UserId, code: string): Promise<boolean>
}

/** Codes that change with time (RFC 6238), as authenticators of every maker show them. */
export interface Authenticator {
  newSecret(): string
  /** What a QR code says of it. */
  addressOf(of: { readonly secret: string; readonly email: string }): string
  /**
   * The step of time that the code belongs to; nothing where it is none of about now, by the time of phones.
   */
  stepOf(typed: { readonly secret: string; readonly code: string }): number | undefined
}
