import type { CheckedPayment } from '@camp/application/payments/checked-payment.ts'
import { PaymentGatewayUnavailable } from '@camp/application/payments/payment-gateway.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import {
  aView,
  confirmedView,
  now,
  partiallyPaid,
  paying,
  pending,
  replyOf,
  showing,
} from '#server/reservations/testing/some-views.ts'
import { confirmOk } from './load-confirm-ok.ts'

const id = 'reservation-1'
const unavailable = new PaymentGatewayUnavailable({ reason: 'no-answer', isOutcomeUnknown: false, detail: 'silence' })

describe('the page after confirming', () => {
  type Checked = UseCases['checkPayment']['execute']
  const checked =
    (kind: CheckedPayment['kind'] | 'none'): Checked =>
    async ({ reservationId }) =>
      accepted({ kind, reservationId, resultCode: '' })
  const after = (view: ReturnType<typeof aView>, execute: Checked) =>
    confirmOk({ useCases: { ...showing(view), checkPayment: { execute } }, id, now })

  it('has a form for each good end', async () => {
    expect(await after(aView(confirmedView), checked('none'))).toMatchObject({ form: 'confirmed' })
    expect(await after(aView(partiallyPaid), checked('paid'))).toMatchObject({ form: 'deposit' })
    expect(await after(aView(partiallyPaid), checked('declined'))).toMatchObject({ form: 'deposit' })
    expect(await after(aView(pending), checked('pending'))).toMatchObject({ form: 'waiting' })
  })

  it('waits for a payment that is with the bank, whatever became of a later one', async () => {
    expect(await after(paying(pending), checked('declined'))).toMatchObject({ form: 'waiting' })
    expect(await after(paying(partiallyPaid), checked('cancelled'))).toMatchObject({ form: 'waiting' })
  })

  it('stays with the deposit while a page to pay the balance is open that nobody has used', async () => {
    expect(await after(aView(partiallyPaid), checked('pending'))).toMatchObject({ form: 'deposit' })
    expect(await after(paying(partiallyPaid), checked('pending'))).toMatchObject({ form: 'waiting' })
  })

  it('waits while the gateway does not answer', async () => {
    for (const view of [aView(pending), aView(partiallyPaid)]) {
      expect(await after(view, () => Promise.reject(unavailable))).toMatchObject({ form: 'waiting' })
    }
  })

  it.each([
    ['none', '/r/reservation-1/confirm'],
    ['declined', '/r/reservation-1/confirm-denied?reason=payment_declined'],
    ['cancelled', '/r/reservation-1/confirm-denied?reason=payment_cancelled'],
    ['to-be-refunded', '/r/reservation-1/confirm-denied?reason=plots_gone'],
  ] as const)('leads a payment that is %s to %s', async (kind, address) => {
    expect(await replyOf(after(aView(pending), checked(kind)))).toBe(address)
  })
})
