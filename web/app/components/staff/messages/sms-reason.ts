/** The provider's reasons that people can act on. */
const knownReasons = ['EXPIRED', 'HANDSET_ERROR', 'BLOCKED', 'NOT_SENT'] as const
export type SmsReason = (typeof knownReasons)[number]

export function smsReasonOf(error: string | null): SmsReason | undefined {
  return knownReasons.find((known) => error?.includes(`FAILED.${known}`))
}
