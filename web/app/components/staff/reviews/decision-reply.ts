import type { ReviewDenied } from '@camp/application/reviews/review-permission.ts'
import type { DecisionRefusal } from '@camp/domain/reviews/judge-review.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { data, redirect } from 'react-router'
import { withDone } from '../organisation-address.ts'
import type { ReviewActReply } from './review-refusals.ts'

interface Decided {
  readonly judged: Result<unknown, DecisionRefusal | ReviewDenied>
  /** Of the list that the form was on. */
  readonly address: string
  readonly typed: Omit<ReviewActReply, 'refusal'>
}

/**
 * What the platform decides leads back to the list as it was; what is refused comes back with what was
 * typed.
 */
export function decisionReply({ judged, address, typed }: Decided) {
  if (judged.ok) return redirect(withDone(address, 'saved'), 303)
  if (judged.refusal.code === 'not-permitted') throw data({ code: judged.refusal.code }, 403)
  return data<ReviewActReply>({ ...typed, refusal: judged.refusal }, judged.refusal.code === 'not-found' ? 404 : 400)
}
