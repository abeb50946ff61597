import { isMarkKind } from '@camp/domain/plots/map-marks.ts'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { TypedMark } from './drawn-marks.ts'

/** What somebody else drew beside what was drawn here. */
export function MapConflict({ conflict }: { readonly conflict: Conflict | null }) {
  const t = useText('placeSettings')
  const kinds = useText('plotMap')
  const labels: Readonly<Record<string, string>> = {
    marks: t('marks'),
    background: t('background'),
    opacity: t('opacityLabel'),
    scale: t('scaleLabel'),
  }
  const textOf = (field: string, value: unknown) => (field === 'marks' ? marksText(value as readonly TypedMark[]) : undefined)
  return <ConflictNotice conflict={conflict} labelOf={(field) => labels[field] ?? field} textOf={textOf} />

  /** `Ablutions, Tap Lower tap` */
  function marksText(marks: readonly TypedMark[]): string | undefined {
    if (marks.length === 0) return undefined
    return marks.map(({ kind, label }) => `${isMarkKind(kind) ? kinds(`kind_${kind}`) : ''} ${label}`.trim()).join(', ')
  }
}
