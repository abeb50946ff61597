import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { payoutState } from '#app/components/staff/billing/payout-state.ts'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { payoutRunOnWire, type WirePayout } from '#server/wire/payouts-on-wire.ts'
import type { Route } from './+types/route.ts'
import { answerRunAct } from './answer-run-act.ts'
import { payoutElement, runProblem } from './run-problem.ts'
import { SettleForms } from './settle-forms.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showPayoutRun.execute({ actor, runId: params.runId })
  if (!shown.ok) throw refusedPage(shown.refusal.code === 'no-such-run' ? 'not-found' : 'not-permitted')
  return { run: payoutRunOnWire(shown.value) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  return answerRunAct({ acts: context.get(useCases), actor, runId: params.runId, form: await request.formData() })
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
      <ErrorSummary problems={actionData ? [runProblem(t, run.payouts, actionData)] : []} />
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
          <li key={payout.id} id={payoutElement(payout.id)} className="form-section">
            <PayoutFacts payout={payout} />
            {payout.returnedOn === null && <SettleForms payout={payout} mayPay={!isWaiting} reply={actionData} />}
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
