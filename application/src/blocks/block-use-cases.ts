import type { ChangeBlock } from './change-block.ts'
import type { CreateBlock } from './create-block.ts'
import type { ListBlocks } from './list-blocks.ts'
import type { ReleaseBlock } from './release-block.ts'

/** Nights kept from being booked, as the doors see them. */
export interface BlockUseCases {
  readonly createBlock: Pick<CreateBlock, 'execute'>
  /** Moves, resizes, gives another reason or expiry. */
  readonly changeBlock: Pick<ChangeBlock, 'execute'>
  readonly releaseBlock: Pick<ReleaseBlock, 'execute'>
  readonly listBlocks: Pick<ListBlocks, 'execute'>
}
