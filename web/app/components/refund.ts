/** What a guest pays, and when. */
export interface Payments {
  /** So far, or with the booking. */
  readonly first: number
  readonly all: number
  /** When the rest is due, `YYYY-MM-DD`; null: on arrival, or nothing is left. */
  readonly due: string | null
}

/** What will have been paid by the end of a day. */
export function paidBy(day: string, { first, all, due }: Payments): number {
  return due !== null && day >= due ? all : first
}

/** Rand of a share, half-up to the cent, as a cancellation pays it back. */
export function percentageOfRand(rand: number, percentage: number): number {
  return Math.floor((Math.round(rand * 100) * percentage) / 100 + 0.5) / 100
}
