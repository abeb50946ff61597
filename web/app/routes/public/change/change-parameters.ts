import { oldestChild, type Party } from '@camp/domain/stay-rules/party.ts'
import { readCount } from '#app/search-parameters/read-stay-parameters.ts'

/**
 * What a guest wants, as the form says it: dates as text, one entry per plot of the booking, in its order.
 */
export interface ChangeParameters {
  readonly arrivalDate: string
  readonly departureDate: string
  readonly parties: readonly Party[]
}

/** The fields of one plot, by its place in the booking. */
export const fieldNames = (plot: number) =>
  ({ adults: `adults-${plot}`, pensioners: `pensioners-${plot}`, ages: `ages-${plot}` }) as const

/** Lenient: what cannot be read is as it is booked. Null when nothing was asked yet. */
export function readChange(search: URLSearchParams, booked: ChangeParameters): ChangeParameters | null {
  if (!search.has('arrivalDate')) return null
  return {
    arrivalDate: search.get('arrivalDate') || booked.arrivalDate,
    departureDate: search.get('departureDate') || booked.departureDate,
    parties: booked.parties.map((party, plot) => partyOf(search, party, plot)),
  }
}

function partyOf(search: URLSearchParams, booked: Party, plot: number): Party {
  const names = fieldNames(plot)
  if (!search.has(names.adults)) return booked
  return {
    numberOfAdults: readCount(search, names.adults) ?? booked.numberOfAdults,
    numberOfPensioners: readCount(search, names.pensioners) ?? 0,
    childrenAges: search.getAll(names.ages).filter(isAge).map(Number),
  }
}

function isAge(text: string): boolean {
  return /^\d{1,2}$/.test(text) && Number(text) <= oldestChild
}
