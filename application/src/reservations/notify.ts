import { campsiteNews, staffNews } from '@camp/domain/messaging/campsite-news.ts'
import type { NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import { needsConfirmation } from '@camp/domain/reservations/needs-confirmation.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { CreditVoucher } from '@camp/domain/vouchers/credit-voucher.ts'
import {
  type MoneySince,
  type NotificationFacts,
  type NotifiedReservation,
  notificationFacts,
} from '../messaging/notification-facts.ts'
import type { RecordNotification } from '../messaging/record-notification.ts'
import type { ConfirmationKeys } from './confirmation-keys.ts'
import type { ReservationContext } from './reservation-context.ts'

export interface NotifyPorts {
  readonly recordNotification: Pick<RecordNotification, 'execute'>
  /** Where guests reach the product; links in messages begin with it. */
  readonly publicUrl: string
  readonly confirmationKeys: ConfirmationKeys
}

export interface ReservationNotice {
  readonly event: NotifiedEvent
  readonly reservation: NotifiedReservation
  readonly context: ReservationContext
  readonly occurrence?: string
  /** That came in, or is on its way. */
  readonly payment?: Money
  readonly refundAmount?: Money
  /** The gateway was asked for it and may have paid it. */
  readonly isRefundUnclear?: boolean | undefined
  /** It lapsed, and somebody else has its place. */
  readonly hasLostPlace?: boolean
  /** That the refund went back onto. */
  readonly voucher?: Pick<CreditVoucher, 'code' | 'expiresOn'>
  /** Paid too much, and on its way back as the booking ends. */
  readonly promised?: Money | undefined
  /** With the bank as the booking ends. */
  readonly underWay?: Money | undefined
  /** Said before: the guest alone hears it once more. */
  readonly isRepeated?: boolean
  /** Of a cancellation that is told again. */
  readonly moneySince?: MoneySince | undefined
  /** How long the guest is not told yet. */
  readonly wait?: Temporal.Duration
  /** The desk chose not to tell the guest. */
  readonly isWithheld?: boolean
  /** The campsite's own people did it, and know. */
  readonly isByDesk?: boolean
}

/** Writes what the guest and the campsite must hear, in the transaction of the change that causes it. */
export async function notify(ports: NotifyPorts, notice: ReservationNotice): Promise<void> {
  const { event, reservation, context, wait, isWithheld, isByDesk, isRepeated } = notice
  const occurrence = notice.occurrence ?? endingOf(event, reservation)
  const { takesOnlinePayment, hears } = context.catalogue.organisation
  const confirmation = needsConfirmation(reservation, takesOnlinePayment) ? await ports.confirmationKeys.of(reservation.id) : null
  const facts = factsOfReservation({ ...notice, confirmation }, ports.publicUrl)
  const isUnheard = event === 'review-received' && !hears.includes('reviews')
  const told = { event, reservation, facts, occurrence, wait, isWithheld, isUnheard }
  const heard = isRepeated ? {} : { news: campsiteNews(event, { hears, isByDesk }), staffNews: staffNews(event, { isByDesk }) }
  await ports.recordNotification.execute({ ...told, ...heard })
}

/** A booking that was reinstated may end once more, and its guest hears of it once more. */
function endingOf(event: NotifiedEvent, { statusDate }: NotifiedReservation): string | undefined {
  return event === 'cancelled' || event === 'no-show' ? statusDate.toString() : undefined
}

/** What the messages of this notice may say. */
export function factsOfReservation(
  {
    reservation,
    context,
    payment,
    promised,
    underWay,
    refundAmount,
    isRefundUnclear,
    hasLostPlace,
    voucher,
    moneySince,
    confirmation = null,
  }: Omit<ReservationNotice, 'event'> & { readonly confirmation?: string | null },
  publicUrl: string,
): NotificationFacts {
  return notificationFacts({
    reservation,
    organisation: context.catalogue.organisation,
    sites: context.catalogue.sites,
    publicUrl,
    isHoliday: (date) => context.holidays.isPublicHoliday(date),
    payment,
    promised,
    underWay,
    refundAmount,
    isRefundUnclear,
    hasLostPlace,
    voucher,
    moneySince,
    confirmation,
    now: context.now,
  })
}
