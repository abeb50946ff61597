import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { offlineReservationOnWire, type WireOfflineReservation } from '#server/wire/offline-reservation-on-wire.ts'
import type { OfflineAnswers } from './offline-answers.ts'
import { readOfflineForm } from './offline-form.server.ts'
import { type OfflineProblem, offlineProblems } from './offline-problems.ts'

/** What the booking would be as far as it is typed, and why it cannot be. */
export interface LiveBooking {
  /** Beside problems: the stay and its price alone are sure. Null: these cannot be either. */
  readonly preview: WireOfflineReservation | null
  readonly problems: readonly OfflineProblem[]
}

interface Asked {
  readonly actor: Actor
  readonly orgSlug: string
}

/** Where the first name, or the reason of an agreed price, will stand. */
const wordToCome = '…'

/** While somebody types: what is still to come, a name and a yes to the terms, is no fault yet. */
export async function liveBooking(
  { previewOfflineReservation }: UseCases,
  asked: Asked,
  answers: OfflineAnswers,
): Promise<LiveBooking> {
  const { command } = readOfflineForm(answers)
  if (!command || command.plots.length === 0) return { preview: null, problems: [] }
  const { guest, agreed } = command
  const isReachable = guest.email !== null || guest.cell !== null
  const booking = {
    ...asked,
    ...command,
    guest: guest.firstName === '' ? { ...guest, firstName: wordToCome } : guest,
    acceptsTerms: true,
    notifiesCamper: command.notifiesCamper && isReachable,
  }
  const shown = await previewOfflineReservation.execute(booking)
  if (shown.ok) return { preview: offlineReservationOnWire(shown.value), problems: [] }
  const stayAlone = await previewOfflineReservation.execute({
    ...booking,
    agreed: agreed && { ...agreed, reason: wordToCome },
    isOfflinePayment: true,
    received: null,
    notifiesCamper: false,
  })
  return {
    preview: stayAlone.ok ? offlineReservationOnWire(stayAlone.value) : null,
    problems: offlineProblems(shown.refusal),
  }
}
