import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import { data, redirect } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { bookingAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { ConversationThread } from '#app/components/staff/conversation/conversation-thread.tsx'
import { ReplyForm } from '#app/components/staff/conversation/reply-form.tsx'
import { savedTextNames } from '#app/components/staff/conversation/saved-text-names.server.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { refusedPage } from '#server/staff/refused-page.ts'
import { deskReservationOnWire } from '#server/wire/desk-reservation-on-wire.ts'
import '#app/components/staff/bookings/bookings.css'
import type { Route } from './+types/route.ts'
import { answerReply } from './answer-reply.ts'
import { replyForm } from './reply-form.server.ts'
import { ReplyPreview } from './reply-preview.tsx'

async function situation(context: Route.LoaderArgs['context'], params: Route.LoaderArgs['params']) {
  const { actor } = context.get(requestFacts)
  const found = await context.get(useCases).showReservationToDesk.execute({ actor, idOrReference: params.reservationId })
  if (!found.ok || found.value.organisation.slug !== params.orgSlug) throw refusedPage('not-found')
  return found.value
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const shown = await situation(context, params)
  const texts = await savedTextNames(context, shown.organisation.id)
  return { booking: deskReservationOnWire(shown), formKey: context.get(requestFacts).requestId, texts }
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { organisation, reservation } = await situation(context, params)
  const form = await request.formData()
  const answers = readForm(replyForm, form)
  const asked = { slug: organisation.slug, id: reservation.id, answers, form }
  const answer = await answerReply(context, asked)
  if (answer.kind === 'done') return redirect(answer.address, 303)
  const isRefused = answer.kind === 'refused' || answer.kind === 'not-inserted'
  return data({ shown: null, problem: null, textProblem: null, ...answer }, isRefused ? 400 : 200)
}

export { readAgainWhenRefused as shouldRevalidate } from '#app/components/staff/bookings/read-again-when-refused.ts'

/** The conversation by itself: where the inbox leads, and where a message is shown before it goes out. */
export default function Reply({ loaderData: { booking, formKey, texts }, actionData }: Route.ComponentProps) {
  const t = useText('conversation')
  const ts = useText('savedTexts')
  const { guest, reservation, organisation } = booking
  const name = (guest && fullName(guest)) || reservation.simpleReference
  const lead = `${reservation.simpleReference}, ${stayText(reservation.reservationDate, reservation.endDate)}`
  const { problem, textProblem } = actionData ?? {}
  // Read first, then answered; what comes back from the form stands on top.
  const isAnswered = actionData !== undefined
  const thread = (
    <section className="form-section" aria-labelledby="conversation">
      <h2 id="conversation">{t('thread')}</h2>
      <ConversationThread booking={booking} />
    </section>
  )
  return (
    <div className="page work-page">
      <StaffPage
        title={t('replyTitle', { name })}
        lead={lead}
        hasErrors={Boolean(problem ?? textProblem)}
        actions={
          <ButtonLink to={bookingAddress(organisation.slug, reservation.id)} intent="secondary" size="small">
            {t('backToBooking')}
          </ButtonLink>
        }
      >
        {!isAnswered && thread}
        <div className="form-section">
          {actionData?.shown && <ReplyPreview shown={actionData.shown} />}
          <ReplyForm
            booking={booking}
            formKey={formKey}
            isAnswer={actionData === undefined || actionData.answers.seen !== ''}
            texts={texts}
            answers={actionData?.answers}
            problem={
              problem ? t(`problem_${problem.code}`, { ...problem.facts, why: t(`unreachable_${problem.why}`) }) : undefined
            }
            textProblem={textProblem ? ts(`problem_${textProblem.code}`, { field: textProblem.field }) : undefined}
          />
        </div>
        {isAnswered && thread}
      </StaffPage>
    </div>
  )
}
