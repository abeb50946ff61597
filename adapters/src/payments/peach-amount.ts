import { Money } from '@camp/domain/shared/money.ts'

/** Rand with exactly two decimals, as the gateway wants them. */
export function writeAmount(amount: Money): string {
  return `${Math.trunc(amount.cents / 100)}.${String(amount.cents % 100).padStart(2, '0')}`
}

/** Null for anything but digits with up to two decimals and a currency of three capitals. */
export function readAmount(amount: string | undefined, currency: string | undefined): Money | null {
  const [, units, decimals = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(amount ?? '') ?? []
  if (units === undefined || !/^[A-Z]{3}$/.test(currency ?? '')) return null
  return Money.cents(Number(units + decimals.padEnd(2, '0')), currency)
}
