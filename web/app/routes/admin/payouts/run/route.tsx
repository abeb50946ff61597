import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { payoutState } from '#app/components/staff/billing/payout-state.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage, throwPageRefusals } from '#server/staff/refused-page.ts'
import { payoutRunOnWire, type WirePayout } from '#server/wire/payouts-on-wire.ts'
import type { Route } from './+types/route.ts'
import { readSettleForm } from './settle-form.server.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showPayoutRun.execute({ actor, runId: params.runId })
  if (!shown.ok) throw refusedPage(shown.refusal.code === 'no-such-run' ? 'not-found' : 'not-permitted')
  return { run: payoutRunOnWire(shown.value) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const { approvePayoutRun, settlePayout } = context.get(useCases)
  const form = readSettleForm(await request.formData())
  const done =
    form.go === 'approve'
      ? await approvePayoutRun.execute({ actor, runId: params.runId })
      : await settlePayout.execute({ actor, payoutId: form.payoutId, outcome: form.outcome })
  if (!done.ok) return data({ code: throwPageRefusals(done.refusal).code }, 409)
  return redirect(`/admin/payouts/${params.runId}?done=saved`, 303)
}

/** One run: its bank file, and what became of each payout. */
export default function PayoutRunPage({ loaderData: { run }, actionData }: Route.ComponentProps) {
  const t = useText('payouts')
  const language = use(LanguageContext)
  const isBusy = useNavigation().state === 'submitting'
  const isWaiting = run.needsSecond && run.approvedOn === null
  return (
    <StaffPage
      title={t('run', { run: run.id })}
      lead={t('runLead', { date: dayText(run.preparedOn, language) })}
      hasErrors={actionData !== undefined}
      actions={
        isWaiting ? undefined : (
          <ButtonLink to={`/admin/payouts/${run.id}/bank-file.csv`} intent="secondary" reloadDocument>
            {t('file')}
          </ButtonLink>
        )
      }
    >
      {actionData && (
        <Notice tone="warn" role="alert">
          {t(`refused_${actionData.code}`)}
        </Notice>
      )}
      {isWaiting && (
        <Form method="post" className="form-section" aria-busy={isBusy}>
          <p>{t('secondPerson')}</p>
          <div>
            <Button type="submit" name="go" value="approve" disabled={isBusy}>
              {t('approve')}
            </Button>
          </div>
        </Form>
      )}
      <ul className="grid gap-3">
        {run.payouts.map((payout) => (
          <li key={payout.id} className="form-section">
            <PayoutFacts payout={payout} />
            {payout.returnedOn === null && <SettleForms payout={payout} mayPay={!isWaiting} />}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/admin/payouts" className="link">
          {t('back')}
        </Link>
      </p>
    </StaffPage>
  )
}

function PayoutFacts({ payout }: { readonly payout: WirePayout }) {
  const t = useText('payouts')
  const language = use(LanguageContext)
  const { slug, name, reference, amount, account } = payout
  return (
    <>
      <h2 className="flex flex-wrap items-baseline justify-between gap-x-6 text-lg">
        <Link to={organisationAddress(slug, 'org-payout-statement', { payout: reference })} className="link">
          {name}
        </Link>
        <span className="tabular-nums">{randText(amount)}</span>
      </h2>
      <p className="text-ink-soft">
        {reference} · {account} · {payoutState(t, payout, language)}
      </p>
    </>
  )
}

/** One that was paid may still come back: folded away, since it seldom does. */
function SettleForms({ payout: { id, reference, paidOn }, mayPay }: { readonly payout: WirePayout; readonly mayPay: boolean }) {
  const t = useText('payouts')
  const returned = <SettleForm id={id} go="returned" label={t('reason', { reference })} button={t('markReturned')} />
  if (paidOn !== null)
    return (
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t('cameBackLater')}</summary>
        {returned}
      </details>
    )
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {mayPay && <SettleForm id={id} go="paid" label={t('bankReference', { reference })} button={t('markPaid')} />}
      {returned}
    </div>
  )
}

interface SettleFormProps {
  readonly id: string
  readonly go: 'paid' | 'returned'
  readonly label: string
  readonly button: string
}

function SettleForm({ id, go, label, button }: SettleFormProps) {
  return (
    <Form method="post" className="grid gap-2">
      <input type="hidden" name="payout" value={id} />
      <TextField name="text" label={label} defaultValue="" autoComplete="off" />
      <div>
        <Button type="submit" name="go" value={go} intent={go === 'paid' ? 'primary' : 'secondary'}>
          {button}
        </Button>
      </div>
    </Form>
  )
}
