import {
  type CardRegistration,
  type Checkout,
  type FoundPayment,
  PaymentGatewayUnavailable,
  type PaymentStatus,
  type RefundRefusal,
} from '@camp/application/payments/payment-gateway.ts'
import type { PaymentMethod } from '@camp/domain/payments/payment-method.ts'
import { movesMoney, paymentOutcome } from '@camp/domain/payments/result-code.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { z } from 'zod'
import type { HttpAnswer } from '../outbound/http-exchange.ts'
import { readAmount } from './peach-amount.ts'
import { readJson } from './peach-fields.ts'

/** The gateway's own code for a checkout that exists and at which nothing has happened. */
const checkoutCreated = '000.200.100'

/** Nothing goes by this name. */
const notThere = '200.300.404'

const resultCode = z.string().regex(/^\d{3}\.\d{3}\.\d{3}$/)
const paymentId = z.string().regex(/^[0-9A-Fa-f]{32}$/)

const digits = (count: number) =>
  z
    .string()
    .regex(new RegExp(`^\\d{${count}}$`))
    .optional()
    .catch(undefined)

const checkoutAnswer = z.object({ checkoutId: z.string().min(8).max(64), redirectUrl: z.url({ protocol: /^https?$/ }) })

/**
 * Of the card only what people recognise it by, and the gateway's token when it was asked to keep the card.
 */
const cardAnswer = z.object({
  'card.last4Digits': digits(4),
  'card.expiryMonth': digits(2),
  'card.expiryYear': digits(4),
  registrationId: paymentId.optional().catch(undefined),
})

const statusAnswer = z.object({
  'result.code': resultCode.default(checkoutCreated),
  'result.description': z.string().default(''),
  id: paymentId.optional(),
  merchantTransactionId: z.string().optional(),
  amount: z.string().optional(),
  currency: z.string().optional(),
  paymentBrand: z.string().max(40).optional(),
  ...cardAnswer.shape,
  timestamp: z.string().optional(),
})

const foundAnswer = z.object({ checkoutId: z.string().min(8).max(64) })

const refundAnswer = z.object({ 'result.code': resultCode, id: paymentId.optional() })

export function readCheckout(answer: HttpAnswer): Checkout {
  if (answer.status !== 200 && answer.status !== 201) throw unavailable('request-refused', answer, false)
  const checkout = checkoutAnswer.safeParse(answerFields(answer))
  if (!checkout.success) throw unavailable('answer-unreadable', answer, true)
  return checkout.data
}

export function readPaymentStatus(answer: HttpAnswer): PaymentStatus | 'unknown' {
  if (answer.status === 404) return 'unknown'
  if (answer.status !== 200) throw unavailable('request-refused', answer, false)
  if (!readJson(answer.body)) throw unavailable('answer-unreadable', answer, false)
  const status = statusAnswer.safeParse(answerFields(answer))
  if (!status.success) throw unavailable('answer-unreadable', answer, false)

  const { data } = status
  return {
    paymentId: data.id ?? null,
    merchantTransactionId: data.merchantTransactionId ?? null,
    amount: readAmount(data.amount, data.currency),
    resultCode: data['result.code'],
    description: data['result.description'],
    method: methodOf(data),
    registration: registrationOf(data),
    at: instant(data.timestamp),
  }
}

type StatusAnswer = z.infer<typeof statusAnswer>

function methodOf({ paymentBrand = '', 'card.last4Digits': last4 }: StatusAnswer): PaymentMethod | null {
  const brand = paymentBrand || (last4 === undefined ? '' : 'CARD')
  return brand === '' ? null : { brand, last4: last4 ?? null }
}

function registrationOf({
  registrationId,
  'card.expiryMonth': month,
  'card.expiryYear': year,
}: StatusAnswer): CardRegistration | null {
  return registrationId && month && year ? { registrationId, expires: `${year}-${month}` } : null
}

export function readFound(answer: HttpAnswer): FoundPayment | 'unknown' {
  const status = readPaymentStatus(answer)
  if (status === 'unknown' || status.resultCode === notThere) return 'unknown'
  const found = foundAnswer.safeParse(answerFields(answer))
  if (!found.success) throw unavailable('answer-unreadable', answer, false)
  return { ...status, ...found.data }
}

/** Refusals come with status 200 or 400; only the code says what happened. */
export function readRefund(answer: HttpAnswer): Result<{ readonly refundId: string }, RefundRefusal> {
  const refund = refundAnswer.safeParse(answerFields(answer))
  if (!refund.success) throw unavailable('answer-unreadable', answer, true)

  const { id, 'result.code': code } = refund.data
  const outcome = paymentOutcome(code)
  if (id !== undefined && (movesMoney(outcome) || outcome === 'pending')) return accepted({ refundId: id })
  if (isTheirFailure(code)) throw unavailable('server-error', answer, true)
  return refused({ code: code.startsWith('700.400.') ? 'refund-not-possible' : 'refund-declined', resultCode: code })
}

/**
 * Communication and system failures judge nothing; the other technical codes are a no to this very refund.
 */
function isTheirFailure(code: string): boolean {
  return /^(900\.|999\.|800\.[56]|600\.1|000\.400\.030)/.test(code)
}

export function answerFields(answer: HttpAnswer): Record<string, string> {
  return Object.fromEntries(readJson(answer.body) ?? [])
}

export function unavailable(
  reason: 'request-refused' | 'answer-unreadable' | 'server-error',
  { status, body }: HttpAnswer,
  isOutcomeUnknown: boolean,
): PaymentGatewayUnavailable {
  const { message = '', 'result.code': code = '' } = Object.fromEntries(readJson(body) ?? [])
  return new PaymentGatewayUnavailable({ reason, isOutcomeUnknown, detail: `${status} ${code} ${message}`.trim().slice(0, 200) })
}

function instant(text: string | undefined): Temporal.Instant | null {
  try {
    return text === undefined ? null : Temporal.Instant.from(text)
  } catch {
    return null
  }
}
