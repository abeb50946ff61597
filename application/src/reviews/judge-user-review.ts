import type { DecisionRefusal } from '@camp/domain/reviews/judge-review.ts'
import { judgeUserReview, type UserReviewDecision } from '@camp/domain/reviews/judge-user-review.ts'
import type { UserReview, UserReviewId } from '@camp/domain/reviews/user-review.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { type AuditedWriting, writeAudited } from '../settings/audited-writing.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { ReviewDenied } from './review-permission.ts'
import type { UserReviews } from './user-reviews.ts'

type JudgeUserReviewPorts = AuditedWriting & {
  readonly userReviews: Pick<UserReviews, 'find' | 'findForChange' | 'replace'>
}

export interface JudgeUserReviewCommand {
  readonly actor: Actor
  readonly id: UserReviewId
  readonly decision: UserReviewDecision
}

/** By the platform: publish, reject with a reason, hide, show again. Who decided stands in the audit log. */
export class JudgeUserReview {
  readonly #ports: JudgeUserReviewPorts

  constructor(ports: JudgeUserReviewPorts) {
    this.#ports = ports
  }

  async execute({ actor, id, decision }: JudgeUserReviewCommand): Promise<Result<UserReview, ReviewDenied | DecisionRefusal>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { userReviews } = this.#ports
    const organisationId = (await userReviews.find(id))?.organisationId
    if (organisationId === undefined) return refused({ code: 'not-found' })
    return writeAudited<UserReview, ReviewDenied | DecisionRefusal>(this.#ports, { actor, organisationId }, async () => {
      const before = await userReviews.findForChange(id)
      if (!before) return refused({ code: 'not-found' })
      const judged = judgeUserReview(before, decision)
      if (!judged.ok) return judged
      await userReviews.replace(judged.value)
      const written = { value: judged.value, act: 'user-review.judged', subject: id }
      return accepted({ ...written, before: whatIsDecided(before), after: whatIsDecided(judged.value) })
    })
  }
}

function whatIsDecided({ status, rejectionReason, isVisible }: UserReview) {
  return { status, rejectionReason, isVisible }
}
