import type { UserId } from '@camp/domain/shared/ids.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

/** As long as its cookie lives, from signing in on. */
export const deviceDays = 365

/**
 * Browsers in which somebody has signed in before: strangers who guess at the account use up nothing of
 * theirs.
 */
export interface KnownDevices {
  /**
   * Answers the key that this browser keeps: the given one where it is known already, be it of another
   * account.
   */
  remember(device: { readonly userId: UserId; readonly key: string | null; readonly at: Temporal.Instant }): Promise<string>
  knows(userId: UserId, key: string): Promise<boolean>
  /**
   * Those from which nobody has signed in since then, the longest ago first; answers how many. Of several who
   * ask at once nobody waits.
   */
  forgetUnseen(unseen: { readonly since: Temporal.Instant; readonly limit: number }): Promise<number>
}
