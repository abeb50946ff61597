import type { WrongCell } from '@camp/application/pricing/settings/rate-use-cases.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { cellField } from '#app/components/staff/pricing/cell-texts.ts'
import { lastSaved } from '#app/components/staff/settings-forms/conflict.server.ts'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import type { PricesRequest } from '#server/staff/prices-of-request.ts'
import type { GridRow } from './grid-rows.ts'

interface RefusedCells {
  readonly cells: readonly WrongCell[]
  /** As they are stored now. */
  readonly rows: readonly GridRow[]
  readonly typed: Readonly<Record<string, string>>
}

/** The cells that somebody else changed since the grid was shown, with what is in them now; null: none. */
export async function conflictOfCells(
  acts: Pick<UseCases, 'showLastChange'>,
  who: PricesRequest['who'],
  { cells, rows, typed }: RefusedCells,
): Promise<Conflict | null> {
  const overtaken = cells.filter(({ code }) => code === 'changed-meanwhile')
  const [first] = overtaken
  if (!first) return null
  const stored = new Map(rows.flatMap((row) => row.cells).map(({ field, was }) => [field, was]))
  const changes = overtaken.map(({ plotId, cell }) => {
    const field = cellField(plotId, cell)
    const now = stored.get(field) ?? ''
    return { field, was: now, now, typed: typed[field] ?? now }
  })
  return { ...(await lastSaved(acts, { ...who, act: 'plot-rates', subject: first.plotId })), changes }
}
