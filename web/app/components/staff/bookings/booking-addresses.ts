import { receiptKey } from '@camp/domain/payments/receipt.ts'

/** `/org/kwena-camp/bookings`. */
export function bookingsAddress(slug: string, query: Readonly<Record<string, string>> = {}): string {
  const text = new URLSearchParams(query).toString()
  return `/org/${slug}/bookings${text && `?${text}`}`
}

export function bookingAddress(slug: string, id: string): string {
  return `/org/${slug}/bookings/${id}`
}

/** The conversation with the guest of a booking, where one writes to them. */
export function replyAddress(slug: string, id: string): string {
  return `${bookingAddress(slug, id)}/reply`
}

/** A payment on paper. */
export function receiptAddress(slug: string, id: string, moveId: string): string {
  return `${bookingAddress(slug, id)}/receipt/${receiptKey(moveId)}`
}

/** The page that shows what an act would change, and does it. */
export function actAddress(slug: string, id: string, act: string): string {
  return `${bookingAddress(slug, id)}/${act}`
}
