import type { UseCases } from '@camp/application/use-cases.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { changeOnWire, type WireChange } from '#server/wire/amendment-on-wire.ts'

/** What the latest change of a booking was, for the page right after it; null when there is none. */
export async function latestChange(useCases: Pick<UseCases, 'latestAmendment'>, id: ReservationId): Promise<WireChange | null> {
  const latest = await useCases.latestAmendment.execute({ id })
  return latest.ok && latest.value ? changeOnWire(latest.value) : null
}
