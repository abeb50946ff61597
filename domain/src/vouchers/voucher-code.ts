import type { IntegerSource } from '../reservations/simple-reference.ts'

/** Read out over the phone: nothing that is taken for something else, such as 0 and O, 1 and I, 5 and S. */
const letters = 'ABCDEFGHJKLMNPQRTUVWXYZ2346789'

/** `K7QM-2XWD-9RTA`: 30 to the power of 12, so that nobody guesses one of a campsite's. */
export function voucherCode(integer: IntegerSource): string {
  const letter = () => letters.charAt(integer(0, letters.length - 1))
  return Array.from({ length: 3 }, () => Array.from({ length: 4 }, letter).join('')).join('-')
}

/** Stands in a preview for the code that is made when the voucher is given. */
export const unwrittenVoucherCode = '••••-••••-••••'

/** As it was typed or pasted: letter case, spaces and dashes make no difference. */
export function readVoucherCode(typed: string): string {
  const plain = typed
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .slice(0, 40)
  return (plain.match(/.{1,4}/g) ?? []).join('-')
}
