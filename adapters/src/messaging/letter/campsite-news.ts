import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import type { CampsiteEvent } from '@camp/domain/messaging/notification.ts'
import { type MessageValues, oneLine } from '../wording/message-values.ts'
import type { Words } from '../wording/words.ts'
import type { LetterSection } from './letter.ts'
import { moneySection } from './letter-sections.ts'

const withMoney: ReadonlySet<CampsiteEvent> = new Set([
  'booking-received',
  'booking-confirmed',
  'booking-paid',
  'booking-changed',
  'booking-cancelled',
  'booking-waits',
])

/** What a campsite wants to know of a booking besides the stay itself. */
export function newsSections(
  event: CampsiteEvent,
  facts: NotificationFacts,
  values: MessageValues,
  words: Words,
): readonly LetterSection[] {
  const spoken = event === 'booking-cancelled' ? 'cancelled' : event
  const money = withMoney.has(event) ? [{ ...moneySection(spoken, facts, values, words), title: words('campsite.money') }] : []
  return [...guestSections(facts, values, words), ...money]
}

function guestSections({ guestContact }: NotificationFacts, { name }: MessageValues, words: Words): readonly LetterSection[] {
  if (!guestContact) return []
  const { email, phone, specialRequest } = guestContact
  const rows = [
    [words('guestMessage.name'), name],
    [words('guestMessage.email'), email],
    [words('campsite.phone'), phone],
    [words('campsite.request'), specialRequest && oneLine(specialRequest)],
  ] as const
  const said = rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []))
  return [{ title: words('guestMessage.guest'), rows: said }]
}
