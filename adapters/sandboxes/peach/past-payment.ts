import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SandboxCheckout } from './sandbox-ledger.ts'

/** A payment that the shop's books have from before the sandbox started. */
export interface PastPayment {
  readonly checkoutId: string
  readonly merchantTransactionId: string
  readonly paymentId: string
  readonly amount: Money
  readonly refunded: Money
  readonly resultCode: string
  readonly card: { readonly brand: string; readonly last4: string }
  readonly at: Temporal.Instant
}

/** As if it had been paid here: it can be asked about and refunded. */
export function pastCheckout(past: PastPayment, shop: { readonly entityId: string; readonly siteUrl: string }): SandboxCheckout {
  const { checkoutId, merchantTransactionId, amount, at, card } = past
  return {
    id: checkoutId,
    form: {
      authentication: { entityId: shop.entityId },
      merchantTransactionId,
      amount: (amount.cents / 100).toFixed(2),
      currency: amount.currency,
      nonce: checkoutId,
      shopperResultUrl: shop.siteUrl,
      paymentType: 'DB',
      createRegistration: false,
    },
    createdAt: at,
    expiresAt: at,
    pageLoads: 1,
    payment: {
      id: past.paymentId,
      card: { bin: '', last4: card.last4, brand: card.brand, expiry: '' },
      resultCode: past.resultCode,
      at,
      isRefundable: true,
      refundedCents: past.refunded.cents,
    },
  }
}
