import type { Actor } from '@camp/application/shared/actor.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { readForm } from '#app/forms/read-form.server.ts'
import { idempotentAct } from '#server/idempotent-form.ts'
import { useCases } from '#server/request-scope.ts'
import { testPaymentForm } from './test-form.server.ts'

export type TestProblem = 'not-permitted' | 'test-unknown' | 'not-paid' | 'amount-out-of-range' | 'amount-invalid'

interface TestPost {
  readonly context: Readonly<RouterContextProvider>
  readonly actor: Actor
  readonly form: FormData
}

export const testAddress = '/admin/peach-payments-test'

/** Every button of the page; what the gateway answered then stands in the list. */
export async function answerTest({ context, actor, form }: TestPost) {
  const { test: id, act, amount: amountText, cents } = readForm(testPaymentForm, form)
  if (act !== 'ask' && !cents.ok) return refuse('amount-invalid', id, amountText)
  const amount = Money.cents(cents.ok ? cents.value : 0)
  const { askGatewayTest, refundGatewayTest, startGatewayTest } = context.get(useCases)
  const done = await idempotentAct(context, { form, scope: `gateway test ${act}` }, async () => {
    const answered =
      act === 'ask'
        ? await askGatewayTest.execute({ actor, id })
        : act === 'refund'
          ? await refundGatewayTest.execute({ actor, id, amount })
          : await startGatewayTest.execute({ actor, amount })
    return answered.ok ? accepted(`${testAddress}#test-${answered.value.id}`) : answered
  })
  return done.ok ? redirect(done.value, 303) : refuse(done.refusal.code, id, amountText)
}

function refuse(problem: TestProblem, test: string, amount: string) {
  return data({ problem, test, amount }, problem === 'not-permitted' ? 403 : 400)
}
