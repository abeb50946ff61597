import { use } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireGatewayTest } from '#server/wire/gateway-test-on-wire.ts'

export function StartForm({ typed, error }: { readonly typed: string | undefined; readonly error: string | undefined }) {
  const t = useText('gatewayTest')
  return (
    <Form method="post" noValidate className="form-section">
      <FormKey />
      <h2>{t('startTitle')}</h2>
      <div className="max-w-md">
        <TextField
          name="amount"
          label={t('amount')}
          hint={t('amountHint')}
          defaultValue={typed ?? '5.00'}
          error={error}
          inputMode="decimal"
          autoComplete="off"
        />
      </div>
      <div>
        <Button type="submit" name="act" value="start">
          {t('start')}
        </Button>
      </div>
    </Form>
  )
}

interface TestCardProps {
  readonly test: WireGatewayTest
  readonly error: string | undefined
}

/** One test with every answer of the gateway, and what can be done next. */
export function TestCard({ test, error }: TestCardProps) {
  const t = useText('gatewayTest')
  const language = use(LanguageContext)
  return (
    <section id={`test-${test.id}`} aria-labelledby={`title-${test.id}`} className="form-section scroll-mt-24">
      <div>
        <h3 id={`title-${test.id}`}>{t('test', { reference: test.merchantTransactionId, amount: randText(test.amount) })}</h3>
        <p className="text-sm text-ink-soft">
          {t('started', { when: momentText(test.startedAt, language) })}
          {test.refunded > 0 && ` · ${t('refunded', { amount: randText(test.refunded) })}`}
        </p>
      </div>
      <ol aria-label={t('answers')} className="grid gap-2">
        {test.answers.map(({ number, step, isGood, outcome, detail }) => (
          <li key={number} className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1 sm:grid-cols-[9rem_5rem_1fr]">
            <span>
              <StatusBadge tone={isGood ? 'good' : 'bad'}>{isGood ? t('good') : t('bad')}</StatusBadge>
            </span>
            <span className="font-bold">{t(`step_${step}`)}</span>
            <span className="col-span-2 min-w-0 sm:col-span-1">
              <code>{outcome}</code> <span className="text-ink-soft">{detail}</span>
            </span>
          </li>
        ))}
      </ol>
      <TestActs test={test} error={error} />
    </section>
  )
}

function TestActs({ test, error }: TestCardProps) {
  const t = useText('gatewayTest')
  const { id, paymentPage, canAsk, canRefund, amount, refunded } = test
  const left = Math.round((amount - refunded) * 100) / 100
  return (
    <div className="grid gap-4">
      {paymentPage && (
        <p>
          <a href={paymentPage} className="link font-bold" rel="noreferrer">
            {t('openPage')}
          </a>{' '}
          <span className="text-sm text-ink-soft">{t('openPageHint')}</span>
        </p>
      )}
      {canAsk && (
        <Form method="post">
          <FormKey />
          <input type="hidden" name="test" value={id} />
          <Button type="submit" name="act" value="ask" intent="secondary">
            {t('ask')}
          </Button>
        </Form>
      )}
      {canRefund && (
        <Form method="post" noValidate className="flex flex-wrap items-end gap-3">
          <FormKey />
          <input type="hidden" name="test" value={id} />
          <TextField
            id={`amount-${id}`}
            name="amount"
            label={t('refundAmount')}
            defaultValue={left.toFixed(2)}
            error={error}
            inputMode="decimal"
            autoComplete="off"
          />
          <Button type="submit" name="act" value="refund" intent="secondary">
            {t('refund')}
          </Button>
        </Form>
      )}
    </div>
  )
}
