import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { LanguageContext, useText } from '../../../wording/use-text.ts'
import { ListTable } from '../list-table.tsx'
import type { GivingWayRow } from './giving-way-row.ts'

/** Seasons that give nights away, as they are and as they will be. */
export function GivingWayTable({ rows }: { readonly rows: readonly GivingWayRow[] }) {
  const t = useText('seasonSettings')
  const language = use(LanguageContext)
  const dates = ({ startDate, endDate }: GivingWayRow['parts'][number]) => stayText(startDate, endDate, language)
  const keeps = ({ parts }: GivingWayRow) => (parts.length > 0 ? parts.map(dates).join(t('andDates')) : t('allTaken'))
  return (
    <ListTable
      rows={rows}
      keyOf={({ id }) => id}
      caption={t('givingWay')}
      columns={[
        { title: t('name'), isName: true, cell: ({ name }) => name },
        { title: t('copyOld'), cell: dates },
        { title: t('copyNew'), cell: keeps },
      ]}
    />
  )
}
