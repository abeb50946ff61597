import { randText } from './rand-text.ts'

/** Money that may go either way, with a true minus sign: `−R100.00`. Wherever staff read sums. */
export function signedRandText(rand: number): string {
  return randText(rand).replace(/^-/, '−')
}
