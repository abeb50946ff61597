import { type TakeoverColumns, type TakeoverField, takeoverFields } from '@camp/domain/booking-takeover/takeover-columns.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { everyText } from '#app/forms/form-fields.server.ts'

/** What was chosen about a file that is shown: its text comes back with the form, nothing of it is kept. */
export const takeoverForm = everyText.transform((posted) => ({
  step: posted.step ?? '',
  text: posted.text ?? '',
  notifiesGuests: posted.notifiesGuests === 'yes',
  columns: chosenColumns(posted),
  plotNames: chosenPlots(posted),
}))

function chosenColumns(posted: Readonly<Record<string, string>>): Partial<TakeoverColumns> {
  const chosen = takeoverFields.flatMap((field): readonly (readonly [TakeoverField, number | null])[] => {
    const typed = posted[`column.${field}`]
    if (typed === undefined) return []
    return [[field, /^\d{1,3}$/.test(typed) ? Number(typed) : null]]
  })
  return Object.fromEntries(chosen)
}

/** Side by side: what the file calls a plot, and which it is here. */
function chosenPlots(posted: Readonly<Record<string, string>>): ReadonlyMap<string, PlotId> {
  const pairs = Object.entries(posted).flatMap(([name, spelled]) => {
    const id = name.startsWith('spelled.') ? posted[`plot.${name.slice('spelled.'.length)}`] : undefined
    return id ? [[spelled.toLowerCase(), id as PlotId] as const] : []
  })
  return new Map(pairs)
}
