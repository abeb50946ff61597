import { Money } from '@camp/domain/shared/money.ts'
import type { CheckoutRequest } from '../payment-gateway.ts'

/** R1500.00 for reservation 812-430-557, first attempt. */
export function aCheckoutRequest(facts: Partial<CheckoutRequest> = {}): CheckoutRequest {
  return {
    merchantTransactionId: '81243055701',
    amount: Money.cents(150_000),
    nonce: 'nonce-1',
    returnUrl: 'http://localhost:4321/r/abc/payment-return',
    notificationUrl: 'http://localhost:4321/api/payments/notifications',
    cancelUrl: 'http://localhost:4321/r/abc/confirm',
    customer: { givenName: 'Thandi', surname: 'Nkosi', email: 'thandi@example.test', mobile: '+27821234567' },
    ...facts,
  }
}
