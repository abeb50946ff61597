import { isShown, type OrganisationReviewId } from '@camp/domain/reviews/organisation-review.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Clock } from '../shared/clock.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { HelpfulVotes, Reviews, VoterKey } from './reviews.ts'

export interface VoteHelpfulPorts {
  readonly reviews: Pick<Reviews, 'find'>
  readonly helpfulVotes: Pick<HelpfulVotes, 'add'>
  readonly clock: Clock
}

export interface VoteHelpfulCommand {
  readonly id: OrganisationReviewId
  /** Every name that is known of the reader. */
  readonly voters: readonly VoterKey[]
  /** Of the network; null where it is not known. */
  readonly address: string | null
}

/**
 * By a reader who can be known again, once, and once a day of one network address (rule V5). Again changes
 * nothing and is no mistake; of somebody without a name nothing is counted.
 */
export class VoteHelpful {
  readonly #ports: VoteHelpfulPorts

  constructor(ports: VoteHelpfulPorts) {
    this.#ports = ports
  }

  async execute({ id, voters, address }: VoteHelpfulCommand): Promise<Result<{ readonly isCounted: boolean }, NotFound>> {
    const { reviews, helpfulVotes, clock } = this.#ports
    const review = await reviews.find(id)
    if (!review || !isShown(review)) return refused({ code: 'not-found' })
    if (voters.length === 0) return accepted({ isCounted: false })
    return accepted({ isCounted: await helpfulVotes.add({ id, voters, address, at: clock.now() }) })
  }
}
