/** The acts of a booking's page, as its address names them. */
export const actNames = [
  'confirm',
  'cancel',
  'check-in',
  'undo-check-in',
  'check-out',
  'undo-check-out',
  'no-show',
  'reinstate',
  'payment',
  'voucher',
  'reverse-payment',
  'write-off',
  'undo-write-off',
  'refund',
  'dispute',
  'disputed-refund',
  'resend',
  'details',
  'plate',
  'undo-plate',
  'gate-code',
  'undo-gate-code',
  'note',
  'undo-note',
  'move',
  'split',
  'undo-change',
] as const
export type ActName = (typeof actNames)[number]

/** A form as it was typed: a name has one value. */
export type ActAnswers = Readonly<Record<string, string>>

/** Undone by the act beside it. */
export const undoneBy: Readonly<Partial<Record<ActName, ActName>>> = {
  'check-in': 'undo-check-in',
  'check-out': 'undo-check-out',
  'write-off': 'undo-write-off',
  'no-show': 'reinstate',
  payment: 'reverse-payment',
  voucher: 'reverse-payment',
  plate: 'undo-plate',
  'gate-code': 'undo-gate-code',
  note: 'undo-note',
  move: 'undo-change',
  split: 'undo-change',
}

/** Acts that ask something before they can say what would change. */
const asking: readonly ActName[] = [
  ...(['cancel', 'payment', 'voucher', 'reverse-payment', 'write-off', 'refund', 'dispute', 'disputed-refund'] as const),
  ...(['details', 'plate', 'note', 'move', 'split'] as const),
]

/** Small acts whose questions say it all: they are done without a preview. */
const atOnce: readonly ActName[] = ['payment', 'reverse-payment', 'write-off', 'details', 'plate', 'note']

export function isAtOnce(act: ActName): boolean {
  return atOnce.includes(act)
}

export function asksFirst(act: ActName): boolean {
  return asking.includes(act)
}

export function actOf(text: string | undefined): ActName | undefined {
  return actNames.find((act) => act === text)
}
