import type { MessageRequest } from '@camp/application/messaging/message-composer.ts'
import { fillIn } from '@camp/domain/languages/text-template.ts'
import type { NotificationType, NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import type { MessageValues } from './wording/message-values.ts'
import { wordings } from './wording/words.ts'

export interface WhatsAppWords {
  readonly template: string
  readonly variables: Readonly<Record<string, string>>
  readonly text: string
}

/**
 * The names of our templates. The provider takes nothing but registered ones, so the default text is one too.
 */
export const templateOf = {
  booking_confirmation: 'booking_confirmation',
  booking_pending: 'booking_pending',
  booking_request_confirmation: 'booking_request_confirmation',
  booking_cancellation: 'booking_cancellation',
  partial_payment_received: 'partial_payment_received',
  payment_due_reminder: 'payment_reminder_for_partial_payments',
  default: 'default',
} as const satisfies Readonly<Record<NotificationType, string>>

type Composed = Pick<MessageRequest, 'type' | 'language'> & {
  readonly event: NotifiedEvent | null
  readonly isCancelled: boolean
}

export function composeWhatsApp(message: Composed, ofBooking: MessageValues): WhatsAppWords {
  const { language, event } = message
  const values = event === 'transfer-due' ? ofTransfer(ofBooking) : ofBooking
  const worded = typeInWords(message)
  const template = templateOf[worded]
  const variables = { ...numbered(worded, values), ...buttons(worded, values) }
  return { template, variables, text: fillIn(wordings[language].whatsApp[template], variables) }
}

/**
 * Nobody cancelled the booking of a no-show: the template of news leads to what it says. That template reads
 * as if the booking were on: money that comes back for a cancelled one is said with the cancellation.
 */
function typeInWords({ type, event, isCancelled }: Composed): NotificationType {
  if (event === 'no-show') return 'default'
  const isMoneyBack = event === 'refunded' || event === 'payment-after-expiry'
  return isMoneyBack && isCancelled ? 'booking_cancellation' : type
}

/** The template of a balance says a deposit, too: what to pay, and by when. */
function ofTransfer(values: MessageValues): MessageValues {
  return { ...values, balance: values.deposit, due: values.depositBy, pay: values.link }
}

function numbered(type: NotificationType, values: MessageValues): Readonly<Record<string, string>> {
  const [seventh, eighth, ninth] = lastThree(type, values)
  const { guest, campsite, reference, stay, plots, guests } = values
  const inOrder = [guest, campsite, reference, stay, plots, guests, seventh, eighth, ninth]
  return Object.fromEntries(inOrder.map((value, index) => [String(index + 1), value === '' ? '-' : value]))
}

function lastThree(type: NotificationType, values: MessageValues): readonly [string, string, string] {
  const { upFront, deadline, payment, paid, balance, balanceAndDue, due, refundAndVoucher, contact, summary, pay } = values
  switch (type) {
    case 'booking_request_confirmation':
      return [upFront, deadline, summary]
    case 'booking_pending':
      return [payment, contact, summary]
    case 'booking_confirmation':
    case 'partial_payment_received':
    case 'default':
      return [paid, balanceAndDue, summary]
    case 'booking_cancellation':
      return [refundAndVoucher, contact, summary]
    case 'payment_due_reminder':
      return [balance, due, pay]
  }
}

function buttons(type: NotificationType, { confirm, cancel }: MessageValues): Readonly<Record<string, string>> {
  return type === 'booking_request_confirmation' ? { CONFIRM: confirm, CANCEL: cancel } : {}
}
