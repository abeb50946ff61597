import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { type BookedPlotsOnWire, bookedPlotsOnWire } from '../campsite/plot-map-on-wire.ts'

/** Null where the campsite placed none of its plots. */
export async function bookedPlotsOf(
  useCases: Pick<UseCases, 'showBookedPlots'>,
  { id }: { readonly id: ReservationId },
): Promise<BookedPlotsOnWire | null> {
  const shown = await useCases.showBookedPlots.execute({ id })
  return shown.ok && shown.value ? bookedPlotsOnWire(shown.value) : null
}
