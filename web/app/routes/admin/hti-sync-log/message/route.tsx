import { use } from 'react'
import { data, Link, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { HtiStateBadge } from '#app/components/staff/hti/hti-state-badge.tsx'
import { withDone, workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { SendAgain } from '#app/components/staff/try-again.tsx'
import { SummaryList, type SummaryRow } from '#app/components/summary-list.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { htiEntryOnWire } from '#server/wire/hti-on-wire.ts'
import type { Route } from './+types/route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const shown = await context.get(useCases).showHtiMessage.execute({ actor, id: params.messageId })
  return { message: htiEntryOnWire(valueOrThrowPage(shown)) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const replayed = await context.get(useCases).replayHtiMessage.execute({ actor, id: params.messageId })
  if (!replayed.ok && replayed.refusal.code !== 'not-replayable') throw data({ code: replayed.refusal.code }, 404)
  if (!replayed.ok) return data({ problem: 'not-replayable' } as const, 409)
  if (replayed.value.state === 'FAILED') return data({ problem: 'failed-again' } as const, 409)
  return redirect(withDone(`/admin/hti-sync-log/${params.messageId}`, 'saved'), 303)
}

/** One message: what became of it, what both sides said, and the way to answer it again. */
export default function HtiMessage({ loaderData: { message }, actionData }: Route.ComponentProps) {
  const t = useText('htiLog')
  const problems = actionData ? [{ message: t(`problem_${actionData.problem}`) }] : []
  return (
    <StaffPage
      title={t(message.kind === null ? 'kind_unread' : `kind_${message.kind}`)}
      lead={t(`means_${message.state}`)}
      hasErrors={problems.length > 0}
      actions={
        <ButtonLink to="/admin/hti-sync-log" intent="secondary">
          {t('back')}
        </ButtonLink>
      }
    >
      <ErrorSummary problems={problems} />
      <section className="rounded-card border border-line bg-surface px-6 py-3">
        <SummaryList rows={useRows(message)} />
      </section>
      {message.isReplayable && (
        <SendAgain title={t('againTitle')} hint={t(`againHint_${message.direction}`)} button={t('again')} />
      )}
      <Payload title={t(`request_${message.direction}`)} text={message.request || t('notSaidYet')} />
      <Payload title={t(`response_${message.direction}`)} text={message.response ?? t('noResponse')} />
    </StaffPage>
  )
}

type Message = Route.ComponentProps['loaderData']['message']

function useRows(message: Message): readonly SummaryRow[] {
  const t = useText('htiLog')
  const language = use(LanguageContext)
  const { organisationSlug, organisationName, reservationId, simpleReference, errorCode, errorText } = message
  const maybe = (label: string, value: SummaryRow['value']) => (value ? [{ label, value }] : [])
  return [
    { label: t('state'), value: <HtiStateBadge state={message.state} /> },
    { label: t('direction'), value: t(`direction_${message.direction}`) },
    { label: t('at'), value: momentText(message.at, language) },
    ...maybe(t('endedAt'), message.endedAt && momentText(message.endedAt, language)),
    { label: t('tries'), value: String(message.tries) },
    ...maybe(t('error'), errorText && `${errorText} (${errorCode ?? ''})`),
    ...maybe(t('campsite'), organisationName),
    ...maybe(t('theirId'), message.theirId),
    ...maybe(
      t('booking'),
      organisationSlug && reservationId && (
        <Link to={workAddress(organisationSlug, `bookings/${reservationId}`)} className="link">
          {simpleReference}
        </Link>
      ),
    ),
  ]
}

function Payload({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <details className="rounded-card border border-line bg-surface px-6 py-3">
      <summary className="font-medium">{title}</summary>
      <pre className="mt-3 text-sm whitespace-pre-wrap wrap-anywhere">{text}</pre>
    </details>
  )
}
