/** Dates as the address writes them. */
export interface Stay {
  readonly arrivalDate: string
  readonly departureDate: string
}

export interface Party {
  readonly numberOfAdults: number
  readonly childrenAges?: readonly number[]
}

export const couple: Party = { numberOfAdults: 2 }

export function stayFrom(arrival: string, nights: number, shiftedByDays = 0): Stay {
  return { arrivalDate: plusDays(arrival, shiftedByDays), departureDate: plusDays(arrival, shiftedByDays + nights) }
}

export function campsiteAddress(slug: string, stay: Stay, { numberOfAdults, childrenAges = [] }: Party, page = ''): string {
  const search = new URLSearchParams({ ...stay, numberOfAdults: String(numberOfAdults) })
  for (const age of childrenAges) search.append('childrenAges', String(age))
  return `/${slug}${page}?${search}`
}

function plusDays(date: string, days: number): string {
  const moment = new Date(`${date}T00:00:00Z`)
  moment.setUTCDate(moment.getUTCDate() + days)
  return moment.toISOString().slice(0, 10)
}
