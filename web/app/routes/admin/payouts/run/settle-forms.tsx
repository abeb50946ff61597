import { useLayoutEffect } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WirePayout } from '#server/wire/payouts-on-wire.ts'
import type { RunReply } from './answer-run-act.ts'
import { missingText, outcomeField } from './run-problem.ts'

interface SettleFormsProps {
  readonly payout: WirePayout
  readonly mayPay: boolean
  readonly reply: RunReply | undefined
}

/** One that was paid may still come back: folded away, since it seldom does. */
export function SettleForms({ payout: { id, reference, paidOn }, mayPay, reply }: SettleFormsProps) {
  const t = useText('payouts')
  const returned = (
    <SettleForm id={id} go="returned" label={t('reason', { reference })} button={t('markReturned')} reply={reply} />
  )
  if (paidOn !== null)
    return (
      <details open={missingText(t, reply, id, 'returned') !== undefined}>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('cameBackLater')}</summary>
        {returned}
      </details>
    )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {mayPay && <SettleForm id={id} go="paid" label={t('bankReference', { reference })} button={t('markPaid')} reply={reply} />}
      {returned}
    </div>
  )
}

interface SettleFormProps {
  readonly id: string
  readonly go: 'paid' | 'returned'
  readonly label: string
  readonly button: string
  readonly reply: RunReply | undefined
}

/** The page is long: what is missing takes the focus from the summary, and nothing scrolls away. */
function SettleForm({ id, go, label, button, reply }: SettleFormProps) {
  const t = useText('payouts')
  const field = outcomeField(id, go)
  const error = missingText(t, reply, id, go)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same may be missing in a second reply.
  useLayoutEffect(() => {
    if (error) document.getElementById(field)?.focus()
  }, [error, field, reply])
  return (
    <Form method="post" noValidate preventScrollReset className="grid content-start gap-2">
      <input type="hidden" name="payout" value={id} />
      <TextField name="text" id={field} label={label} error={error} autoComplete="off" />
      <div>
        <Button type="submit" name="go" value={go} intent={go === 'paid' ? 'primary' : 'secondary'}>
          {button}
        </Button>
      </div>
    </Form>
  )
}
