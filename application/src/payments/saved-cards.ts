import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/**
 * A card that the gateway keeps for a guest: its token there, and what the guest recognises it by. Never its
 * number.
 */
export interface SavedCard {
  readonly id: string
  readonly userId: UserId
  readonly registrationId: string
  readonly method: PaymentMethod
  /** The last month in which it can be used, `2027-12`. */
  readonly expires: string
  readonly savedAt: Temporal.Instant
}

/** The same card, kept again at the gateway, is another one here: the gateway gave it another token. */
export interface SavedCards {
  /** Kept once per registration, however often it is reported. */
  add(card: SavedCard): Promise<void>
  /** The last saved first. */
  of(userId: UserId): Promise<readonly SavedCard[]>
  /** Somebody else's is not found. */
  find(userId: UserId, id: string): Promise<SavedCard | undefined>
  remove(userId: UserId, id: string): Promise<void>
}
