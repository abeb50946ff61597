/** The acts of a booking's page, as its address names them. */
export const actNames = [
  'confirm',
  'cancel',
  'check-in',
  'undo-check-in',
  'check-out',
  'undo-check-out',
  'no-show',
  'payment',
  'refund',
  'dispute',
  'resend',
  'plate',
  'gate-code',
  'note',
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
  'amount-not-positive': 'amount',
  'amount-invalid': 'amount',
  'above-balance': 'amount',
  'paid-in-future': 'paidOn',
  'date-invalid': 'paidOn',
  'reference-missing': 'reference',
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
  move: 'undo-change',
  split: 'undo-change',
}

/** Acts that ask something before they can say what would change. */
const asking: readonly ActName[] = ['cancel', 'payment', 'refund', 'dispute', 'plate', 'note', 'move', 'split']

export function asksFirst(act: ActName): boolean {
  return asking.includes(act)
}

export function actOf(text: string | undefined): ActName | undefined {
  return actNames.find((act) => act === text)
}

/** Of the booking as the person saw it before the click; the one-touch acts of lists say none. */
export function shownVersion({ version = '' }: ActAnswers): number | null {
  return /^\d{1,9}$/.test(version) ? Number(version) : null
}
