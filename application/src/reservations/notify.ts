import type { NotifiedEvent } from '@camp/domain/messaging/notification.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { type NotificationFacts, type NotifiedReservation, notificationFacts } from '../messaging/notification-facts.ts'
import type { RecordNotification } from '../messaging/record-notification.ts'
import type { ReservationContext } from './reservation-context.ts'

export interface NotifyPorts {
  readonly recordNotification: Pick<RecordNotification, 'execute'>
  /** Where guests reach the product; links in messages begin with it. */
  readonly publicUrl: string
}

export interface ReservationNotice {
  readonly event: NotifiedEvent
  readonly reservation: NotifiedReservation
  readonly context: ReservationContext
  readonly occurrence?: string
  readonly refundAmount?: Money
  /** The desk chose not to tell the guest. */
  readonly isWithheld?: boolean
}

/** Writes what the guest must hear, in the transaction of the change that causes it. */
export async function notify(ports: NotifyPorts, notice: ReservationNotice): Promise<void> {
  const { event, reservation, occurrence, isWithheld } = notice
  await ports.recordNotification.execute({ event, reservation, facts: factsOf(notice, ports.publicUrl), occurrence, isWithheld })
}

/** What the messages of this notice may say. */
export function factsOf(
  { reservation, context, refundAmount }: Omit<ReservationNotice, 'event'>,
  publicUrl: string,
): NotificationFacts {
  return notificationFacts({
    reservation,
    organisation: context.catalogue.organisation,
    sites: context.catalogue.sites,
    publicUrl,
    isHoliday: (date) => context.holidays.isPublicHoliday(date),
    refundAmount,
  })
}
