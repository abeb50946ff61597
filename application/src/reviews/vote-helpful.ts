import { isShown, type OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { NotFound } from '../answers.ts'
import type { HelpfulVotes, Reviews, VoterKey } from './reviews.ts'

export interface VoteHelpfulPorts {
  readonly reviews: Pick<Reviews, 'find'>
  readonly helpfulVotes: Pick<HelpfulVotes, 'add'>
}

/** By any reader, once; the second time changes nothing and is no mistake. */
export class VoteHelpful {
  readonly #ports: VoteHelpfulPorts

  constructor(ports: VoteHelpfulPorts) {
    this.#ports = ports
  }

  async execute({
    id,
    voter,
  }: {
    readonly id: OrganisationReviewId
    readonly voter: VoterKey
  }): Promise<Result<{ readonly isCounted: boolean }, NotFound>> {
    const review = await this.#ports.reviews.find(id)
    if (!review || !isShown(review)) return refused({ code: 'not-found' })
    return accepted({ isCounted: await this.#ports.helpfulVotes.add(id, voter) })
  }
}
