import type { HoldRefusal, ReservationConflict } from '@camp/application/reservations/reservation-refusals.ts'
import type { NotFound, NotPermitted } from '@camp/application/shared/refusals.ts'
import type { TRPCError } from '@trpc/server'

export type RefusalCode =
  | (HoldRefusal | NotFound | NotPermitted | ReservationConflict)['code']
  | 'too_many'
  | 'terms_missing'
  | 'confirmation_missing'
  | 'costs_more'
  | 'contact_unproved'
  | 'code-wrong'
  | 'too-many-tries'
  | 'documents_missing'
  | 'payment_declined'
  | 'idempotency_key_reused'
  | 'signed-out'
  | 'sign-in-again'

interface RefusalAnswer {
  readonly code: TRPCError['code']
  readonly reason: string
  readonly message: string
}

/** Every refusal on the wire: its code, its `data.reason`, and a sentence for developers. */
export const refusalAnswers = {
  booked: { code: 'CONFLICT', reason: 'booked', message: 'Booked for these dates' },
  weekend_rule: { code: 'CONFLICT', reason: 'weekend_rule', message: 'Two weekend days need to be booked' },
  criteria: { code: 'CONFLICT', reason: 'criteria', message: 'Change dates/guests to book' },
  expired: { code: 'CONFLICT', reason: 'expired', message: 'The time to do this has run out' },
  already_cancelled: { code: 'CONFLICT', reason: 'already_cancelled', message: 'The reservation is cancelled' },
  plots_gone: { code: 'CONFLICT', reason: 'plots_gone', message: 'The plots are no longer free' },
  stay_begun: { code: 'CONFLICT', reason: 'stay_begun', message: 'The stay has begun' },
  wrong_state: { code: 'CONFLICT', reason: 'wrong_state', message: 'The reservation is in a state that does not allow this' },
  too_many: {
    code: 'TOO_MANY_REQUESTS',
    reason: 'too_many',
    message: 'More than may be kept without paying, or submitted in an hour',
  },
  terms_missing: { code: 'PRECONDITION_FAILED', reason: 'terms_missing', message: 'Mandatory terms are not accepted' },
  documents_missing: {
    code: 'PRECONDITION_FAILED',
    reason: 'documents_missing',
    message: 'Documents are not acknowledged in their present version',
  },
  confirmation_missing: {
    code: 'PRECONDITION_FAILED',
    reason: 'confirmation_missing',
    message: 'Confirm with the link that went out by message',
  },
  costs_more: { code: 'CONFLICT', reason: 'costs_more', message: 'Cancelling would cost more than `costsAtMost`' },
  contact_unproved: {
    code: 'PRECONDITION_FAILED',
    reason: 'contact_unproved',
    message: 'First prove an address or a number: contacts.sendCode, contacts.prove, then hold again with contactKey',
  },
  'code-wrong': { code: 'PRECONDITION_FAILED', reason: 'code_wrong', message: 'Not the code that was sent, or no longer' },
  'too-many-tries': { code: 'TOO_MANY_REQUESTS', reason: 'too_many', message: 'Too many codes were asked for, or tried' },
  payment_declined: { code: 'PRECONDITION_FAILED', reason: 'payment_declined', message: 'The payment was declined' },
  idempotency_key_reused: {
    code: 'UNPROCESSABLE_CONTENT',
    reason: 'idempotency_key_reused',
    message: 'This idempotency key came before with another body',
  },
  'signed-out': { code: 'UNAUTHORIZED', reason: 'signed_out', message: 'Sign in first' },
  'sign-in-again': {
    code: 'FORBIDDEN',
    reason: 'sign_in_again',
    message: 'Sign in again: this asks for the password of the last minutes',
  },
  'not-permitted': { code: 'FORBIDDEN', reason: 'not_permitted', message: 'Not permitted' },
  'not-found': { code: 'NOT_FOUND', reason: 'not_found', message: 'Not found' },
} as const satisfies Record<RefusalCode, RefusalAnswer>
