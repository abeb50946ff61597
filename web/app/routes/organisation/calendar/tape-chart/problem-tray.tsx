import { dayWithoutYear, stayText } from '@camp/domain/formatting/date-texts.ts'
import { Link, useSearchParams } from 'react-router'
import { Icon } from '#app/components/icon.tsx'
import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import { clockTime, dateHere } from '#app/formatting/clock-time.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ProblemOnWire } from '#server/wire/chart-on-wire.ts'

/** Bookings that need somebody, wherever on the calendar they lie. */
export function ProblemTray({ problems }: { readonly problems: readonly ProblemOnWire[] }) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  if (problems.length === 0) return null
  return (
    <details className="chart-tray no-print" open={problems.length <= 3}>
      <summary>
        <Icon name="triangle-alert" className="size-5" />
        {t('tray', { count: problems.length })}
      </summary>
      <ul>
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

function problemText(t: Translator<'calendar'>, { kind, cents, expiresAt }: ProblemOnWire): string {
  const amount = randText(cents / 100)
  if (kind !== 'expires-soon') return t(`problem_${kind}`, { amount })
  const at = expiresAt ?? ''
  return t('problem_expires-soon', { when: `${dayWithoutYear(dateHere(at))}, ${clockTime(at)}` })
}
