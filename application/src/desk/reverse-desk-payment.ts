import { conflictOf } from '@camp/domain/reservations/conflict.ts'
import { type NoteRefusal, readNote } from '@camp/domain/reservations/desk-note.ts'
import type { SubmittedReservation } from '@camp/domain/reservations/reservation.ts'
import { reversePayment } from '@camp/domain/reservations/reverse-payment.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Payments } from '../payments/payments.ts'
import { planSurplusAnew } from '../payments/plan-surplus-anew.ts'
import type { NotFound } from '../shared/refusals.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from './act-at-the-desk.ts'
import type { DeskCommand, DeskConflict, DeskOutcome, DeskRefusal } from './desk-answers.ts'

export interface ReversePaymentCommand extends DeskCommand {
  /** The payment that was written down wrongly; absent: the latest that the desk wrote down. */
  readonly moveId?: string | undefined
  /** Why; stands with the reversing entry. */
  readonly note: string
}

export type ReversePaymentRefusal = DeskConflict | NoteRefusal | { readonly code: 'not-reversible' | 'gone-back' }

type Ports = DeskActPorts & { readonly payments: Payments }

/**
 * A payment that the desk wrote down wrongly is taken back by an entry of its own, with the reason; nothing
 * is deleted (rule L19). What the gateway took goes back by a refund alone.
 */
export class ReverseDeskPayment {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  execute(command: ReversePaymentCommand): Promise<Result<DeskOutcome, DeskRefusal | ReversePaymentRefusal>> {
    return actAtTheDesk<NotFound | ReversePaymentRefusal>(this.#ports, command, (situation) => this.#decide(command, situation))
  }

  async #decide(
    command: ReversePaymentCommand,
    { reservation, moment, by }: DeskSituation,
  ): Promise<Result<DeskStep, NotFound | ReversePaymentRefusal>> {
    if (reservation.status === 'temporaryHold' || reservation.status === 'cancelled')
      return refused({ code: conflictOf(reservation, moment.now).code })
    const move = await this.#wrong(reservation, command)
    if (!move?.offline) return refused({ code: 'not-reversible' })
    const read = readNote(command.note)
    if (!read.ok) return read
    const note = read.value
    const reversed = reversePayment(reservation, { amount: move.amount, moment })
    if (!reversed.ok) return reversed
    const { id: reversedMoveId, organisationId, reservationId, amount, offline } = move
    const entry = { id: this.#ports.randomness.uuid(), organisationId, reservationId, amount, at: moment.now, reversedMoveId }
    return accepted({
      reservation: reversed.value,
      logged: { act: 'payment-reversed', note },
      writes: async () => {
        const { method, voucherId } = offline
        const taken = { method, voucherId, reference: note, paidOn: moment.today, recordedBy: by }
        await this.#ports.payments.reverseOfflinePayment({ ...entry, offline: taken })
        const neverTaken = voucherId ? undefined : amount
        await planSurplusAnew(this.#ports, reversed.value, { at: moment.now, neverTaken })
      },
    })
  }

  /** Taken by the desk, and not reversed before. */
  async #wrong({ id }: SubmittedReservation, { moveId }: ReversePaymentCommand) {
    const moves = await this.#ports.payments.movesOf(id)
    const isReversed = (wanted: string) => moves.some(({ reversedMoveId }) => reversedMoveId === wanted)
    return moves.findLast((move) => {
      const isWanted = moveId === undefined || move.id === moveId
      return isWanted && move.kind === 'capture' && move.offline !== null && !isReversed(move.id)
    })
  }
}
