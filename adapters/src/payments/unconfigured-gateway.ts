import {
  type Checkout,
  type FoundPayment,
  type NotificationRefusal,
  type PaymentGateway,
  PaymentGatewayUnavailable,
  type PaymentNotification,
  type PaymentStatus,
  type RefundRefusal,
} from '@camp/application/payments/payment-gateway.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'

/**
 * Stands where no gateway is configured: nobody can pay online, and nothing that claims to be a notification
 * is believed.
 */
export class UnconfiguredGateway implements PaymentGateway {
  async createCheckout(): Promise<Checkout> {
    throw unavailable()
  }

  async status(): Promise<PaymentStatus | 'unknown'> {
    throw unavailable()
  }

  async find(): Promise<FoundPayment | 'unknown'> {
    throw unavailable()
  }

  async refund(): Promise<Result<{ readonly refundId: string }, RefundRefusal>> {
    throw unavailable()
  }

  async validate(): Promise<Result<void, { readonly code: 'checkout-invalid'; readonly detail: string }>> {
    throw unavailable()
  }

  async paymentMethods(): Promise<readonly string[]> {
    throw unavailable()
  }

  async forgetCard(): Promise<'not-offered'> {
    return 'not-offered'
  }

  readNotification(): Result<PaymentNotification, NotificationRefusal> {
    return refused({ code: 'signature-invalid' })
  }
}

function unavailable(): PaymentGatewayUnavailable {
  const detail = 'no payment gateway is configured (PEACH_CLIENT_ID and its companions)'
  return new PaymentGatewayUnavailable({ reason: 'credentials-refused', isOutcomeUnknown: false, detail })
}
