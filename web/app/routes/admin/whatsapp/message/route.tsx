import { use } from 'react'
import { data, Link, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { WhatsAppState } from '#app/components/staff/messages/whatsapp-state.tsx'
import { withDone, workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { SendAgain } from '#app/components/staff/try-again.tsx'
import { SummaryList, type SummaryRow } from '#app/components/summary-list.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { whatsAppMessageDetailOnWire } from '#server/wire/whatsapp-on-wire.ts'
import '#app/components/staff/messages/whatsapp.css'
import type { Route } from './+types/route.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { actor } = context.get(requestFacts)
  const found = await context.get(useCases).showWhatsAppMessage.execute({ actor, id: params.messageId })
  if (!found.ok) throw data({ code: found.refusal.code }, found.refusal.code === 'not-found' ? 404 : 403)
  return { message: whatsAppMessageDetailOnWire(found.value) }
}

export async function action({ context, params }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const resent = await context.get(useCases).resendWhatsAppMessage.execute({ actor, id: params.messageId })
  if (resent.ok) return redirect(withDone(`/admin/whatsapp/${resent.value.id}`, 'sent'), 303)
  const { code } = resent.refusal
  if (code === 'not-permitted') throw data({ code }, 403)
  return data({ problem: code }, code === 'not-found' ? 404 : 409)
}

/** One message: what became of it, what it says, and the way to send it again. */
export default function WhatsAppMessage({ loaderData: { message }, actionData }: Route.ComponentProps) {
  const t = useText('whatsAppMessages')
  const { resend } = message
  const problems = actionData ? [{ message: t(`problem_${actionData.problem}`) }] : []
  return (
    <StaffPage
      title={t(`type_${message.type}`)}
      lead={t(`means_${message.state}`)}
      hasErrors={problems.length > 0}
      actions={
        <ButtonLink to="/admin/whatsapp" intent="secondary">
          {t('back')}
        </ButtonLink>
      }
    >
      <ErrorSummary problems={problems} />
      <section className="rounded-card border border-line bg-surface px-6 py-3">
        <SummaryList rows={useRows(message)} />
      </section>
      <section aria-labelledby="words" className="grid gap-3">
        <h2 id="words">{t('words')}</h2>
        {message.text ? <p className="whatsapp-words">{message.text}</p> : <p className="text-ink-soft">{t('noWords')}</p>}
      </section>
      <SendAgain title={t('resendTitle')} hint={t(`resend_${resend.how ?? resend.because}`)} button={resend.how && t('resend')} />
    </StaffPage>
  )
}

type Message = Route.ComponentProps['loaderData']['message']

function useRows(message: Message): readonly SummaryRow[] {
  const t = useText('whatsAppMessages')
  const language = use(LanguageContext)
  const { reservation, providerMessageId, error, tries } = message
  const maybe = (label: string, value: SummaryRow['value']) => (value ? [{ label, value }] : [])
  return [
    { label: t('state'), value: <WhatsAppState state={message.state} /> },
    { label: t('since'), value: momentText(message.stateAt, language) },
    ...maybe(t('reason'), error),
    { label: t('to'), value: message.maskedNumber ?? t('noNumber') },
    {
      label: t('booking'),
      value: reservation ? (
        <Link to={workAddress(reservation.orgSlug, `bookings/${reservation.id}`)} className="link">
          {reservation.orgName}, {reservation.simpleReference}
        </Link>
      ) : (
        t('ofNoBooking')
      ),
    },
    ...maybe(t('language'), message.language && t(`language_${message.language}`)),
    { label: t('created'), value: momentText(message.createdAt, language) },
    ...maybe(t('tries'), tries > 0 && String(tries)),
    ...maybe(t('providerId'), providerMessageId),
  ]
}
