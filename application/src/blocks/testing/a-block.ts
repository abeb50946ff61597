import { type Block, staffSource } from '@camp/domain/blocks/block.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import type { BlockId } from '@camp/domain/shared/ids.ts'
import { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { campsite } from '../../testing/a-campsite.ts'

export interface BlockOnFacts {
  readonly id?: string
  readonly from?: string
  readonly to?: string
  /** Local time at which it runs out. */
  readonly until?: string
}

/** Four nights from 1 February 2027, for new gravel. */
export function aBlockOn(plots: readonly Plot[], facts: BlockOnFacts = {}): Block {
  return {
    id: (facts.id ?? 'block-1') as BlockId,
    organisationId: campsite.organisation.id,
    version: 1,
    nights: StayDates.of(facts.from ?? '2027-02-01', facts.to ?? '2027-02-05'),
    plotIds: plots.map(({ id }) => id),
    source: staffSource,
    externalId: null,
    reason: 'New gravel',
    expiresAt: facts.until ? aMoment(facts.until).now : null,
    createdAt: aMoment().now,
    createdBy: 'somebody',
  }
}
