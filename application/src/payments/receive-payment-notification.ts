import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { BookRefundPorts } from './book-refund.ts'
import type { CheckedPayment } from './checked-payment.ts'
import { isGatewayTest } from './gateway-test/gateway-tests.ts'
import { hearOfRefund } from './hear-of-refund.ts'
import { notificationAddress } from './notification-address.ts'
import type { NotificationRefusal, PaymentGateway, ReceivedNotification } from './payment-gateway.ts'
import type { SettleCheckout } from './settle-checkout.ts'

export interface ReceivePaymentNotificationPorts extends BookRefundPorts {
  readonly gateway: PaymentGateway
  readonly settleCheckout: Pick<SettleCheckout, 'execute'>
  readonly publicUrl: string
}

/**
 * `noted`: genuine, and not about a payment (the gateway tries the address out, or reports a refund or a test
 * of ours).
 */
export type NotificationAnswer = CheckedPayment | { readonly kind: 'noted' }
type Refusal = NotFound | { readonly code: Exclude<NotificationRefusal['code'], 'notification-test'> }

/** A webhook. Even a genuine one is only a reason to ask the gateway. */
export class ReceivePaymentNotification {
  readonly #ports: ReceivePaymentNotificationPorts

  constructor(ports: ReceivePaymentNotificationPorts) {
    this.#ports = ports
  }

  async execute(received: Omit<ReceivedNotification, 'url'>): Promise<Result<NotificationAnswer, Refusal>> {
    const { gateway, settleCheckout, publicUrl } = this.#ports
    const read = gateway.readNotification({ ...received, url: notificationAddress(publicUrl) })
    if (!read.ok) {
      const { code } = read.refusal
      return code === 'notification-test' ? accepted({ kind: 'noted' }) : refused({ code })
    }
    if (isGatewayTest(read.value.merchantTransactionId)) return accepted({ kind: 'noted' })
    if (read.value.kind === 'refund') {
      const heard = await hearOfRefund(this.#ports, read.value)
      // Told again, so that it is heard once the refund stands in the books.
      return heard === 'noted' ? accepted({ kind: heard }) : refused({ code: 'not-found' })
    }
    const checkoutId = read.value.checkoutId ?? (await this.#checkoutOf(read.value.merchantTransactionId))
    return checkoutId ? settleCheckout.execute({ checkoutId }) : refused({ code: 'not-found' })
  }

  async #checkoutOf(merchantTransactionId: string): Promise<string | null> {
    const attempt = await this.#ports.payments.findByMerchantTransaction(merchantTransactionId)
    return attempt?.checkoutId ?? null
  }
}
