import { randomUUID } from 'node:crypto'
import { invoiceRecordsContract } from '@camp/application/invoices/testing/invoice-records.contract.ts'
import { anAttempt, aRefundTask } from '@camp/application/payments/testing/payments.contract.ts'
import { aHoldOn, asHeld, campsite, stands } from '@camp/application/testing/a-campsite.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PostgresPayments } from '../payments/postgres-payments.ts'
import { forgetGuests, startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresReservations } from '../reservations/postgres-reservations.ts'
import { PostgresInvoiceRecords } from './postgres-invoice-records.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

it('tells what was paid and paid back, first things first', async () => {
  await forgetGuests(store.em)
  const held = aHoldOn(stands.slice(0, 1))
  await new PostgresReservations(store.em).add(held, asHeld)
  const payments = new PostgresPayments(store.em)
  const at = aMoment('2026-11-21T12:00').now
  const paid = anAttempt({ checkoutId: 'checkout-1', gatewayPaymentId: 'gateway-1', settledAt: at })
  await payments.addAttempt(paid)
  await payments.addRefundTask(aRefundTask())
  await payments.closeRefundTask(aRefundTask(), { gatewayRefundId: 'refund-1', at: at.add({ hours: 24 }) })
  await payments.recordCapture(paid)

  const told = await new PostgresInvoiceRecords(store.em).paymentsOf(held.id)

  expect(told.map(({ kind, amount }) => [kind, amount.cents])).toEqual([
    ['capture', paid.amount.cents],
    ['refund', aRefundTask().amount.cents],
  ])
  expect(told[1]?.at).toEqual(at.add({ hours: 24 }))
})

it('tells on which day the desk took a payment, and which never came', async () => {
  await forgetGuests(store.em)
  const { id: reservationId, organisationId } = aHoldOn(stands.slice(0, 1))
  await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1)), asHeld)
  const payments = new PostgresPayments(store.em)
  const at = aMoment('2026-11-21T12:00').now
  const paidOn = Temporal.PlainDate.from('2026-11-18')
  const taken = {
    organisationId,
    reservationId,
    amount: Money.rand(100),
    offline: { method: 'cash', reference: null, paidOn, recordedBy: 'desk' },
  } as const
  const wrong = randomUUID()
  await payments.recordOfflinePayment({ ...taken, id: wrong, kind: 'capture', at, items: [] })
  await payments.reverseOfflinePayment({ ...taken, id: randomUUID(), at: at.add({ hours: 1 }), reversedMoveId: wrong })

  const told = await new PostgresInvoiceRecords(store.em).paymentsOf(reservationId)

  expect(told.map(({ kind, paidOn: on, isReversed }) => [kind, String(on), isReversed])).toEqual([
    ['capture', '2026-11-18', true],
    ['reversal', '2026-11-18', false],
  ])
})

it('tells the numbers of the supplier, and an empty one as none', async () => {
  const { id } = campsite.organisation
  await store.em.execute("update organisation set vat_number = '4123456789', registration_number = ' ' where id = ?", [id])

  const numbers = await new PostgresInvoiceRecords(store.em).supplierNumbers(id)

  expect(numbers).toEqual({ vatNumber: '4123456789', registrationNumber: null })
})

invoiceRecordsContract('postgres', async () => {
  await forgetGuests(store.em)
  await new PostgresReservations(store.em).add(aHoldOn(stands.slice(0, 1)), asHeld)
  return {
    records: new PostgresInvoiceRecords(store.em),
    giveNumbers: async (id, { vatNumber, registrationNumber }) => {
      await store.em.execute('update organisation set vat_number = ?, registration_number = ? where id = ?', [
        ...[vatNumber, registrationNumber, id],
      ])
    },
    stop: async () => {},
  }
})
