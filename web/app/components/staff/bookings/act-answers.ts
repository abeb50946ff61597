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

/** Which question a refusal belongs to; absent: to the act as a whole. */
export const fieldOfRefusal: Readonly<Record<string, string>> = {
  'note-missing': 'note',
  'note-too-long': 'note',
  'plate-too-long': 'vehiclePlate',
  'name-missing': 'firstName',
  'text-too-long': 'specialRequest',
  'email-invalid': 'email',
  'cell-invalid': 'cell',
  'debtor-missing': 'debtor',
  'debtor-too-long': 'debtor',
  'refund-above-paid': 'refundAmount',
  'refund-invalid': 'refundAmount',
  'voucher-above-paid': 'voucherAmount',
  'voucher-invalid': 'voucherAmount',
  'voucher-of-nothing': 'voucherAmount',
  'agreement-missing': 'agreed',
  'code-missing': 'code',
  'voucher-unknown': 'code',
  'voucher-expired': 'code',
  'voucher-spent': 'code',
  'amount-not-positive': 'amount',
  'amount-invalid': 'amount',
  'above-balance': 'amount',
  'paid-in-future': 'paidOn',
  'date-invalid': 'paidOn',
  'reference-missing': 'reference',
  'reference-recorded': 'reference',
  'refund-above-due': 'amount',
  'gateway-not-checked': 'isGatewayChecked',
  'dates-invalid': 'arrival',
  'night-invalid': 'from',
  'guests-invalid': 'adults-0',
  'ages-invalid': 'ages-0',
  'equipment-invalid': 'tents-0',
}

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
