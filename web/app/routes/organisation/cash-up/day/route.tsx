import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import { use } from 'react'
import { data, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { Notice } from '#app/components/notice.tsx'
import { PrintButton } from '#app/components/print-button.tsx'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import { cashUpOnWire } from '#server/wire/cash-up-on-wire.ts'
import type { Route } from './+types/route.ts'
import { cashUpProblem, readCashUp } from './cash-up-form.server.ts'
import { CountForm } from './count-form.tsx'
import { cashUpProblemText } from './problem-text.ts'
import { TillEntries } from './till-entries.tsx'
import { TillTable } from './till-table.tsx'
import '#app/components/staff/bookings/bookings.css'

/** `today`, or a date. */
function dayOf(typed: string) {
  const day = readDate(typed)
  if (!day && typed !== 'today') throw refusedPage('not-found')
  return day
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = await organisationOfPath({ context, params })
  const asked = { actor, orgSlug: params.orgSlug, day: dayOf(params.day) }
  const shown = await context.get(useCases).showCashUp.execute(asked)
  if (!shown.ok) throw refusedPage(shown.refusal.code)
  return { cashUp: cashUpOnWire(shown.value) }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = await organisationOfPath({ context, params })
  const day = dayOf(params.day)
  if (!day) throw refusedPage('not-found')
  const { texts, unreadable, ...typed } = readCashUp(await request.formData())
  if (unreadable) {
    const problem = { code: 'count-unreadable', method: unreadable, difference: null } as const
    return data({ texts, problem }, 400)
  }
  const closed = await context.get(useCases).closeCashUp.execute({ actor, orgSlug: params.orgSlug, day, ...typed })
  if (closed.ok) return redirect(workAddress(params.orgSlug, `cash-up/${day}`))
  const { refusal } = closed
  if (refusal.code === 'not-found' || refusal.code === 'not-permitted') throw refusedPage(refusal.code)
  return data({ texts, problem: cashUpProblem(refusal) }, 409)
}

/** The till of one day: by method and person, counted, closed, and what was written down after that. */
export default function CashUpDay({ loaderData: { cashUp }, actionData }: Route.ComponentProps) {
  const t = useText('cashUp')
  const language = use(LanguageContext)
  const { organisation, day, lines, closed, entries, later, laterNet } = cashUp
  const { slug } = organisation
  const problem = actionData?.problem
  const message = problem && cashUpProblemText(problem, t)
  const lead = closed
    ? t('closedLead', { name: closed.byName ?? t('command'), time: momentText(closed.at, language) })
    : t('dayLead')
  return (
    <div className="page work-page">
      <StaffPage
        title={t('dayTitle', { day: longDate(day, language) })}
        lead={lead}
        hasErrors={message !== undefined}
        actions={
          <>
            <ButtonLink to={workAddress(slug, 'cash-up')} intent="secondary">
              {t('allDays')}
            </ButtonLink>
            <PrintButton label={t('print')} intent="secondary" />
          </>
        }
      >
        <p className="only-print">{organisation.name}</p>
        <ErrorSummary problems={message ? [{ field: problem?.method ? `counted-${problem.method}` : 'note', message }] : []} />
        {closed && (
          <Notice
            tone={closed.difference === 0 ? 'success' : 'warn'}
            role="status"
            title={t('done', { difference: randText(closed.difference) })}
          >
            {closed.note && <p>{closed.note}</p>}
          </Notice>
        )}
        {lines.length === 0 ? <EmptyState icon="calendar" text={t('nothing')} /> : <TillTable cashUp={cashUp} />}
        {!closed && lines.length > 0 && day <= cashUp.today && (
          <CountForm cashUp={cashUp} typed={actionData?.texts} problem={problem} message={message} />
        )}
        {later.length > 0 && (
          <section aria-labelledby="later" className="grid gap-3">
            <h2 id="later">
              {t('later')}: {randText(laterNet)}
            </h2>
            <p>{t('laterLead')}</p>
            <TillEntries entries={later} slug={slug} caption={t('later')} />
          </section>
        )}
        {entries.length > 0 && (
          <section aria-labelledby="entries" className="grid gap-3">
            <h2 id="entries">{t('entries')}</h2>
            <TillEntries entries={entries} slug={slug} caption={t('entries')} />
          </section>
        )}
      </StaffPage>
    </div>
  )
}
