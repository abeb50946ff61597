import { longDate } from '@camp/domain/formatting/date-texts.ts'
import { readDate } from '@camp/domain/formatting/read-date.ts'
import { use } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { actOf } from '#app/components/staff/bookings/act-answers.ts'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { clockTime } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import { requestFacts, useCases } from '#server/request-scope.ts'
import { dayOnWire, type WireDay } from '#server/wire/desk-reservation-on-wire.ts'
import '#app/components/staff/bookings/bookings.css'
import { PrintButton } from '#app/components/print-button.tsx'
import { bookingsAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { DidNotice } from '#app/components/staff/bookings/did-notice.tsx'
import { refusedPage } from '#server/staff/refused-page.ts'
import type { Route } from './+types/route.ts'
import { DayList } from './day-list.tsx'

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { actor, requestId, now } = context.get(requestFacts)
  const query = new URL(request.url).searchParams
  const date = readDate(query.get('date'))
  const day = await context.get(useCases).showDay.execute({ actor, orgSlug: params.orgSlug, date })
  if (!day.ok) throw refusedPage(day.refusal.code)
  const yesterday = day.value.date.subtract({ days: 1 }).toString()
  const tomorrow = day.value.date.add({ days: 1 }).toString()
  const did = actOf(query.get('did') ?? undefined) ?? null
  return { day: dayOnWire(day.value), yesterday, tomorrow, did, of: query.get('of'), formKey: requestId, now: now.toString() }
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
  return (
    <div className="page work-page">
      <StaffPage
        title={isToday ? t('title') : date}
        lead={<DayLead {...loaderData} date={isToday ? date : null} />}
        actions={<DayActions slug={day.organisation.slug} arrival={day.date < day.today ? day.today : day.date} />}
      >
        <Did {...loaderData} back={here} />
        <DayControls address={address} {...loaderData} isToday={isToday} />
        <nav aria-label={t('sections')} className="day-counts no-print">
          {sections.map((section) => (
            <a key={section} href={`#${section}`}>
              <strong>{section === 'toCollect' ? randText(day.totalToCollect) : day[section].length}</strong>
              {t(section)}
            </a>
          ))}
        </nav>
        <div className="day-sheet grid gap-6">
          {sections.map((section) => (
            <DayList key={section} section={section} day={day} formKey={formKey} back={here} />
          ))}
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

function DayActions({ slug, arrival }: { readonly slug: string; readonly arrival: string }) {
  const t = useText('today')
  const fresh = `${workAddress(slug, 'offline-bookings/new')}?${new URLSearchParams({ arrival })}`
  return (
    <>
      <PrintButton label={t('print')} intent="secondary" />
      <ButtonLink to={fresh}>{t('newBooking')}</ButtonLink>
    </>
  )
}

interface DidProps extends Pick<Route.ComponentProps['loaderData'], 'day' | 'did' | 'of' | 'formKey'> {
  readonly back: string
}

/** Of the booking that was touched; it may have moved to another list. */
function Did({ day, did, of, formKey, back }: DidProps) {
  const line = linesOf(day).find(({ id }) => id === of)
  if (!did || !line) return null
  const { slug } = day.organisation
  return (
    <DidNotice
      did={did}
      slug={slug}
      formKey={formKey}
      back={back}
      id={line.id}
      acts={line.acts}
      name={line.guestName ?? line.simpleReference}
    />
  )
}

function linesOf({ arrivals, inHouse, departures, notArrived }: WireDay) {
  return [...arrivals, ...inHouse, ...departures, ...notArrived]
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
      <Form method="get" action={bookingsAddress(day.organisation.slug)} role="search" className="day-find">
        <TextField
          name="q"
          type="search"
          label={t('find')}
          hasHiddenLabel
          placeholder={t('find')}
          maxLength={100}
          autoComplete="off"
        />
        <Button type="submit" intent="secondary" size="small">
          {t('findIt')}
        </Button>
      </Form>
    </div>
  )
}
