import type { SmsListing } from '@camp/application/messaging/sms/sms-messages.ts'
import type { SmsProfile, SmsRefused } from '@camp/application/messaging/sms/sms-provider.ts'
import { maskedNumber } from '@camp/domain/messaging/masked-number.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { instantOnWire } from './on-wire.ts'

export type WireSms = ReturnType<typeof smsOnWire>
export type WireSmsAccount = ReturnType<typeof smsAccountOnWire>

/** The number is masked: a report is about costs, and the booking has the rest (rule M17). */
export function smsOnWire({ id, sentAt, to, type, deliveryState, error, parts, credits, ...of }: SmsListing) {
  return {
    id,
    sentAt: instantOnWire(sentAt),
    to: maskedNumber(to),
    type,
    state: deliveryState,
    error,
    parts,
    credits,
    organisationName: of.organisationName,
    simpleReference: of.simpleReference,
  }
}

/** What the account has left, or why nobody knows. */
export function smsAccountOnWire(profile: Result<SmsProfile, SmsRefused>) {
  if (!profile.ok) return { isKnown: false, reason: profile.refusal.reason, title: profile.refusal.title } as const
  const { credits, quota } = profile.value
  return {
    isKnown: true,
    balance: credits.balance,
    limit: credits.limit,
    quotaSize: quota.size,
    quotaRemaining: quota.remaining,
  } as const
}
