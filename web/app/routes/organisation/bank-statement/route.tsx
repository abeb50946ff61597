import { data, Link, useNavigation } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { Notice } from '#app/components/notice.tsx'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { CsvStep } from '#app/components/staff/csv-step.tsx'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import { useCases } from '#server/request-scope.ts'
import { organisationOfPath } from '#server/staff/staff-organisation.ts'
import type { Route } from './+types/route.ts'
import { answerRecord, answerUpload, type StatementReply } from './answer-statement.ts'
import { stepForm } from './statement-form.server.ts'
import { StatementLines } from './statement-lines.tsx'
import '#app/components/staff/bookings/bookings.css'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { organisation } = await organisationOfPath({ context, params })
  return { slug: organisation.slug }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { actor } = await organisationOfPath({ context, params })
  const asked = { useCases: context.get(useCases), actor, orgSlug: params.orgSlug }
  const form = await request.formData()
  const { step } = readForm(stepForm, form)
  const reply = await (step === 'record' ? answerRecord(asked, form) : answerUpload(asked, form))
  return data(reply, reply.kind === 'problem' ? 422 : 200)
}

/** A statement is chosen, shown line by line with what it pays, and recorded as far as somebody ticks it. */
export default function BankStatement({ loaderData: { slug }, actionData }: Route.ComponentProps) {
  const t = useText('bankStatement')
  const isBusy = useNavigation().state === 'submitting'
  const error = actionData?.kind === 'problem' ? t(`problem_${actionData.code}`) : undefined
  return (
    <div className="page work-page">
      <StaffPage title={t('title')} lead={t('lead')} hasErrors={error !== undefined}>
        {actionData?.kind === 'done' && <Done reply={actionData} slug={slug} t={t} />}
        {actionData?.kind === 'preview' ? (
          <StatementLines preview={actionData} slug={slug} isBusy={isBusy} />
        ) : (
          <CsvStep name="statement" t={t} isAgain={actionData?.kind === 'done'} error={error} />
        )}
        {actionData?.kind === 'preview' && (
          <p>
            <ButtonLink to={workAddress(slug, 'bank-statement')} intent="quiet">
              {t('another')}
            </ButtonLink>
          </p>
        )}
      </StaffPage>
    </div>
  )
}

interface DoneProps {
  readonly reply: Extract<StatementReply, { readonly kind: 'done' }>
  readonly slug: string
  readonly t: Translator<'bankStatement'>
}

function Done({ reply: { outcomes }, slug, t }: DoneProps) {
  const refused = outcomes.filter(({ outcome }) => outcome !== 'recorded')
  return (
    <Notice
      tone={refused.length > 0 ? 'warn' : 'success'}
      role="status"
      title={t('doneTitle', { count: outcomes.length - refused.length })}
    >
      {refused.map(({ identity, reference, amount, outcome }) => (
        <p key={identity}>
          <Link to={bookingAddress(slug, reference)} className="link">
            {t('refusedLine', { reference, amount: randText(amount), why: why(outcome, t) })}
          </Link>
        </p>
      ))}
    </Notice>
  )
}

function why(outcome: string, t: Translator<'bankStatement'>): string {
  if (outcome === 'line-recorded') return t('why_recorded')
  if (outcome === 'next-time') return t('why_next-time')
  if (outcome === 'paid-in-future') return t('why_future')
  if (outcome === 'paid-too-early') return t('why_early')
  return t(outcome === 'above-balance' ? 'why_above' : 'why_closed')
}
