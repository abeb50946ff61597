import type { SpecialTermId } from '../shared/ids.ts'
import { accepted, type Result, refused } from '../shared/result.ts'
import { Temporal } from '../shared/temporal.ts'
import { changed, type Initiator } from './change.ts'
import { confirmationExpiry, isExpired } from './expiry.ts'
import type { Moment } from './moment.ts'
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

/** A hold that may be submitted at this moment, with the terms that its guest said yes to. */
export interface JudgedSubmission {
  readonly held: HeldReservation
  readonly moment: Moment
  readonly acceptedTermIds: readonly SpecialTermId[]
}

/**
 * Asked before anything about the guest is written down. Also `expired` when the arrival day has ended in the
 * organisation's zone while the guest was typing.
 */
export function judgeSubmission(
  held: HeldReservation,
  { moment, mandatoryTermIds, acceptedTermIds }: Pick<Submission, 'moment' | 'mandatoryTermIds' | 'acceptedTermIds'>,
): Result<JudgedSubmission, SubmitRefusal> {
  const isDayOver = Temporal.Instant.compare(confirmationExpiry(held.stay, moment), moment.now) <= 0
  if (isExpired(held, moment.now) || isDayOver) return refused({ code: 'expired' })
  const termIds = mandatoryTermIds.filter((id) => !acceptedTermIds.includes(id))
  return termIds.length > 0 ? refused({ code: 'terms_missing', termIds }) : accepted({ held, moment, acceptedTermIds })
}

/** What was judged before becomes a reservation that waits for its confirmation. */
export function submitJudged(
  { held, moment, acceptedTermIds }: JudgedSubmission,
  { by, ...facts }: Omit<Submission, 'moment' | 'mandatoryTermIds' | 'acceptedTermIds'>,
): Transition<PendingReservation> {
  const { isExtended: _extended, ...booked } = held
  const pending: PendingReservation = {
    ...booked,
    ...facts,
    acceptedTermIds,
    status: 'pending',
    submittedAt: moment.now,
    termsAcceptedAt: moment.now,
    checkedInAt: null,
    gateCode: null,
    expiryDate: confirmationExpiry(held.stay, moment),
  }
  return changed('temporaryHold', pending, { by, moment, why: 'details-submitted' })
}

/** Both at once, where nothing is written between them. */
export function submit(held: HeldReservation, submission: Submission): Result<Transition<PendingReservation>, SubmitRefusal> {
  const { mandatoryTermIds, acceptedTermIds, moment, ...facts } = submission
  const judged = judgeSubmission(held, { mandatoryTermIds, acceptedTermIds, moment })
  return judged.ok ? accepted(submitJudged(judged.value, facts)) : judged
}
