import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { replyAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { SetAsideForm } from '#app/components/staff/conversation/set-aside-form.tsx'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { momentText } from '#app/formatting/moment-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { inboxConversationOnWire, type WireInboxConversation } from '#server/wire/inbox-on-wire.ts'
import '#app/components/staff/bookings/bookings.css'
import '#app/components/staff/conversation/conversation.css'
import type { Route } from './+types/route.ts'
import { waitingAge } from './waiting-age.ts'

export async function loader({ context, params: { orgSlug } }: Route.LoaderArgs) {
  const { actor, now } = context.get(requestFacts)
  const conversations = valueOrThrowPage(await context.get(useCases).listInbox.execute({ actor, orgSlug }))
  return { slug: orgSlug, conversations: conversations.map(inboxConversationOnWire), now: now.toString() }
}

/** What guests wrote: what waits, the longest first, then what was dealt with lately. */
export default function Inbox({ loaderData: { slug, conversations, now } }: Route.ComponentProps) {
  const t = useText('conversation')
  const tm = useText('toMany')
  const waiting = conversations.filter(({ waitingSince }) => waitingSince !== null)
  const dealtWith = conversations.filter(({ waitingSince }) => waitingSince === null)
  const lines = (some: typeof conversations) => (
    <ul className="inbox">
      {some.map((one) => (
        <InboxLine key={one.id} slug={slug} conversation={one} now={now} />
      ))}
    </ul>
  )
  return (
    <div className="page work-page">
      <StaffPage
        title={t('title')}
        lead={waiting.length > 0 ? t('lead', { count: waiting.length }) : t('leadNone')}
        actions={
          <ButtonLink to={workAddress(slug, 'messages/to-many')} intent="secondary" size="small">
            {tm('open')}
          </ButtonLink>
        }
      >
        {conversations.length === 0 && <EmptyState icon="message-circle" text={t('empty')} />}
        {waiting.length > 0 && (
          <section aria-labelledby="waiting" className="grid gap-3">
            <h2 id="waiting">{t('waiting')}</h2>
            {lines(waiting)}
          </section>
        )}
        {dealtWith.length > 0 && (
          <section aria-labelledby="dealt-with" className="grid gap-3">
            <h2 id="dealt-with">{t('dealtWith')}</h2>
            {lines(dealtWith)}
          </section>
        )}
      </StaffPage>
    </div>
  )
}

interface InboxLineProps {
  readonly slug: string
  readonly conversation: WireInboxConversation
  readonly now: string
}

function InboxLine({ slug, conversation, now }: InboxLineProps) {
  const t = useText('conversation')
  const language = use(LanguageContext)
  const { booking, channel, text, at, how, waiting, waitingSince } = conversation
  if (!booking) return null
  const { count, unit } = waitingAge(waitingSince ?? at, now)
  const age = unit === 'now' ? t('age_now') : t(`age_${unit}`, { count })
  return (
    <li className={waitingSince ? 'inbox-waits' : undefined}>
      <p>
        <Link to={replyAddress(slug, booking.id)} className="link font-bold">
          {booking.guestName || booking.simpleReference}
        </Link>{' '}
        <span className="booking-fine">
          {booking.simpleReference} · {stayText(booking.arrivalDate, booking.departureDate, language)}
        </span>
      </p>
      <p className="message-words">{text}</p>
      <p className="booking-fine">
        {[
          waitingSince ? t('waitsFor', { age }) : null,
          t(`channel_${channel}`),
          momentText(at, language),
          waiting > 1 ? t('more', { count: waiting }) : null,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Link to={replyAddress(slug, booking.id)} className="link inline-flex min-h-11 items-center">
          {t('open')}
        </Link>
        {(waitingSince || how === 'set-aside') && (
          <SetAsideForm
            slug={slug}
            id={booking.id}
            step={waitingSince ? 'aside' : 'reopen'}
            seen={at}
            back={workAddress(slug, 'messages')}
          />
        )}
      </div>
    </li>
  )
}
