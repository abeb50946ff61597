import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import type { Outbox } from '../../messaging/outbox.ts'
import type { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { InMemoryPaymentReminders } from './in-memory-payment-reminders.ts'

interface Surroundings {
  readonly reservations: Pick<InMemoryReservations, 'all'>
  readonly outbox: Pick<Outbox, 'list'>
  readonly releasesTransfers?: (organisationId: OrganisationId) => boolean
  readonly takesOnlinePayment?: (organisationId: OrganisationId) => boolean
  readonly cancelsOverdue?: ((organisationId: OrganisationId) => boolean) | undefined
}

export function reminderStores({
  cancelsOverdue = () => false,
  releasesTransfers = () => false,
  takesOnlinePayment = () => true,
  ...surroundings
}: Surroundings) {
  const choices = { cancelsOverdue, releasesTransfers, takesOnlinePayment }
  return { paymentReminders: new InMemoryPaymentReminders({ ...surroundings, ...choices }) }
}
