import type { DeskListing } from './desk-reservations.ts'

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })

/** As somebody walks the campsite: Stand 2 before Stand 10; on one plot by the guest's name. */
export function inOrderOfPlots<Booking extends Pick<DeskListing, 'plots' | 'guestName'>>(
  bookings: readonly Booking[],
): readonly Booking[] {
  const plotsOf = ({ plots }: Booking) => plots.map(({ plotName }) => plotName).join(', ')
  return bookings.toSorted(
    (one, other) =>
      collator.compare(plotsOf(one), plotsOf(other)) || collator.compare(one.guestName ?? '', other.guestName ?? ''),
  )
}
