import type { SandboxStatus } from './sandbox-message.ts'

/**
 * How the call of a submission ends. Whether the messages were taken all the same is the point of most of
 * them.
 */
export type CallFault = 'slow' | 'error' | 'error-once' | 'throttled' | 'garbage' | 'cut' | 'reset' | 'no-credits'

export interface MagicNumber {
  /** The last seven digits of the number. */
  readonly ending: string
  readonly does: string
  readonly call?: CallFault
  /** Where it ends; on the phone unless it says so. */
  readonly ends?: SandboxStatus
  readonly reports?: 'late' | 'twice' | 'out-of-order' | 'never'
}

export const magicNumbers: readonly MagicNumber[] = [
  { ending: '0000001', does: 'fails: the phone was off until the message expired', ends: 'FAILED.EXPIRED' },
  { ending: '0000002', does: 'fails: the phone could not store it', ends: 'FAILED.HANDSET_ERROR' },
  { ending: '0000003', does: 'fails: the number is blocked; billed all the same', ends: 'FAILED.BLOCKED' },
  { ending: '0000004', does: 'fails: there is no route to the number', ends: 'FAILED.NOT_SENT' },
  { ending: '0000005', does: 'leaves, and nobody learns what became of it', ends: 'UNKNOWN.null' },
  { ending: '0000011', does: 'arrives, and the report of it is late', reports: 'late' },
  { ending: '0000012', does: 'arrives, and every report comes twice', reports: 'twice' },
  { ending: '0000013', does: 'arrives, and "delivered" is reported before "sent"', reports: 'out-of-order' },
  { ending: '0000014', does: 'arrives, and nothing is ever reported', reports: 'never' },
  { ending: '0000021', does: 'is taken, but the answer comes too late', call: 'slow' },
  { ending: '0000022', does: 'is not taken: status 500', call: 'error' },
  { ending: '0000023', does: 'is not taken the first time (500), then it is', call: 'error-once' },
  { ending: '0000024', does: 'is not taken: status 429', call: 'throttled' },
  { ending: '0000025', does: 'is taken, but the answer is no JSON', call: 'garbage' },
  { ending: '0000026', does: 'is taken, but the answer breaks off', call: 'cut' },
  { ending: '0000027', does: 'is taken, but the connection is reset', call: 'reset' },
  { ending: '0000028', does: 'is not taken: no credits left (403)', call: 'no-credits' },
]

/** Of a number with or without its plus sign. */
export function magicOfNumber(number: string): MagicNumber | undefined {
  return magicNumbers.find(({ ending }) => number.endsWith(ending))
}
