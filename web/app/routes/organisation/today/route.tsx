import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import { use } from 'react'
import { Form, redirect } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { actOf } from '#app/components/staff/bookings/act-answers.ts'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { clockTime } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { textFields } from '#app/forms/form-fields.server.ts'
import { readForm } from '#app/forms/read-form.server.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { dayOnWire } from '#server/wire/desk-reservation-on-wire.ts'
import '#app/components/staff/bookings/bookings.css'
import { PrintButton } from '#app/components/print-button.tsx'
import { DidNotice } from '#app/components/staff/bookings/did-notice.tsx'
import { GuestsWaiting } from '#app/components/staff/conversation/guests-waiting.tsx'
import { refusedPage } from '#server/staff/refused-page.ts'
import { valueOrThrowPage } from '#server/staff/settings-request.ts'
import { feedTroubleOnWire } from '#server/wire/feed-on-wire.ts'
import { htiTroubleOnWire } from '#server/wire/hti-on-wire.ts'
import type { Route } from './+types/route.ts'
import { DayList, waitingOf } from './day-list.tsx'
import { FeedTroubles } from './feed-troubles.tsx'
import { HtiTroubles } from './hti-troubles.tsx'
import { Transfers } from './transfers.tsx'
import { useStayingFocus } from './use-staying-focus.ts'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, requestId, now } = context.get(requestFacts)
  const query = new URL(request.url).searchParams
  const date = readDate(query.get('date'))
  const { showDay, showFeedTroubles, showHtiTroubles } = context.get(useCases)
  const { orgSlug } = params
  const day = await showDay.execute({ actor, orgSlug, date, touched: query.get('of') })
  if (!day.ok) throw refusedPage(day.refusal.code)
  const troubles = valueOrThrowPage(await showFeedTroubles.execute({ actor, orgSlug })).map(feedTroubleOnWire)
  const htiTroubles = valueOrThrowPage(await showHtiTroubles.execute({ actor, orgSlug })).map(htiTroubleOnWire)
  const yesterday = day.value.date.subtract({ days: 1 }).toString()
  const tomorrow = day.value.date.add({ days: 1 }).toString()
  const did = actOf(query.get('did') ?? undefined) ?? null
  const facts = { yesterday, tomorrow, did, formKey: requestId, now: now.toString() }
  return Object.assign(facts, { day: dayOnWire(day.value), troubles, htiTroubles })
}

/** A booking of HTI that somebody has dealt with. */
export async function action({ context, params: { orgSlug }, request }: Route.ActionArgs) {
  const { actor } = context.get(requestFacts)
  const { hti } = readForm(textFields(['hti']), await request.formData())
  valueOrThrowPage(await context.get(useCases).noteHtiTrouble.execute({ actor, orgSlug, id: hti }))
  return redirect(workAddress(orgSlug, 'today'), 303)
}

const sections = ['arrivals', 'inHouse', 'departures', 'notArrived', 'toCollect'] as const

export default function Today({ loaderData }: Route.ComponentProps) {
  const t = useText('today')
  const language = use(LanguageContext)
  const { day, formKey } = loaderData
  const isToday = day.date === day.today
  const address = `/org/${day.organisation.slug}/today`
  const here = isToday ? address : `${address}?date=${day.date}`
  const date = longDate(day.date, language)
  const page = useStayingFocus(formKey)
  return (
    <div className="page work-page" ref={page}>
      <StaffPage
        title={isToday ? t('title') : date}
        lead={<DayLead {...loaderData} date={isToday ? date : null} />}
        actions={<DayActions slug={day.organisation.slug} arrival={day.date < day.today ? day.today : day.date} />}
      >
        <Did {...loaderData} back={here} />
        {isToday && <GuestsWaiting />}
        {isToday && <HtiTroubles slug={day.organisation.slug} troubles={loaderData.htiTroubles} />}
        {isToday && <FeedTroubles slug={day.organisation.slug} troubles={loaderData.troubles} />}
        <DayControls address={address} {...loaderData} isToday={isToday} />
        <nav aria-label={t('sections')} className="day-counts no-print">
          {sections.map((section) => (
            <a key={section} href={`#${section}`}>
              <strong>{section === 'toCollect' ? randText(day.totalToCollect) : waitingOf(day, section).length}</strong>
              {t(section)}
            </a>
          ))}
        </nav>
        <div className="day-sheet grid gap-6">
          {sections.map((section) => (
            <DayList key={section} section={section} day={day} formKey={formKey} back={here} />
          ))}
          <Transfers day={day} formKey={formKey} back={here} />
        </div>
      </StaffPage>
    </div>
  )
}

interface DayLeadProps extends Pick<Route.ComponentProps['loaderData'], 'day' | 'now'> {
  readonly date: string | null
}

/** On paper also whose sheet it is, and of when: the day goes on while it hangs at the gate. */
function DayLead({ day, date, now }: DayLeadProps) {
  const t = useText('today')
  return (
    <>
      {date}
      <span className="only-print">
        {date && ' · '}
        {day.organisation.name} · {t('asAt', { time: clockTime(now) })}
      </span>
    </>
  )
}

const tools = [
  { page: 'debtors', label: 'debtors' },
  { page: 'vouchers', label: 'vouchers' },
  { page: 'cash-up/today', label: 'cashUp' },
  { page: 'bank-statement', label: 'bankStatement' },
] as const

function DayActions({ slug, arrival }: { readonly slug: string; readonly arrival: string }) {
  const t = useText('today')
  const fresh = `${workAddress(slug, 'offline-bookings/new')}?${new URLSearchParams({ arrival })}`
  return (
    <div className="day-actions">
      {tools.map(({ page, label }) => (
        <ButtonLink key={page} to={workAddress(slug, page)} intent="secondary">
          {t(label)}
        </ButtonLink>
      ))}
      <PrintButton label={t('print')} intent="secondary" />
      <ButtonLink to={fresh}>{t('newBooking')}</ButtonLink>
    </div>
  )
}

interface DidProps extends Pick<Route.ComponentProps['loaderData'], 'day' | 'did' | 'formKey'> {
  readonly back: string
}

/** Of the booking that was touched; it may have moved to another list. */
function Did({ day, did, formKey, back }: DidProps) {
  const line = day.touched
  if (!did || !line) return null
  const { slug } = day.organisation
  return (
    <div className="day-did" data-section="did">
      <div tabIndex={-1}>
        <DidNotice
          did={did}
          slug={slug}
          formKey={formKey}
          back={back}
          id={line.id}
          acts={line.acts}
          name={line.guestName ?? line.simpleReference}
          payment={did === 'payment' ? '' : undefined}
        />
      </div>
    </div>
  )
}

interface DayControlsProps extends Pick<Route.ComponentProps['loaderData'], 'day' | 'yesterday' | 'tomorrow'> {
  readonly address: string
  readonly isToday: boolean
}

function DayControls({ address, day, yesterday, tomorrow, isToday }: DayControlsProps) {
  const t = useText('today')
  return (
    <div className="day-controls no-print">
      <ButtonLink to={`${address}?date=${yesterday}`} intent="secondary" size="small">
        {t('dayBefore')}
      </ButtonLink>
      <ButtonLink to={`${address}?date=${tomorrow}`} intent="secondary" size="small">
        {t('dayAfter')}
      </ButtonLink>
      {!isToday && (
        <ButtonLink to={address} intent="secondary" size="small">
          {t('backToToday')}
        </ButtonLink>
      )}
      <Form key={day.date} method="get" action={address}>
        <TextField name="date" type="date" label={t('date')} hasHiddenLabel defaultValue={day.date} />
        <Button type="submit" intent="secondary" size="small">
          {t('show')}
        </Button>
      </Form>
    </div>
  )
}
