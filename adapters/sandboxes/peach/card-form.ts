import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { cardFor } from './magic-amounts.ts'

export interface CardForm {
  readonly testCard: string
  readonly cardNumber: string
  readonly expiry: string
  readonly cvv: string
}

export type CardProblems = Partial<Record<'cardNumber' | 'expiry' | 'cvv', string>>

/** With the card that the amount chooses. */
export function emptyCardForm(amount: string): CardForm {
  return { testCard: cardFor(amount).number, cardNumber: '', expiry: '', cvv: '' }
}

/** A typed number counts before the chosen test card, which needs neither expiry nor CVV. */
export function readCardForm(
  form: CardForm,
  now: Temporal.Instant,
): { card: { number: string; expiry: string } } | { problems: CardProblems } {
  if (form.cardNumber.trim() === '') return { card: { number: form.testCard, expiry: nextYear(now) } }

  const number = form.cardNumber.replaceAll(/[\s-]/g, '')
  const expiry = form.expiry.replaceAll(/\s/g, '')
  const problems: CardProblems = {
    ...(/^\d{12,19}$/.test(number) ? {} : { cardNumber: 'A card number has 12 to 19 digits' }),
    ...expiryProblem(expiry, now),
    ...(/^\d{3,4}$/.test(form.cvv.trim()) ? {} : { cvv: 'The CVV has 3 digits' }),
  }
  return Object.keys(problems).length > 0 ? { problems } : { card: { number, expiry } }
}

function expiryProblem(expiry: string, now: Temporal.Instant): CardProblems {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(expiry) ?? []
  if (!month || !year) return { expiry: 'Write month and year as MM/YY' }
  const today = now.toZonedDateTimeISO(platformZone)
  const isPast = 2000 + Number(year) < today.year || (2000 + Number(year) === today.year && Number(month) < today.month)
  return isPast ? { expiry: 'This card has expired' } : {}
}

function nextYear(now: Temporal.Instant): string {
  return `12/${String((now.toZonedDateTimeISO(platformZone).year + 1) % 100).padStart(2, '0')}`
}
