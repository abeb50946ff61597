import type { ListedMasterRow } from '@camp/application/master-data/master-data.ts'
import type { MasterField } from '@camp/domain/master-data/master-kinds.ts'
import { FacilityIcon } from '#app/components/icon.tsx'
import { useText } from '#app/wording/use-text.ts'
import { valueText } from './master-words.ts'

interface MasterCellProps {
  readonly row: Pick<ListedMasterRow, 'values' | 'labels'>
  readonly field: string
  readonly shownAs: MasterField['shownAs'] | undefined
}

/** One value of a row, as people read it. */
export function MasterCell({ row, field, shownAs }: MasterCellProps) {
  const t = useText('masterData')
  const text = row.labels[field] ?? valueText(t, row.values[field])
  if (shownAs !== 'colour' && shownAs !== 'icon') return <>{text}</>
  return (
    <span className="inline-flex items-center gap-2">
      {shownAs === 'icon' ? <FacilityIcon icon={text} /> : <Swatch colour={text} />}
      {text}
    </span>
  )
}

function Swatch({ colour }: { readonly colour: string }) {
  return (
    <svg viewBox="0 0 20 20" className="size-5 shrink-0 rounded-full border border-line" aria-hidden="true">
      <circle cx="10" cy="10" r="10" fill={colour} />
    </svg>
  )
}
