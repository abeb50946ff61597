import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import type { Language } from '@camp/domain/languages/language.ts'
import type { MessageChannel, NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { notificationType } from '@camp/domain/messaging/notification-type.ts'
import { WordingComposer } from '../wording-composer.ts'

export function compose(
  event: NotifiedEvent,
  channel: MessageChannel,
  facts: NotificationFacts = someNotificationFacts(),
  language: Language = 'en',
) {
  return new WordingComposer().compose({ type: notificationType(event), event, channel, language, facts })
}

export const confirmedMessage = someNotificationFacts({
  reservation: { status: 'confirmed', sequence: 4, expiresAt: null },
  money: { amountPaid: 120_000, balance: 0 },
})
export const cancelledMessage = someNotificationFacts({
  reservation: { status: 'cancelled', sequence: 5, expiresAt: null },
  money: { amountPaid: 120_000, balance: 0, refundAmount: 60_000 },
})
export const longestFacts = someNotificationFacts({
  organisation: { name: 'Die Groot Môreson Vakansieoord, Kampterrein en Natuurreservaat aan die Breërivier' },
  reservation: { arrival: '2026-12-30', departure: '2027-01-02' },
  money: { balance: 12_345_670 },
  links: {
    confirm: 'https://www.campingplaces.co.za/r/k3y0fth3r3s3rv4t10n0123456789ab/confirm',
    cancel: 'https://www.campingplaces.co.za/r/k3y0fth3r3s3rv4t10n0123456789ab/cancel',
    short: 'https://www.campingplaces.co.za/r/k3y0fth3r3s3rv4t10n0123456789ab',
  },
})
