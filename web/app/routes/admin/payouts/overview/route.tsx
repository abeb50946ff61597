import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage, throwPageRefusals } from '#server/staff/refused-page.ts'
import { duePayoutOnWire, payoutRunOnWire, type WireDuePayout, type WirePayoutRun } from '#server/wire/payouts-on-wire.ts'
import type { Route } from './+types/route.ts'
import '#app/components/staff/billing/billing.css'

export async function loader({ context }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showPayouts.execute({ actor })
  if (!shown.ok) throw refusedPage(shown.refusal.code)
  const { due, runs } = shown.value
  return { due: due.map(duePayoutOnWire), runs: runs.map(payoutRunOnWire) }
}

export async function action({ context }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const prepared = await context.get(useCases).preparePayouts.execute({ actor, dryRun: false })
  if (!prepared.ok) return data({ code: throwPageRefusals(prepared.refusal).code }, 409)
  const { runIds } = prepared.value
  return redirect(runIds.length === 1 ? `/admin/payouts/${runIds[0]}?done=saved` : '/admin/payouts?done=saved', 303)
}

/** What is due to every campsite, and the runs in which it went out. */
export default function PayoutsPage({ loaderData: { due, runs }, actionData }: Route.ComponentProps) {
  const t = useText('payouts')
  const isBusy = useNavigation().state === 'submitting'
  return (
    <StaffPage title={t('title')} lead={t('lead')} hasErrors={actionData !== undefined}>
      {actionData && (
        <Notice tone="warn" role="alert">
          {t(`refused_${actionData.code}`)}
        </Notice>
      )}
      <section aria-labelledby="due" className="grid gap-4">
        <h2 id="due">{t('dueTitle')}</h2>
        {due.length === 0 ? <EmptyState icon="calendar" text={t('dueEmpty')} /> : <DueTable due={due} />}
        {due.length > 0 && (
          <Form method="post" aria-busy={isBusy} className="grid gap-2">
            <p>{t('prepareNote')}</p>
            <div>
              <Button type="submit" disabled={isBusy}>
                {t('prepare')}
              </Button>
            </div>
          </Form>
        )}
      </section>
      <section aria-labelledby="runs" className="grid gap-4">
        <h2 id="runs">{t('runsTitle')}</h2>
        {runs.length === 0 ? <EmptyState icon="calendar" text={t('runsEmpty')} /> : <RunTable runs={runs} />}
      </section>
    </StaffPage>
  )
}

function DueTable({ due }: { readonly due: readonly WireDuePayout[] }) {
  const t = useText('payouts')
  const columns: readonly ListColumn<WireDuePayout>[] = [
    {
      title: t('campsite'),
      cell: ({ slug, name }) => (
        <Link to={organisationAddress(slug, 'org-payouts')} className="link">
          {name}
        </Link>
      ),
    },
    { title: t('account'), cell: ({ hasAccount }) => t(hasAccount ? 'hasAccount' : 'noAccount') },
    { title: t('lines'), isNumber: true, cell: ({ lines }) => lines.length },
    {
      title: t('amount'),
      isNumber: true,
      cell: ({ amount }) => (amount > 0 ? randText(amount) : `${randText(amount)} (${t('notPayable')})`),
    },
  ]
  return <ListTable rows={due} columns={columns} keyOf={({ slug }) => slug} caption={t('dueTitle')} />
}

function RunTable({ runs }: { readonly runs: readonly WirePayoutRun[] }) {
  const t = useText('payouts')
  const language = use(LanguageContext)
  const state = ({ needsSecond, approvedOn, payouts }: WirePayoutRun) => {
    if (payouts.every(({ paidOn, returnedOn }) => paidOn !== null || returnedOn !== null)) return t('stateDone')
    return t(needsSecond && approvedOn === null ? 'stateWaits' : 'stateOpen')
  }
  const columns: readonly ListColumn<WirePayoutRun>[] = [
    {
      title: t('runsTitle'),
      cell: ({ id }) => (
        <Link to={`/admin/payouts/${id}`} className="link">
          {t('run', { run: id })}
        </Link>
      ),
    },
    { title: t('prepared'), cell: ({ preparedOn }) => dayText(preparedOn, language) },
    { title: t('state'), cell: state },
    { title: t('payoutCount'), isNumber: true, cell: ({ payouts }) => payouts.length },
    {
      title: t('total'),
      isNumber: true,
      cell: ({ payouts }) => randText(payouts.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0) / 100),
    },
  ]
  return <ListTable rows={runs} columns={columns} keyOf={({ id }) => id} caption={t('runsTitle')} />
}
