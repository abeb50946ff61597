import type { ActRefusal, ActRefusalCode } from './run-act.ts'

/** Of refusals that name no question themselves. */
const fieldOf: Readonly<Partial<Record<ActRefusalCode, string>>> = {
  'note-missing': 'note',
  'note-too-long': 'note',
  'reason-too-long': 'reason',
  'reference-too-long': 'reference',
  'plate-too-long': 'vehiclePlate',
  'name-missing': 'firstName',
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
  'paid-too-early': 'paidOn',
  'date-invalid': 'paidOn',
  'reference-missing': 'reference',
  'reference-recorded': 'reference',
  'refund-above-due': 'amount',
  'gateway-not-checked': 'atGateway',
  'not-with-gateway': 'atGateway',
  'dates-invalid': 'arrival',
  'night-invalid': 'from',
  'guests-invalid': 'adults-0',
  'ages-invalid': 'ages-0',
  'equipment-invalid': 'tents-0',
}

/** Which question a refusal belongs to; absent: to the act as a whole. */
export function fieldOfRefusal({ code, field }: Pick<ActRefusal, 'code' | 'field'>): string | undefined {
  return field ?? fieldOf[code]
}
