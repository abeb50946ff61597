import { dayWithoutYear } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { ActAtOnce } from '#app/components/staff/bookings/act-at-once.tsx'
import { BackHere } from '#app/components/staff/bookings/back-here.tsx'
import { actAddress } from '#app/components/staff/bookings/booking-addresses.ts'
import { BookingStatus } from '#app/components/staff/bookings/booking-status.tsx'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { clockTime } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { WireDay, WireDayLine } from '#server/wire/desk-reservation-on-wire.ts'
import { GuestCell } from './guest-cell.tsx'

export type Section = 'arrivals' | 'inHouse' | 'departures' | 'notArrived' | 'toCollect'

interface DayListProps {
  readonly section: Section
  readonly day: WireDay
  readonly formKey: string
  /** The page itself: acts lead back to it. */
  readonly back: string
}

export function DayList({ section, day, formKey, back }: DayListProps) {
  const t = useText('today')
  const rows = day[section]
  const here = waitingOf(day, section).length
  const gone = rows.length - here
  const columns = useColumns({ section, day, formKey, back })
  return (
    <section aria-labelledby={section} className="day-list" data-section={section}>
      <h2 id={section} tabIndex={-1}>
        {t(section)} ({gone > 0 ? t('stillHere', { here, gone }) : rows.length})
        {section === 'toCollect' && rows.length > 0 && `: ${randText(day.totalToCollect)}`}
      </h2>
      {rows.length > 0 ? (
        <ListTable rows={rows} columns={columns} keyOf={({ id }) => id} caption={t(section)} />
      ) : (
        <p className="text-ink-soft">{t(`none_${section}`)}</p>
      )}
    </section>
  )
}

/**
 * Whoever the desk still has to do with: on its own day, guests who left are in the list and do not count.
 */
export function waitingOf(day: WireDay, section: Section): readonly WireDayLine[] {
  const hasLeft = (line: WireDayLine) => section === 'departures' && day.date === day.today && isDone(line, section)
  return day[section].filter((line) => !hasLeft(line))
}

/** They came, or they left: nothing is to be ticked on paper any more. */
function isDone({ checkedInAt, checkedOutAt }: WireDayLine, section: Section): boolean {
  if (section === 'arrivals') return checkedInAt !== null
  return section === 'departures' && checkedOutAt !== null
}

function useColumns({ section, day, formKey, back }: DayListProps): readonly ListColumn<WireDayLine>[] {
  const t = useText('today')
  const tb = useText('bookings')
  const language = use(LanguageContext)
  const { slug } = day.organisation
  const plot: ListColumn<WireDayLine> = {
    title: tb('plots'),
    cell: ({ plots }) => <span className="day-plot">{plots.map(({ plotName }) => plotName).join(', ')}</span>,
  }
  const guest: ListColumn<WireDayLine> = {
    title: tb('guest'),
    isName: true,
    cell: (line) => (
      <GuestCell slug={slug} line={line}>
        {section === 'toCollect' && line.status === 'completed' && (
          <span className="booking-fine">
            {t('leftOn', { day: dayWithoutYear(line.departureDate, language) })}
            {line.owedBy && line.owedBy !== line.guestName && `, ${tb('owedBy', { name: line.owedBy })}`}
          </span>
        )}
      </GuestCell>
    ),
  }
  const balance: ListColumn<WireDayLine> = {
    title: tb('balance'),
    isNumber: true,
    cell: (line) => (line.balance === 0 ? '–' : <strong>{randText(line.balance)}</strong>),
  }
  const payment: ListColumn<WireDayLine> = {
    title: tb('acts'),
    isActions: true,
    cell: (line) => (
      <Link to={actLink(actAddress(slug, line.id, 'payment'), back, section)} className="link no-print">
        {tb('act_payment')} <span className="sr-only">{line.guestName}</span>
      </Link>
    ),
  }
  const phone: ListColumn<WireDayLine> = {
    title: tb('phone'),
    cell: ({ phone: number }) => (number ? <PhoneLink phone={number} /> : '–'),
  }
  if (section === 'toCollect') return [guest, plot, phone, balance, payment]
  return [
    guest,
    plot,
    { title: tb('guestCount'), isNumber: true, cell: ({ adults, pensioners, children }) => adults + pensioners + children },
    { title: t('when'), cell: (line) => <When line={line} section={section} /> },
    { title: t('know'), cell: (line) => <ToKnow line={line} /> },
    balance,
    {
      title: tb('acts'),
      isActions: true,
      cell: (line) => <OneTouch line={line} section={section} slug={slug} formKey={formKey} back={back} />,
    },
  ]
}

function When({ line, section }: { readonly line: WireDayLine; readonly section: Section }) {
  const t = useText('today')
  const language = use(LanguageContext)
  const { checkedInAt, checkedOutAt, times, arrivalDate, departureDate } = line
  if (section === 'arrivals')
    return checkedInAt ? t('hereSince', { time: clockTime(checkedInAt) }) : t('from', { time: times.checkIn })
  if (section === 'departures')
    return checkedOutAt ? t('leftAt', { time: clockTime(checkedOutAt) }) : t('until', { time: times.checkOut })
  if (section === 'inHouse') return t('untilDay', { day: dayWithoutYear(departureDate, language) })
  return t('sinceDay', { day: dayWithoutYear(arrivalDate, language) })
}

/** Plate, gate code, wishes and allergies: whatever helps at the gate. */
function ToKnow({ line: { vehiclePlate, gateCode, specialRequest, allergies, phone } }: { readonly line: WireDayLine }) {
  const t = useText('today')
  const facts = [vehiclePlate, gateCode && t('gate', { code: gateCode })].filter(Boolean).join(' · ')
  return (
    <div>
      {phone && <PhoneLink phone={phone} />}
      {phone && facts && ' · '}
      {facts || (!phone && !specialRequest && !allergies && '–')}
      {specialRequest && <span className="day-alert">{specialRequest}</span>}
      {allergies && <span className="day-alert day-allergy">{t('allergies', { allergies })}</span>}
    </div>
  )
}

/** One touch rings who is late. */
function PhoneLink({ phone }: { readonly phone: string }) {
  return (
    <a href={`tel:${phone.replace(/\s/g, '')}`} className="link whitespace-nowrap">
      {phone}
    </a>
  )
}

interface OneTouchProps extends Pick<DayListProps, 'section' | 'formKey' | 'back'> {
  readonly line: WireDayLine
  readonly slug: string
}

/** Check-in and check-out at once, undone as quickly; everything else on the booking's own page. */
function OneTouch({ line, section, slug, formKey, back }: OneTouchProps) {
  const tb = useText('bookings')
  const act = actOfSection(section, line)
  const done = isDone(line, section) || undefined
  if (!line.acts.includes(act)) {
    return (
      <span className="no-print" data-done={done}>
        <BookingStatus status={line.status} checkedInAt={line.checkedInAt} />
      </span>
    )
  }
  return (
    <div className="no-print inline-flex items-center gap-3" data-done={done}>
      {section === 'notArrived' && line.acts.includes('no-show') && (
        <Link to={actLink(actAddress(slug, line.id, 'no-show'), back, section)} className="link">
          {tb('act_no-show')} <span className="sr-only">{line.guestName}</span>
        </Link>
      )}
      <ActAtOnce
        act={act}
        slug={slug}
        id={line.id}
        formKey={`${formKey}-${line.simpleReference}`}
        intent={section === 'inHouse' || act === 'undo-check-out' ? 'secondary' : 'primary'}
        name={line.guestName}
      >
        <BackHere back={back} place={section} />
      </ActAtOnce>
    </div>
  )
}

/** To a page that leads back to this list. */
function actLink(address: string, back: string, section: Section): string {
  return `${address}?${new URLSearchParams({ back: `${back}#${section}` })}`
}

function actOfSection(section: Section, { acts }: WireDayLine) {
  if (section === 'arrivals' || section === 'notArrived') return 'check-in'
  return acts.includes('undo-check-out') ? 'undo-check-out' : 'check-out'
}
