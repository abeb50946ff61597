import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { PeachFields } from '../../src/payments/peach-signature.ts'
import { describeResult } from './result-descriptions.ts'
import type { SandboxCheckout, SandboxPayment } from './sandbox-ledger.ts'

/** One thing that happened at a checkout, as status, notification and return form tell it. */
export interface PaymentEvent {
  readonly resultCode: string
  readonly at: Temporal.Instant
  readonly payment: SandboxPayment | null
}

export function paymentFields(checkout: SandboxCheckout, { resultCode, at, payment }: PaymentEvent): PeachFields {
  const { form } = checkout
  return new Map([
    ['amount', payment?.told?.amount ?? form.amount],
    ['checkoutId', checkout.id],
    ['currency', payment?.told?.currency ?? form.currency],
    ...Object.entries(form.customParameters ?? {}).map(([key, value]): [string, string] => [`customParameters[${key}]`, value]),
    ...(payment ? [['id', payment.id] as const] : []),
    ['merchantTransactionId', form.merchantTransactionId],
    ...cardFields(payment),
    ['paymentType', form.paymentType],
    ...(payment?.registrationId ? [['registrationId', payment.registrationId] as const] : []),
    ['result.code', resultCode],
    ['result.description', describeResult(resultCode)],
    ['timestamp', at.toString({ smallestUnit: 'millisecond' })],
  ])
}

export function refundEventFields(
  checkout: SandboxCheckout,
  refund: { id: string; amount: string; at: Temporal.Instant; resultCode: string },
) {
  const { form, payment } = checkout
  return new Map([
    ['amount', refund.amount],
    ['checkoutId', checkout.id],
    ['currency', form.currency],
    ['id', refund.id],
    ['merchantTransactionId', form.merchantTransactionId],
    ['paymentBrand', payment?.card?.brand ?? ''],
    ['paymentType', 'RF'],
    ['referencedId', payment?.id ?? ''],
    ['result.code', refund.resultCode],
    ['result.description', describeResult(refund.resultCode)],
    ['timestamp', refund.at.toString({ smallestUnit: 'millisecond' })],
  ])
}

function cardFields(payment: SandboxPayment | null): readonly (readonly [string, string])[] {
  if (!payment?.card) return []
  const { bin, last4, brand, expiry } = payment.card
  if (last4 === '') return [['paymentBrand', brand]]
  return [
    ['card.bin', bin],
    ['card.last4Digits', last4],
    ['card.holder', ''],
    ['card.expiryMonth', expiry.slice(0, 2)],
    ['card.expiryYear', `20${expiry.slice(-2)}`],
    ['paymentBrand', brand],
    ['recon.rrn', payment.id.slice(0, 12)],
  ]
}
