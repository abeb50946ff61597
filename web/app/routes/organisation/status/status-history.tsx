import { dayText } from '@camp/domain/formatting/date-texts.ts'
import type { OrganisationStatus } from '@camp/domain/organisations/organisation.ts'
import { ListTable } from '#app/components/staff/list-table.tsx'
import { OrganisationBadge } from '#app/components/staff/organisation-badge.tsx'
import { clockTime, dateHere } from '#app/formatting/clock-time.ts'
import { useText } from '#app/wording/use-text.ts'

export interface WireStatusChange {
  readonly from: OrganisationStatus | null
  readonly to: OrganisationStatus
  /** ISO. */
  readonly at: string
  readonly by: string
  readonly byName: string | null
  readonly why: string
}

const userId = /^[0-9a-f]{8}-[0-9a-f]{4}-/

export function StatusHistory({ history }: { readonly history: readonly WireStatusChange[] }) {
  const t = useText('organisationPeople')
  if (history.length === 0) return <p className="text-ink-soft">{t('historyEmpty')}</p>
  const whoOf = ({ by, byName }: WireStatusChange) =>
    byName ?? (userId.test(by) ? t('byPlatform') : t(by === 'import' ? 'byImport' : 'byCommand'))
  return (
    <ListTable
      caption={t('history')}
      rows={history}
      keyOf={({ at, to }) => `${at}${to}`}
      columns={[
        { title: t('when'), cell: ({ at }) => `${dayText(dateHere(at))}, ${clockTime(at)}` },
        { title: t('from'), cell: ({ from }) => (from ? <OrganisationBadge status={from} /> : '–') },
        { title: t('to'), cell: ({ to }) => <OrganisationBadge status={to} /> },
        { title: t('by'), cell: whoOf },
        { title: t('why'), cell: ({ why }) => why },
      ]}
    />
  )
}
