import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Outbox } from '../../messaging/outbox.ts'
import type { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { CancelOverdueReservations } from '../cancel-overdue-reservations.ts'
import type { ReminderUseCases } from '../reminder-use-cases.ts'
import { type ReminderPorts, SendPaymentReminders } from '../send-payment-reminders.ts'
import { InMemoryPaymentReminders } from './in-memory-payment-reminders.ts'

interface Surroundings {
  readonly reservations: Pick<InMemoryReservations, 'all'>
  readonly outbox: Pick<Outbox, 'list'>
  readonly cancelsOverdue?: ((organisationId: OrganisationId) => boolean) | undefined
}

export function reminderStores({ cancelsOverdue = () => false, ...surroundings }: Surroundings) {
  return { paymentReminders: new InMemoryPaymentReminders({ ...surroundings, cancelsOverdue }) }
}

export function reminderUseCases(ports: ReminderPorts) {
  return {
    sendPaymentReminders: new SendPaymentReminders(ports),
    cancelOverdueReservations: new CancelOverdueReservations(ports),
  } satisfies ReminderUseCases
}
