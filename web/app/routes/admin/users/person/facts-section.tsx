import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { SummaryList } from '#app/components/summary-list.tsx'
import { dayAndTime } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WirePerson } from './load-person.ts'

export function FactsSection({ person }: { readonly person: WirePerson }) {
  const t = useText('platformUsers')
  const { userId, email, username, cell, hasPassword, createdAt, bookings, state } = person
  const known = [
    { label: t('email'), value: email },
    { label: t('username'), value: username ?? '–' },
    { label: t('cell'), value: cell ?? '–' },
    { label: t('hasPassword'), value: t(hasPassword ? 'hasPassword_yes' : 'hasPassword_no') },
  ]
  const rows = [
    { label: t('userId'), value: <span className="wrap-anywhere">{userId}</span> },
    ...(state === 'erased' ? [] : known),
    { label: t('since'), value: dayAndTime(createdAt) },
    { label: t('bookings'), value: bookings },
  ]
  return (
    <section className="form-section" aria-labelledby="facts">
      <h2 id="facts" className="flex flex-wrap items-center gap-3">
        {t('factsTitle')}
        {state === 'banned' && <StatusBadge tone="bad">{t('state_banned')}</StatusBadge>}
      </h2>
      <SummaryList rows={rows} />
    </section>
  )
}
