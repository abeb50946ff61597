import { type NoteRefusal, readNote } from '@camp/domain/reservations/desk-note.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { disputeWon } from '../payments/charge-back.ts'
import { eventOfPayment } from '../payments/event-of-payment.ts'
import type { Payments } from '../payments/payments.ts'
import { refundReturned } from '../payments/refund-returned.ts'
import type { NotFound } from '../shared/refusals.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from './act-at-the-desk.ts'
import type { DeskOutcome, DeskRefusal, TellingDeskCommand } from './desk-answers.ts'

export interface CloseDisputeCommand extends TellingDeskCommand {
  readonly disputeId: string
  /** Won: the bank gave the money back, so it counts as paid again. Lost: it is gone. */
  readonly ending: 'won' | 'lost'
  /** What the bank wrote, and when. */
  readonly note: string
}

/**
 * Staff write down how a dispute about a payment ended. The guest hears of it only where the money that is
 * back moves the booking on.
 */
export class CloseDispute {
  readonly #ports: DeskActPorts & { readonly payments: Payments }

  constructor(ports: DeskActPorts & { readonly payments: Payments }) {
    this.#ports = ports
  }

  execute(command: CloseDisputeCommand): Promise<Result<DeskOutcome, DeskRefusal | NoteRefusal>> {
    return actAtTheDesk<NotFound | NoteRefusal>(this.#ports, command, (situation) => this.#decide(command, situation))
  }

  async #decide(
    command: CloseDisputeCommand,
    { reservation, context, moment, by }: DeskSituation,
  ): Promise<Result<DeskStep | 'done-before', NotFound | NoteRefusal>> {
    const { payments } = this.#ports
    const dispute = await payments.findDisputeForChange(command.disputeId)
    if (dispute?.reservationId !== reservation.id || reservation.status === 'temporaryHold') return refused({ code: 'not-found' })
    if (dispute.state !== 'open') return accepted('done-before')
    const read = readNote(command.note)
    if (!read.ok) return read
    const note = read.value

    const { ending: state } = command
    const won = disputeWon(reservation, { taken: dispute.taken, by, moment })
    const event = state === 'won' ? eventOfPayment(won.change) : null
    return accepted({
      ...(state === 'won' ? won : { reservation, change: null }),
      logged: { act: 'dispute-closed', note },
      notice: event && { event, occurrence: dispute.id },
      writes: async () => {
        await payments.closeDispute(dispute, { state, closedAt: context.now, closedBy: by, note })
        if (state === 'lost') return
        const attempt = await payments.findAttemptForChange(dispute.paymentAttemptId)
        if (attempt) await payments.saveAttempt({ ...attempt, state: 'successful' })
        await refundReturned(this.#ports, dispute, { reservation: won.reservation, moment })
      },
    })
  }
}
