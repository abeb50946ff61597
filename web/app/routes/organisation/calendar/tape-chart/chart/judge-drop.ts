import type { Nights } from '#app/components/staff/calendar/geometry/columns.ts'
import { addDays } from '#app/components/staff/calendar/geometry/day-number.ts'
import { movedPart } from '#app/components/staff/calendar/geometry/moved-nights.ts'
import type { Grabbed } from './chart-keys.ts'
import type { ChartModel } from './chart-model.ts'
import type { RowItem } from './plot-rows.ts'

/** What the chart can see of a place before a bar is let go there; the panel judges it by every rule. */
export type DropVerdict =
  | { readonly kind: 'free' }
  /** Some of the nights lie outside of what the chart shows. */
  | { readonly kind: 'unseen' }
  | { readonly kind: 'past' }
  | { readonly kind: 'taken'; readonly by: RowItem }
  | { readonly kind: 'too-many'; readonly plot: string; readonly room: number; readonly guests: number }

interface Part extends Nights {
  readonly plotId: string
  readonly item: RowItem
}

/** Every plot of a booking goes along with the one in hand. */
export function judgeDrop(grabbed: Grabbed, model: ChartModel): DropVerdict {
  const parts = partsAfter(grabbed, model)
  if (parts.some((part) => isBegunBefore(part, model.today))) return { kind: 'past' }
  const own = new Set(model.placesOf((item) => isSame(item, grabbed.item)).map(({ item }) => item))
  for (const part of parts) {
    const others = (model.row(part.plotId)?.items ?? []).filter((item) => !own.has(item) && isOverlapping(item, part))
    const refused = judgePart(part, [...others, ...doubled(part, parts)], model)
    if (refused) return refused
  }
  const end = addDays(model.span.from, model.span.days)
  const isSeen = parts.every(({ arrival, departure }) => model.span.from <= arrival && departure <= end)
  return { kind: isSeen ? 'free' : 'unseen' }
}

function partsAfter({ item, fromPlotId, plotId, nights }: Grabbed, model: ChartModel): readonly Part[] {
  return model
    .placesOf((other) => isSame(other, item))
    .map((part) =>
      part.plotId === fromPlotId && part.item.arrival === item.arrival
        ? { plotId, item: part.item, arrival: nights.arrival, departure: nights.departure }
        : { ...part, ...(movedPart(part.item, item, nights) ?? part.item) },
    )
}

function judgePart(
  { plotId, item: { bar }, ...nights }: Part,
  others: readonly RowItem[],
  model: ChartModel,
): DropVerdict | null {
  const plot = model.row(plotId)?.plot
  const isShared = plot?.isShared === true && bar !== undefined
  const hard = others.find((other) => !isShared || other.block)
  if (hard) return { kind: 'taken', by: hard }
  if (!plot || !bar) return null
  const guests = Math.max(...datesOf(nights).map((night) => guestsOn(night, others))) + bar.pax
  if (guests <= plot.paxMax) return null
  const first = others[0]
  return first ? { kind: 'taken', by: first } : { kind: 'too-many', plot: plot.name, room: plot.paxMax, guests }
}

/** Another plot of the same booking on the same plot and nights. */
function doubled(part: Part, parts: readonly Part[]): readonly RowItem[] {
  return parts
    .filter((other) => other !== part && other.plotId === part.plotId && isOverlapping(other, part))
    .map(({ item }) => item)
}

function isSame(one: RowItem, other: RowItem): boolean {
  return one.bar ? one.bar.reference === other.bar?.reference : one.block.id === other.block?.id
}

function isOverlapping(one: Nights, other: Nights): boolean {
  return one.arrival < other.departure && other.arrival < one.departure
}

function isBegunBefore({ item, arrival }: Part, today: string): boolean {
  return item.bar !== undefined && !item.bar.isCheckedIn && arrival < today && arrival !== item.arrival
}

/** As the rules of the plots count them: without the children who count nowhere. */
function guestsOn(night: string, others: readonly RowItem[]): number {
  return others
    .filter(({ arrival, departure }) => arrival <= night && night < departure)
    .reduce((sum, { bar }) => sum + (bar?.pax ?? 0), 0)
}

function datesOf({ arrival, departure }: Nights): readonly string[] {
  const dates: string[] = []
  for (let night = arrival; night < departure; night = addDays(night, 1)) dates.push(night)
  return dates
}
