import { answerReview, type NotPublished, type ReportRefusal, reportReview } from '@camp/domain/reviews/answer-review.ts'
import { type DecisionRefusal, judgeReview, type ReviewDecision } from '@camp/domain/reviews/judge-review.ts'
import type { OrganisationReview, OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import type { TextProblem } from '@camp/domain/reviews/review-text.ts'
import type { ReviewIncomplete } from '@camp/domain/reviews/write-review.ts'
import { type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { Transaction } from '../shared/transaction.ts'
import { judgeReviewStaff, type ReviewDenied } from './review-permission.ts'
import type { Reviews } from './reviews.ts'

export interface ChangeReviewPorts {
  readonly reviews: Reviews
  readonly transaction: Transaction
  readonly clock: Clock
}

interface ReviewCommand {
  readonly actor: Actor
  readonly id: OrganisationReviewId
  /** Answers what would become of it, and writes nothing. */
  readonly dryRun?: boolean
}

type Changed<Refusal> = Promise<Result<OrganisationReview, Refusal>>

/** In public, by the organisation; a later answer takes the place of the first. */
export class AnswerReview {
  readonly #ports: ChangeReviewPorts

  constructor(ports: ChangeReviewPorts) {
    this.#ports = ports
  }

  execute(
    command: ReviewCommand & { readonly text: string },
  ): Changed<ReviewDenied | NotPublished | ReviewIncomplete<TextProblem<'answer'>>> {
    return changeAsStaff(this.#ports, command, (review, now) => answerReview(review, command.text, now))
  }
}

/** The organisation asks the platform to look again. */
export class ReportReview {
  readonly #ports: ChangeReviewPorts

  constructor(ports: ChangeReviewPorts) {
    this.#ports = ports
  }

  execute(command: ReviewCommand & { readonly reason: string }): Changed<ReviewDenied | ReportRefusal> {
    return changeAsStaff(this.#ports, command, (review, now) => reportReview(review, command.reason, now))
  }
}

/** By the platform: publish, reject with a reason, hide, show again, or leave as it is after a report. */
export class JudgeReview {
  readonly #ports: ChangeReviewPorts

  constructor(ports: ChangeReviewPorts) {
    this.#ports = ports
  }

  async execute(command: ReviewCommand & { readonly decision: ReviewDecision }): Changed<ReviewDenied | DecisionRefusal> {
    if (!mayManagePlatform(command.actor)) return refused({ code: 'not-permitted' })
    return changeAsStaff(this.#ports, command, (review, now) => judgeReview(review, command.decision, now))
  }
}

async function changeAsStaff<Refusal>(
  { reviews, transaction, clock }: ChangeReviewPorts,
  { actor, id, dryRun = false }: ReviewCommand,
  change: (review: OrganisationReview, now: Temporal.Instant) => Result<OrganisationReview, Refusal>,
): Changed<ReviewDenied | Refusal> {
  return transaction.run(async () => {
    const review = await reviews.findForChange(id)
    const judged = judgeReviewStaff(actor, review?.organisationId)
    if (!judged.ok || !review) return judged.ok ? refused({ code: 'not-found' }) : judged
    const changed = change(review, clock.now())
    if (changed.ok && !dryRun) await reviews.replace(changed.value)
    return changed
  })
}
