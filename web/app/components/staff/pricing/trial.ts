import type { FormFieldProblem } from '#app/forms/read-form.server.ts'
import type { TextKey } from '#app/wording/catalogue.ts'

/**
 * A plot, a stay and a party to try prices on, as typed: in the address of the laboratory, in the form of a
 * discount.
 */
export interface TrialAnswers {
  readonly plot: string
  readonly arrivalDate: string
  readonly departureDate: string
  readonly numberOfAdults: string
  readonly numberOfPensioners: string
  /** `3, 11`. */
  readonly childrenAges: string
  readonly tents: string
  readonly caravans: string
}

export type TrialProblemCode = Extract<TextKey<'pricing'>, `trial_${string}`>

export type TrialProblem = FormFieldProblem<TrialProblemCode>
