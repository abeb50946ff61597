import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { z } from 'zod'
import type { HttpAnswer } from '../outbound/http-exchange.ts'
import { answerFields, unavailable } from './peach-answers.ts'

const methods = z.object({ paymentMethods: z.array(z.object({ name: z.string().min(1).max(40) })) })

export function readValidation(answer: HttpAnswer): Result<void, { readonly code: 'checkout-invalid'; readonly detail: string }> {
  if (answer.status === 200) return accepted(undefined)
  if (answer.status !== 400 && answer.status !== 404) throw unavailable('request-refused', answer, false)
  return refused({ code: 'checkout-invalid', detail: (answerFields(answer).message ?? '').slice(0, 300) })
}

export function readPaymentMethods(answer: HttpAnswer): readonly string[] {
  if (answer.status !== 200) throw unavailable('request-refused', answer, false)
  const read = methods.safeParse(jsonOf(answer))
  if (!read.success) throw unavailable('answer-unreadable', answer, false)
  return read.data.paymentMethods.map(({ name }) => name)
}

/** A card that is not there any more is as good as one that was just deleted. */
export function readForgotten(answer: HttpAnswer): 'forgotten' {
  if (answer.status !== 200 && answer.status !== 404) throw unavailable('request-refused', answer, false)
  return 'forgotten'
}

function jsonOf({ body }: HttpAnswer): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}
