import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { data, redirect } from 'react-router'
import { readForm } from '#app/forms/read-form.server.ts'
import { testPaymentForm } from './test-form.server.ts'

export type TestProblem = 'not-permitted' | 'test-unknown' | 'not-paid' | 'amount-out-of-range' | 'amount-invalid'

interface TestPost {
  readonly useCases: Pick<UseCases, 'startGatewayTest' | 'askGatewayTest' | 'refundGatewayTest'>
  readonly actor: Actor
  readonly form: FormData
}

export const testAddress = '/admin/peach-payments-test'

/** Every button of the page; what the gateway answered then stands in the list. */
export async function answerTest({ useCases, actor, form }: TestPost) {
  const { test: id, act, amount: amountText, cents } = readForm(testPaymentForm, form)
  if (act !== 'ask' && !cents.ok) return refuse('amount-invalid', id, amountText)
  const amount = Money.cents(cents.ok ? cents.value : 0)
  const done =
    act === 'ask'
      ? await useCases.askGatewayTest.execute({ actor, id })
      : act === 'refund'
        ? await useCases.refundGatewayTest.execute({ actor, id, amount })
        : await useCases.startGatewayTest.execute({ actor, amount })
  return done.ok ? redirect(`${testAddress}#test-${done.value.id}`, 303) : refuse(done.refusal.code, id, amountText)
}

function refuse(problem: TestProblem, test: string, amount: string) {
  return data({ problem, test, amount }, problem === 'not-permitted' ? 403 : 400)
}
