import type { SpecialTermId } from '../shared/ids.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { changed, type Initiator } from './change.ts'
import { confirmationExpiry, isExpired } from './expiry.ts'
import type { HeldReservation, PendingReservation, SubmittedFacts } from './reservation.ts'
import type { Transition } from './transitions.ts'

export interface Submission
  extends Initiator,
    Omit<SubmittedFacts, 'submittedAt' | 'termsAcceptedAt' | 'checkedInAt' | 'gateCode'> {
  /** The active mandatory terms of the sites of the held plots. */
  readonly mandatoryTermIds: readonly SpecialTermId[]
}

export type SubmitRefusal =
  | { readonly code: 'expired' }
  | { readonly code: 'terms_missing'; readonly termIds: readonly SpecialTermId[] }

/** Also `expired` when the arrival day has ended in the organisation's zone while the guest was typing. */
export function submit(
  held: HeldReservation,
  { mandatoryTermIds, by, moment, ...facts }: Submission,
): Result<Transition<PendingReservation>, SubmitRefusal> {
  const refusal = submitRefusal(held, { moment, mandatoryTermIds, acceptedTermIds: facts.acceptedTermIds })
  if (refusal) return refused(refusal)

  const { isExtended: _extended, ...booked } = held
  const pending: PendingReservation = {
    ...booked,
    ...facts,
    status: 'pending',
    submittedAt: moment.now,
    termsAcceptedAt: moment.now,
    checkedInAt: null,
    gateCode: null,
    expiryDate: confirmationExpiry(held.stay, moment),
  }
  return accepted(changed('temporaryHold', pending, { by, moment, why: 'details-submitted' }))
}

/** Asked before anything about the guest is written down. */
export function submitRefusal(
  held: HeldReservation,
  { moment, mandatoryTermIds, acceptedTermIds }: Pick<Submission, 'moment' | 'mandatoryTermIds' | 'acceptedTermIds'>,
): SubmitRefusal | undefined {
  const isDayOver = Temporal.Instant.compare(confirmationExpiry(held.stay, moment), moment.now) <= 0
  if (isExpired(held, moment.now) || isDayOver) return { code: 'expired' }
  const termIds = mandatoryTermIds.filter((id) => !acceptedTermIds.includes(id))
  return termIds.length > 0 ? { code: 'terms_missing', termIds } : undefined
}
