import type { CellEdit, WrongCell } from '@camp/application/pricing/settings/rate-use-cases.ts'
import { rateCells } from '@camp/domain/pricing/rate-sheet.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { cellField, cellOfField, cellValue } from '#app/components/staff/pricing/cell-texts.ts'
import { everyText } from '#app/forms/form-fields.server.ts'

export interface WrongField {
  readonly field: string
  readonly plotId: string
  readonly cell: WrongCell['cell']
  readonly code: WrongCell['code']
}

export interface PostedGrid {
  readonly edits: readonly CellEdit[]
  readonly wrong: readonly WrongField[]
  /** What was typed over, by field, so that nothing is lost on a page that comes back. */
  readonly typed: Readonly<Record<string, string>>
  /** What those fields were shown with. */
  readonly shown: Readonly<Record<string, string>>
}

const unreadable = Object.fromEntries(
  rateCells.map((cell) => [cell, cell.startsWith('minimum') ? 'not-nights' : cell === 'basis' ? 'not-a-basis' : 'not-an-amount']),
) as Readonly<Record<WrongCell['cell'], WrongCell['code']>>

/**
 * Only what differs from what the grid was shown with counts as edited: `was.` fields hold that. A cell that
 * cannot be read is wrong by the rule of its column.
 */
export const gridForm = everyText.transform((fields): PostedGrid => {
  const edits: CellEdit[] = []
  const wrong: WrongField[] = []
  const typed: Record<string, string> = {}
  const shown: Record<string, string> = {}
  for (const [name, posted] of Object.entries(fields)) {
    const place = cellOfField(name)
    if (!place) continue
    const was = fields[`was.${name}`] ?? ''
    if (posted === was) continue
    typed[name] = posted
    shown[name] = was
    const [from, to] = [cellValue(place.cell, was), cellValue(place.cell, posted)]
    if (from === null) continue
    if (to === null) wrong.push({ field: name, ...place, code: unreadable[place.cell] })
    else if (to !== from) edits.push({ plotId: place.plotId as PlotId, cell: place.cell, from, to })
  }
  return { edits, wrong, typed, shown }
})

export function wrongFields(cells: readonly WrongCell[]): readonly WrongField[] {
  return cells.map(({ plotId, cell, code }) => ({ field: cellField(plotId, cell), plotId, cell, code }))
}
