import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import type { GuestDetails } from '@camp/domain/reservations/reservation.ts'
import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Users } from '../people/users.ts'
import { actAtTheDesk, type DeskActPorts } from './act-at-the-desk.ts'
import type { DeskCommand, DeskConflict, DeskOutcome, DeskRefusal } from './desk-answers.ts'

/** What the desk corrects about who stays; plate, allergies and party are acts of their own. */
const correctable = [
  'firstName',
  'lastName',
  'email',
  'countryCode',
  'cell',
  'verificationPreference',
  'language',
  'specialRequest',
] as const satisfies readonly (keyof GuestDetails)[]

export type CorrectedGuest = Pick<GuestDetails, (typeof correctable)[number]>

export interface GuestCorrection {
  readonly field: (typeof correctable)[number]
  readonly before: string | null
  readonly after: string | null
}

export type CorrectGuestRefusal = DeskConflict | { readonly code: 'name-missing' }

type Ports = DeskActPorts & { readonly users: Pick<Users, 'findOrCreateGuest'> }

/**
 * A name misheard, an address with a letter too few: written anew, with before and after in the history (rule
 * L20).
 */
export class CorrectGuest {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  execute(
    command: DeskCommand & { readonly guest: CorrectedGuest },
  ): Promise<Result<DeskOutcome, DeskRefusal | CorrectGuestRefusal>> {
    return actAtTheDesk<CorrectGuestRefusal>(this.#ports, command, async ({ reservation, moment }) => {
      if (reservation.status === 'temporaryHold' || reservation.status === 'cancelled')
        return refused({ code: conflictOf(reservation, moment.now).code })
      const { guest } = command
      if (guest.firstName.trim() === '') return refused({ code: 'name-missing' })
      const corrections = correctionsOf(reservation.guest, guest)
      if (corrections.length === 0) return accepted('done-before')
      const isMoved = corrections.some(({ field }) => field === 'email') && !command.dryRun
      const userId = isMoved ? await this.#accountOf(guest) : reservation.guest.userId
      return accepted({
        reservation: { ...reservation, guest: { ...reservation.guest, ...guest, userId } },
        logged: { act: 'details-corrected', note: JSON.stringify(corrections) },
      })
    })
  }

  /** A booking belongs to the account of its address: with another address, to another account. */
  async #accountOf({ specialRequest: _wish, ...contact }: CorrectedGuest): Promise<UserId | null> {
    if (contact.email === '') return null
    return this.#ports.users.findOrCreateGuest({ ...contact, marketingConsent: null })
  }
}

function correctionsOf(before: GuestDetails, after: CorrectedGuest): readonly GuestCorrection[] {
  return correctable
    .filter((field) => (before[field] || null) !== (after[field] || null))
    .map((field) => ({ field, before: before[field] || null, after: after[field] || null }))
}
