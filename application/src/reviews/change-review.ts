import { answerReview, type NotPublished, type ReportRefusal, reportReview } from '@camp/domain/reviews/answer-review.ts'
import { type DecisionRefusal, judgeReview, type ReviewDecision } from '@camp/domain/reviews/judge-review.ts'
import type { OrganisationReview, OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import type { TextProblem } from '@camp/domain/reviews/review-text.ts'
import type { ReviewIncomplete } from '@camp/domain/reviews/write-review.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { type AuditedWriting, writeAudited } from '../settings/audited-writing.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { ReviewDenied } from './review-permission.ts'
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

type JudgeReviewPorts = AuditedWriting & { readonly reviews: Reviews }

/**
 * By the platform: publish, reject with a reason, hide, show again, leave as it is after a report, pass to
 * search engines. Who decided stands in the audit log.
 */
export class JudgeReview {
  readonly #ports: JudgeReviewPorts

  constructor(ports: JudgeReviewPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
    decision,
    dryRun = false,
  }: ReviewCommand & { readonly decision: ReviewDecision }): Changed<ReviewDenied | DecisionRefusal> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { reviews, clock } = this.#ports
    const organisationId = (await reviews.find(id))?.organisationId
    if (organisationId === undefined) return refused({ code: 'not-found' })
    return writeAudited<OrganisationReview, ReviewDenied | DecisionRefusal>(this.#ports, { actor, organisationId }, async () => {
      const before = await reviews.findForChange(id)
      if (!before) return refused({ code: 'not-found' })
      const judged = judgeReview(before, decision, clock.now())
      if (!judged.ok) return judged
      if (!dryRun) await reviews.replace(judged.value)
      const written = { value: judged.value, act: 'organisation-review.judged', subject: id }
      return accepted({ ...written, before: whatIsDecided(before), after: whatIsDecided(dryRun ? before : judged.value) })
    })
  }
}

function whatIsDecided({ status, rejectionReason, isPublic, publishedToGoogle }: OrganisationReview) {
  return { status, rejectionReason, isPublic, publishedToGoogle }
}

async function changeAsStaff<Refusal>(
  { reviews, transaction, clock }: ChangeReviewPorts,
  { actor, id, dryRun = false }: ReviewCommand,
  change: (review: OrganisationReview, now: Temporal.Instant) => Result<OrganisationReview, Refusal>,
): Changed<ReviewDenied | Refusal> {
  return transaction.run(async () => {
    const review = await reviews.findForChange(id)
    const judged = judgeStaff(actor, review?.organisationId)
    if (!judged.ok || !review) return judged.ok ? refused({ code: 'not-found' }) : judged
    const changed = change(review, clock.now())
    if (changed.ok && !dryRun) await reviews.replace(changed.value)
    return changed
  })
}
