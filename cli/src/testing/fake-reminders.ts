import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'

const owed = {
  id: 'reservation-1' as ReservationId,
  simpleReference: '482-913-107',
  dueDate: Temporal.PlainDate.from('2027-01-18'),
  balance: Money.rand(400),
}

const transfer = {
  id: owed.id,
  simpleReference: owed.simpleReference,
  deposit: Money.rand(300),
  due: Temporal.PlainDate.from('2027-01-18'),
}

/** One balance of R400.00 that is reminded of, and cancelled with half of what was paid. */
export const fakeReminders: Pick<
  UseCases,
  'sendPaymentReminders' | 'cancelOverdueReservations' | 'sendTransferReminders' | 'releaseUnpaidTransfers'
> = {
  sendPaymentReminders: { execute: async () => ({ reminded: [{ ...owed, daysBefore: 7 }] }) },
  sendTransferReminders: {
    execute: async () => ({ reminded: [{ ...transfer, releaseOn: Temporal.PlainDate.from('2027-01-21') }] }),
  },
  releaseUnpaidTransfers: { execute: async () => ({ released: [transfer] }) },
  cancelOverdueReservations: { execute: async () => ({ cancelled: [{ ...owed, refundAmount: Money.rand(200) }] }) },
}
