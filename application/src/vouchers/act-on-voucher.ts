import { type NoteRefusal, readNote } from '@camp/domain/reservations/desk-note.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { CreditVoucher } from '@camp/domain/vouchers/credit-voucher.ts'
import { actAtTheDesk, type DeskActPorts, type DeskSituation, type DeskStep } from '../desk/act-at-the-desk.ts'
import type { DeskOutcome, DeskRefusal } from '../desk/desk-answers.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import { type VoucherAsked, voucherOfCampsite } from './voucher-of-campsite.ts'
import type { Vouchers } from './vouchers.ts'

export type VoucherActPorts = DeskActPorts & { readonly vouchers: Vouchers }

export interface VoucherActCommand extends VoucherAsked {
  /** Why; for staff alone. */
  readonly note: string
  /** Only shows what would change. */
  readonly dryRun?: boolean
}

interface OnVoucher extends DeskSituation {
  readonly voucher: CreditVoucher
  readonly note: string
}

/**
 * An act of the desk on a voucher, in the history of the booking that it was given for. Nobody takes from it
 * meanwhile.
 */
export async function actOnVoucher<Refusal extends { readonly code: string }>(
  ports: VoucherActPorts,
  { note: typed, dryRun = false, ...asked }: VoucherActCommand,
  decide: (on: OnVoucher) => Result<DeskStep, Refusal>,
): Promise<Result<DeskOutcome, Refusal | DeskRefusal | NotPermitted | NoteRefusal>> {
  const found = await voucherOfCampsite(ports, asked)
  if (!found.ok) return found
  const { organisationId, code, reservationId } = found.value.voucher
  const command = { actor: asked.actor, idOrReference: reservationId, dryRun }
  return actAtTheDesk<Refusal | NoteRefusal | NotFound>(ports, command, async (situation) => {
    const voucher = await ports.vouchers.findForChange(organisationId, code)
    if (!voucher) return refused({ code: 'not-found' })
    const decided = decide({ ...situation, voucher, note: typed.trim() })
    if (!decided.ok) return decided
    const note = readNote(typed)
    return note.ok ? accepted(decided.value) : note
  })
}
