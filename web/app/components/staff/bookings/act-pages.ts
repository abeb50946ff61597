import type { DeskAct } from '@camp/domain/reservations/possible-desk-acts.ts'
import type { ActName } from './act-answers.ts'

/** Where each is done; the likeliest comes first. */
const pages: Readonly<Record<Exclude<DeskAct, 'change-details'>, readonly ActName[]>> = {
  confirm: ['confirm'],
  'check-in': ['check-in'],
  'check-out': ['check-out'],
  'undo-check-in': ['undo-check-in'],
  'undo-check-out': ['undo-check-out'],
  'record-payment': ['payment', 'voucher'],
  'write-off': ['write-off'],
  'undo-write-off': ['undo-write-off'],
  amend: ['move', 'split'],
  'no-show': ['no-show'],
  reinstate: ['reinstate'],
  'resend-message': ['resend'],
  cancel: ['cancel'],
}

const order = Object.keys(pages) as readonly (keyof typeof pages)[]

/** The pages of what the desk may do, in their order. Money for a booking that is paid is rare. */
export function likelyPages({
  acts,
  balance,
}: {
  readonly acts: readonly DeskAct[]
  readonly balance: number
}): readonly ActName[] {
  const isLikely = (act: DeskAct) => acts.includes(act) && (act !== 'record-payment' || balance > 0)
  return order.filter(isLikely).flatMap((act) => pages[act])
}
