import type { Block, BlockFactsRefusal } from '@camp/domain/blocks/block.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'

/** `plotIds` names the plots that are used on one of the nights. */
export type PlotsBooked = { readonly code: 'booked'; readonly plotIds: readonly PlotId[] }

export type BlockRefusal = NotFound | NotPermitted | BlockFactsRefusal | PlotsBooked

/** What staff see of a block; whoever made it stays in the store. */
export type BlockView = Pick<Block, 'id' | 'nights' | 'plotIds' | 'source' | 'externalId' | 'reason' | 'expiresAt' | 'version'>

export function blockView({ id, nights, plotIds, source, externalId, reason, expiresAt, version }: Block): BlockView {
  return { id, nights, plotIds, source, externalId, reason, expiresAt, version }
}
