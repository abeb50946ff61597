import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'

/** A calendar date as `YYYY-MM-DD`. */
export type WireDate = string
/** A moment as ISO with offset, to the millisecond. */
export type WireInstant = string
/** A number of rand with at most two decimals. */
export type WireRand = number

export const dateOnWire = (date: Temporal.PlainDate): WireDate => date.toString()
export const instantOnWire = (instant: Temporal.Instant): WireInstant => instant.toString({ smallestUnit: 'millisecond' })
export const randOnWire = (money: Money): WireRand => money.toRand()

export interface WireStay {
  readonly arrivalDate: WireDate
  readonly departureDate: WireDate
}

export function stayOnWire(stay: StayDates): WireStay {
  return { arrivalDate: dateOnWire(stay.arrival), departureDate: dateOnWire(stay.departure) }
}
