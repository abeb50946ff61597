import { dayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import type { ListColumn } from '#app/components/staff/list-table.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { Preview } from './answer-takeover.ts'

type Line = Preview['lines'][number]

export function useTakeoverColumns(): readonly ListColumn<Line>[] {
  const t = useText('bookingTakeover')
  const language = use(LanguageContext)
  return [
    { title: t('row'), cell: ({ row }) => row },
    {
      title: t('field_guest'),
      isName: true,
      cell: ({ guestName, reference }) => [guestName || '–', reference].filter(Boolean).join(', '),
    },
    { title: t('field_plot'), cell: ({ plotName }) => plotName ?? '–' },
    {
      title: t('stay'),
      cell: ({ arrival, departure }) =>
        arrival && departure ? `${dayText(arrival, language)} – ${dayText(departure, language)}` : '–',
    },
    { title: t('field_total'), isNumber: true, cell: ({ total }) => (total === null ? '–' : randText(total)) },
    { title: t('field_paid'), isNumber: true, cell: ({ paid }) => (paid === null ? '–' : randText(paid)) },
    { title: t('outcome'), cell: (line) => <Outcome line={line} /> },
  ]
}

function Outcome({ line: { kind, hasContact, conflicts } }: { readonly line: Line }) {
  const t = useText('bookingTakeover')
  if (kind !== 'conflict') return <span>{[t(`kind_${kind}`), !hasContact && t('noContact')].filter(Boolean).join(' ')}</span>
  return (
    <ul className="font-bold text-danger">
      {conflicts.map((conflict) => {
        const words = conflictText(conflict)
        return <li key={words}>{words}</li>
      })}
    </ul>
  )

  function conflictText({ code, field, text, row, fault }: Line['conflicts'][number]): string {
    if (code === 'unreadable') return t('conflict_unreadable', { field: field ? t(`field_${field}`) : '', text: text ?? '' })
    if (code === 'plot-unknown') return t('conflict_plot-unknown', { plot: text ?? '' })
    if (code === 'clashes-in-file') return t('conflict_clashes-in-file', { row: row ?? 0 })
    if (code === 'no-nights' || code === 'no-name' || code === 'no-plot') return t(`conflict_${code}`)
    if (code === 'reference-twice' || code === 'already-begun') return t(`conflict_${code}`)
    if (fault === 'booked' || fault === 'above-total' || fault === 'no-grown-up') return t(`fault_${fault}`)
    return t('fault_rules')
  }
}
