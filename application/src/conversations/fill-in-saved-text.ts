import { type FillInRefusal, fillIn } from '@camp/domain/saved-texts/text-fields.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { submittedFactsOf } from '../messaging/notification-facts.ts'
import { findManaged } from '../reservations/find-managed.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { SavedTexts } from '../saved-texts/saved-texts.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotFound } from '../shared/refusals.ts'
import { fieldValuesOf } from './field-values.ts'

interface Ports extends ReservationContextPorts {
  readonly reservations: Reservations
  readonly savedTexts: Pick<SavedTexts, 'find'>
  readonly publicUrl: string
}

export interface FilledInText {
  readonly name: string
  readonly text: string
}

/** A saved text of the campsite, with what this booking says in its fields: for the box of an answer. */
export class FillInSavedText {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly idOrReference: string
    readonly savedTextId: string
  }): Promise<Result<FilledInText, NotFound | { readonly code: 'no-such-text' } | FillInRefusal>> {
    const { savedTexts, publicUrl } = this.#ports
    const reservation = await findManaged(this.#ports, query)
    if (!reservation || reservation.status === 'temporaryHold' || !submittedFactsOf(reservation)) {
      return refused({ code: 'not-found' })
    }
    const saved = await savedTexts.find(reservation.organisationId, query.savedTextId)
    if (!saved) return refused({ code: 'no-such-text' })
    const context = await contextOf(reservation, this.#ports)
    const filled = fillIn(saved.text, fieldValuesOf({ reservation, context }, publicUrl))
    return filled.ok ? accepted({ name: saved.name, text: filled.value }) : filled
  }
}
