import type { NotificationFacts } from '@camp/application/messaging/notification-facts.ts'
import type { GuestEvent } from '@camp/domain/messaging/notification.ts'
import { isOpen, type MessageValues } from '../wording/message-values.ts'
import type { Words } from '../wording/words.ts'
import type { Letter, LetterLink } from './letter.ts'

type Actions = Pick<Letter, 'action' | 'secondary'>

/** What this message asks for, and the way out while the stay may still be cancelled. */
export function letterAction(
  event: Exclude<GuestEvent, 'staff-message'>,
  facts: NotificationFacts,
  values: MessageValues,
  words: Words,
): Actions {
  const way: LetterLink = { label: words('actions.cancel'), url: values.cancel }
  const cancel = facts.cancellation.isClosed ? null : way
  const summary: LetterLink = { label: words('actions.summary'), url: values.summary }
  switch (event) {
    case 'submitted':
      return { action: confirmLink(facts, values, words), secondary: cancel }
    case 'deposit-received':
    case 'payment-received':
    case 'payment-due': {
      const isOver = facts.reservation.status === 'completed' || facts.reservation.status === 'noShow'
      return { action: paysOnline(facts) ? payLink(values, words) : summary, secondary: isOver ? null : cancel }
    }
    case 'payment-pending':
    case 'confirmed':
    case 'transfer-due':
    case 'moved':
      return { action: summary, secondary: cancel }
    case 'cancelled':
    case 'expired':
    case 'payment-after-expiry':
      return { action: { label: words('actions.home'), url: facts.links.home }, secondary: null }
    case 'review-invitation':
      return { action: { label: words('actions.review'), url: facts.links.review }, secondary: null }
    case 'no-show':
    case 'refunded':
      return { action: summary, secondary: null }
  }
}

function confirmLink({ money }: NotificationFacts, { confirm, upFront }: MessageValues, words: Words): LetterLink {
  const paysNow = money.takesOnlinePayment && money.amountDueUpFront > 0
  return { label: paysNow ? words('actions.confirmAndPay', { amount: upFront }) : words('actions.confirm'), url: confirm }
}

function payLink({ confirm, balance }: MessageValues, words: Words): LetterLink {
  return { label: words('actions.payBalance', { amount: balance }), url: confirm }
}

function paysOnline(facts: NotificationFacts): boolean {
  return facts.money.takesOnlinePayment && isOpen(facts)
}
