import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { offlineReservationOnWire, type WireOfflineReservation } from '#server/wire/offline-reservation-on-wire.ts'
import type { OfflineAnswers } from './offline-answers.ts'
import { readOfflineForm } from './offline-form.server.ts'
import { type OfflineProblem, offlineProblems } from './offline-problems.ts'

/** What the booking would be as far as it is typed, or why it cannot be. */
export interface LiveBooking {
  readonly preview: WireOfflineReservation | null
  readonly problems: readonly OfflineProblem[]
}

interface Asked {
  readonly actor: Actor
  readonly orgSlug: string
}

/** Where the first name will stand. */
const nameToCome = '…'

/** While somebody types: what is still to come, a name and a yes to the terms, is no fault yet. */
export async function liveBooking(
  { previewOfflineReservation }: UseCases,
  asked: Asked,
  answers: OfflineAnswers,
): Promise<LiveBooking> {
  const { command } = readOfflineForm(answers)
  if (!command || command.plots.length === 0) return { preview: null, problems: [] }
  const { guest } = command
  const isReachable = guest.email !== null || guest.cell !== null
  const shown = await previewOfflineReservation.execute({
    ...asked,
    ...command,
    guest: guest.firstName === '' ? { ...guest, firstName: nameToCome } : guest,
    acceptsTerms: true,
    notifiesCamper: command.notifiesCamper && isReachable,
  })
  if (shown.ok) return { preview: offlineReservationOnWire(shown.value), problems: [] }
  return { preview: null, problems: offlineProblems(shown.refusal) }
}
