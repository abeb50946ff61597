import { dayWithoutYear, stayText } from '@camp/domain/formatting/date-texts.ts'
import { Link, useSearchParams } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import { clockTime, dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ConflictOnWire, ProblemOnWire } from '#server/wire/chart-on-wire.ts'

interface TrayProps {
  readonly problems: readonly ProblemOnWire[]
  readonly conflicts: readonly ConflictOnWire[]
}

/** Bookings that need somebody, wherever on the calendar they lie. */
export function ProblemTray({ problems, conflicts }: TrayProps) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const count = problems.length + conflicts.length
  if (count === 0) return null
  return (
    <details className="chart-tray no-print" open={count <= 3}>
      <summary>
        <Icon name="triangle-alert" className="size-5" />
        {t('tray', { count })}
      </summary>
      <ul>
        {conflicts.map((conflict) => (
          <ConflictItem key={`${conflict.eventId} ${conflict.reference}`} conflict={conflict} query={query} />
        ))}
        {problems.map((problem) => (
          <li key={problem.kind + problem.reference}>
            <Link to={chartAddress(query, { open: problem.reference })} className="link" preventScrollReset>
              {problem.guestName ?? t('nobody')}, {problem.reference}
            </Link>
            <span> · {stayText(problem.arrival, problem.departure)} · </span>
            <strong>{problemText(t, problem)}</strong>
          </li>
        ))}
      </ul>
    </details>
  )
}

interface ConflictItemProps {
  readonly conflict: ConflictOnWire
  readonly query: URLSearchParams
}

/**
 * The same nights are booked here and elsewhere (rule F6); nothing moves before somebody has seen what it
 * means.
 */
function ConflictItem({ conflict, query }: ConflictItemProps) {
  const t = useText('calendar')
  const { reference, guestName, plotId, plotName, source, arrival, departure, moveTo } = conflict
  const from = arrival > conflict.startDate ? arrival : conflict.startDate
  const until = departure < conflict.endDate ? departure : conflict.endDate
  const elsewhere = source === 'file' ? t('calendarFile') : source
  return (
    <li>
      <Link to={chartAddress(query, { open: reference })} className="link" preventScrollReset>
        {guestName ?? t('nobody')}, {reference}
      </Link>
      <span> · {plotName} · </span>
      <strong>{t('problem_bookedElsewhere', { source: elsewhere, nights: stayText(from, until) })}</strong>
      <span> · </span>
      {moveTo ? (
        <Link
          to={chartAddress(query, { open: reference, change: '1', part: plotId, to: moveTo.plotId, arrival, departure })}
          className="link"
          preventScrollReset
        >
          {t('moveTo', { plot: moveTo.plotName })} <span className="sr-only">{guestName}</span>
        </Link>
      ) : (
        t('nowhereToMove')
      )}
    </li>
  )
}

function problemText(t: Translator<'calendar'>, { kind, cents, expiresAt }: ProblemOnWire): string {
  const amount = randText(cents / 100)
  if (kind !== 'expires-soon') return t(`problem_${kind}`, { amount })
  const at = expiresAt ?? ''
  return t('problem_expires-soon', { when: `${dayWithoutYear(dateHere(at))}, ${clockTime(at)}` })
}
