import type { ActAnswers, ActName } from '#app/components/staff/bookings/act-answers.ts'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'
import type { ActOutcome, ActRefusal } from './run-act.ts'

export interface ActPageProps {
  readonly act: ActName
  readonly booking: WireDeskReservation
  readonly answers: ActAnswers
  readonly formKey: string
  /** What cancelling gives back: by the policy, and in full. */
  readonly refunds: { readonly policy: number; readonly full: number } | null
  /** What would change. */
  readonly outcome: ActOutcome | null
  readonly refusal: ActRefusal | null
  /** What others wrote while a form that was filled with it was open. */
  readonly conflict: Conflict | null
}

export interface ActFieldsProps extends Pick<ActPageProps, 'act' | 'booking' | 'answers' | 'refunds'> {
  readonly errorOf: (field: string) => string | undefined
}
