import type { CheckoutRequest, PayingCustomer } from '@camp/application/payments/payment-gateway.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import { writeAmount } from './peach-amount.ts'
import type { PeachSettings } from './peach-settings.ts'
import { type PeachFields, withPeachSignature } from './peach-signature.ts'

export function checkoutBody(request: CheckoutRequest, { entityId }: PeachSettings): object {
  if (request.returnUrl !== request.returnUrl.toLowerCase()) {
    throw new RangeError(`the gateway takes a return address in lower case only, got ${request.returnUrl}`)
  }
  return {
    authentication: { entityId },
    merchantTransactionId: request.merchantTransactionId,
    amount: writeAmount(request.amount),
    currency: request.amount.currency,
    paymentType: 'DB',
    nonce: request.nonce,
    shopperResultUrl: request.returnUrl,
    notificationUrl: request.notificationUrl,
    cancelUrl: request.cancelUrl,
    customer: filledIn({ ...request.customer, merchantCustomerId: request.customerId ?? '' }),
    ...(request.remembersCard ? { createRegistration: true } : {}),
  }
}

export function lookupFields(merchantTransactionId: string, { entityId, secretTokens }: PeachSettings): PeachFields {
  const fields = new Map([
    ['authentication.entityId', entityId],
    ['merchantTransactionId', merchantTransactionId],
  ])
  return withPeachSignature(fields, secretTokens[0])
}

/** Flat keys in a form: the refund call does not understand nested JSON. */
export function refundFields(
  request: { paymentId: string; amount: Money },
  { entityId, secretTokens }: PeachSettings,
): PeachFields {
  const fields = new Map([
    ['authentication.entityId', entityId],
    ['amount', writeAmount(request.amount)],
    ['currency', request.amount.currency],
    ['id', request.paymentId],
    ['paymentType', 'RF'],
  ])
  return withPeachSignature(fields, secretTokens[0])
}

/** An empty field is refused, a missing one is not. */
function filledIn(customer: PayingCustomer & { readonly merchantCustomerId: string }): object {
  return Object.fromEntries(Object.entries(customer).filter(([, value]) => value.trim() !== ''))
}
