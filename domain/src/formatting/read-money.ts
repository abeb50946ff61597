import { accepted, type Result, refused } from '../shared/result.ts'

/** Characters; what is longer is none, and would take the square of them to read. */
export const longestMoney = 60

export type MoneyRefusal = { readonly code: 'money-missing' | 'not-money' }

/**
 * Whole cents of an amount in rand, as people type or paste it anywhere: `1240`, `R1,240.00`, `R 1240.5`, `1
 * 240,50`, `−R20`.
 *
 * - `R` may stand before it; a minus, of a keyboard or of typesetting, before or after the `R`.
 * - Cents are one or two digits behind a point or a comma.
 * - Thousands are groups of three behind spaces of any kind, or behind the mark that the cents do not use.
 * - `1,240` and `1.240` might be either and are refused, as is a third decimal. At most nine digits of rand.
 */
export function readMoney(text: string): Result<number, MoneyRefusal> {
  const plain = text.replaceAll('\u2212', '-').replace(/\s/g, ' ').trim()
  if (plain === '') return refused({ code: 'money-missing' })
  if (plain.length > longestMoney) return refused({ code: 'not-money' })
  const [, before = '', after = '', rand, cents = ''] = amountForm.exec(plain) ?? []
  const digits = rand?.replace(/\D/g, '') ?? ''
  if (digits === '' || digits.length > 9 || (before && after)) return refused({ code: 'not-money' })
  const amount = Number(digits) * 100 + Number(cents.padEnd(2, '0'))
  return accepted((before || after) && amount > 0 ? -amount : amount)
}

const whole = String.raw`\d+|\d{1,3}(?: \d{3})+|\d{1,3}(?:,\d{3})+(?=\.)|\d{1,3}(?:\.\d{3})+(?=,)`
const amountForm = new RegExp(String.raw`^(-?) ?(?:R ?)?(-?)(${whole})(?:[.,](\d{1,2}))?$`, 'i')
