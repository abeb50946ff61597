import type { Actor } from '@camp/application/shared/actor.ts'
import type { UseCases } from '@camp/application/use-cases.ts'
import { plotGuests } from '#app/components/staff/bookings/plot-guests.server.ts'
import { stayDates } from '#app/components/staff/bookings/stay-dates.server.ts'
import { type FormFieldProblem, readParts } from '#app/forms/read-form.server.ts'
import { deskOfferOnWire, type WireDeskOffer } from '#server/wire/desk-offers-on-wire.ts'
import type { OfflineAnswers } from './offline-answers.ts'
import type { UnreadableCode } from './offline-form.server.ts'

export interface FreePlots {
  /** As it was asked for, with what stands where nothing was. */
  readonly wish: OfflineAnswers
  readonly offers: readonly WireDeskOffer[]
  readonly problems: readonly FormFieldProblem<UnreadableCode | 'arrival-in-past' | 'no-grown-up'>[]
}

interface Asked {
  readonly actor: Actor
  readonly orgSlug: string
}

/** Which plots could be booked for the dates and the party of an address. */
export async function freePlots({ offerPlotsAtDesk }: UseCases, asked: Asked, wish: OfflineAnswers): Promise<FreePlots> {
  const { values, problems } = readParts<typeof wishParts, UnreadableCode>(wishParts, wish)
  const { stay, party, tents = null, caravans = null } = values
  if (!stay || !party || problems.length > 0) return { wish, offers: [], problems }
  const offered = await offerPlotsAtDesk.execute({ ...asked, stay, party, equipment: { tents, caravans } })
  if (offered.ok) return { wish, offers: offered.value.map(deskOfferOnWire), problems: [] }
  const { code } = offered.refusal
  if (code === 'arrival-in-past') return { wish, offers: [], problems: [{ field: 'arrival', code }] }
  if (code === 'no-grown-up') return { wish, offers: [], problems: [{ field: 'adults', code }] }
  throw new Error(`the desk was let in and then refused: ${code}`)
}

const wishParts = { stay: stayDates, ...plotGuests }
