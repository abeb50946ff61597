import type { PaymentGateway } from '../payment-gateway.ts'

/** Another gateway's answers, but for what the test lets go differently. */
export function aGatewayThat(
  differs: (gateway: PaymentGateway) => Partial<PaymentGateway>,
): (gateway: PaymentGateway) => PaymentGateway {
  return (gateway) => ({
    createCheckout: (request) => gateway.createCheckout(request),
    status: (checkoutId) => gateway.status(checkoutId),
    find: (merchantTransactionId) => gateway.find(merchantTransactionId),
    refund: (request) => gateway.refund(request),
    validate: (request) => gateway.validate(request),
    paymentMethods: () => gateway.paymentMethods(),
    forgetCard: (registrationId) => gateway.forgetCard(registrationId),
    readNotification: (received) => gateway.readNotification(received),
    ...differs(gateway),
  })
}
