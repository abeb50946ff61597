import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { readAmount } from '../../src/payments/peach-amount.ts'
import { type PeachFields, peachSignature, withPeachSignature } from '../../src/payments/peach-signature.ts'
import { refundEventFields } from './payment-fields.ts'
import { describeResult } from './result-descriptions.ts'
import { hexId, type SandboxParts } from './sandbox-checkouts.ts'

const success = '000.100.110'
const wrongForm = '200.300.404'
const wrongSignature = '700.600.100'
const notFound = '700.400.580'
const notRefundable = '700.400.200'
const amountMismatch = '100.550.701'

/** Answers a refund call with the fields of its JSON answer; a refusal writes nothing. */
export function refundAtSandbox(
  fields: PeachFields | undefined,
  { settings, ledger, time, notifier }: SandboxParts,
): PeachFields {
  const answer = (resultCode: string, more: readonly (readonly [string, string])[] = []) =>
    withPeachSignature(
      new Map([...more, ['result.code', resultCode], ['result.description', describeResult(resultCode)], ['timestamp', now()]]),
      settings.secretToken,
    )
  const now = () => time.now().toString({ smallestUnit: 'millisecond' })

  const amount = readAmount(fields?.get('amount'), fields?.get('currency'))
  const id = fields?.get('id') ?? ''
  const isWhole = fields?.get('authentication.entityId') === settings.entityId && fields.get('paymentType') === 'RF'
  if (!fields || !isWhole || !amount?.isPositive || !/^[0-9a-f]{32}$/.test(id)) return answer(wrongForm)
  if (fields.get('signature') !== peachSignature(fields, settings.secretToken)) return answer(wrongSignature)

  const checkout = ledger.findByPayment(id)
  if (!checkout?.payment) return answer(notFound)

  const { payment, form } = checkout
  if (!payment.isRefundable || !movesMoney(paymentOutcome(payment.resultCode))) return answer(notRefundable)

  const paid = readAmount(form.amount, form.currency)
  const refundedCents = payment.refundedCents + amount.cents
  if (!paid || paid.currency !== amount.currency || refundedCents > paid.cents) return answer(amountMismatch)

  ledger.keep({ ...checkout, payment: { ...payment, refundedCents } })
  const refund = { id: hexId(), amount: fields.get('amount') ?? '', at: time.now(), resultCode: success }
  notifier.notify(checkout, refundEventFields(checkout, refund))
  return answer(success, [
    ['id', refund.id],
    ['referencedId', id],
    ['amount', refund.amount],
    ['currency', amount.currency],
    ['paymentType', 'RF'],
  ])
}
