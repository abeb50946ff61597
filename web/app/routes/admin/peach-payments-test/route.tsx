import { paymentMethodText } from '@camp/domain/payments/payment-method.ts'
import { data } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Notice } from '#app/components/notice.tsx'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { gatewayTestOnWire } from '#server/wire/gateway-test-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerTest } from './answer-test.ts'
import { StartForm, TestCard } from './test-card.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showGatewayTests.execute({ actor })
  if (!shown.ok) throw data({ code: shown.refusal.code }, 403)
  return {
    tests: shown.value.tests.map(gatewayTestOnWire),
    methods: shown.value.methods?.map((brand) => paymentMethodText({ brand, last4: null })),
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  return answerTest({ context, actor, form: await request.formData() })
}

/** Drives a payment of the platform's own through the gateway: check, start, payment page, status, refund. */
export default function PeachPaymentsTest({ loaderData: { tests, methods }, actionData }: Route.ComponentProps) {
  const t = useText('gatewayTest')
  const field = actionData?.test ? `amount-${actionData.test}` : 'amount'
  const problem = actionData && { field, message: t(`refusal_${actionData.problem}`) }
  const settle = (
    <ButtonLink to="/admin/money-tasks" intent="secondary">
      {t('moneyTasks')}
    </ButtonLink>
  )
  return (
    <StaffPage title={t('title')} lead={t('lead')} actions={settle} hasErrors={problem !== undefined}>
      <ErrorSummary problems={problem ? [problem] : []} />
      {methods ? (
        <p className="text-ink-soft">{t('methods', { methods: methods.join(', ') })}</p>
      ) : (
        <Notice tone="warn">{t('methodsUnknown')}</Notice>
      )}
      <StartForm
        typed={actionData?.test ? undefined : actionData?.amount}
        error={field === 'amount' ? problem?.message : undefined}
      />
      <section aria-labelledby="tests" className="grid gap-4">
        <h2 id="tests">{t('testsTitle')}</h2>
        {tests.length === 0 && <p className="text-ink-soft">{t('none')}</p>}
        {tests.map((test) => (
          <TestCard key={test.id} test={test} error={field === `amount-${test.id}` ? problem?.message : undefined} />
        ))}
      </section>
    </StaffPage>
  )
}
