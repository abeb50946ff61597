import type { AmendedSnapshot } from '@camp/application/reservations/amend/amendments.ts'
import type { ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { factsFromJson, factsToJson } from '../../postgres/facts-json.ts'

interface StoredStay {
  readonly arrival: Temporal.PlainDate
  readonly departure: Temporal.PlainDate
}

interface StoredSnapshot {
  readonly status: AmendedSnapshot['status']
  readonly stay: StoredStay
  readonly plots: readonly (Omit<ReservedPlot, 'quote'> & {
    readonly quote: Omit<ReservedPlot['quote'], 'stay'> & { readonly stay: StoredStay }
  })[]
  readonly amountDue: Money
  readonly amountDueUpFront: Money
  readonly dueDate: Temporal.PlainDate | null
}

export function snapshotToJson({ status, stay, plots, amountDue, amountDueUpFront, dueDate }: AmendedSnapshot): string {
  return JSON.stringify(factsToJson({ status, stay, plots, amountDue, amountDueUpFront, dueDate }))
}

/** For what `snapshotToJson` wrote. */
export function snapshotFromJson(json: unknown, currency: string): AmendedSnapshot {
  const stored = factsFromJson(json, currency) as StoredSnapshot
  return {
    ...stored,
    stay: stayOf(stored.stay),
    plots: stored.plots.map((plot) => ({ ...plot, quote: { ...plot.quote, stay: stayOf(plot.quote.stay) } })),
  }
}

function stayOf({ arrival, departure }: StoredStay): StayDates {
  return StayDates.of(arrival, departure)
}
