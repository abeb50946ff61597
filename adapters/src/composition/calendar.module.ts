import type { BlockPorts } from '@camp/application/blocks/block-ports.ts'
import { ChangeBlock } from '@camp/application/blocks/change-block.ts'
import { CreateBlock } from '@camp/application/blocks/create-block.ts'
import { ListBlocks } from '@camp/application/blocks/list-blocks.ts'
import { ReleaseBlock } from '@camp/application/blocks/release-block.ts'
import { ContainerModule, type Newable } from 'inversify'
import { Ports } from './ports.ts'

const blockActs: readonly Newable<unknown, [BlockPorts]>[] = [CreateBlock, ChangeBlock, ReleaseBlock, ListBlocks]

/** What staff do on the calendar beside the life of a reservation. */
export const calendarModule = new ContainerModule(({ bind }) => {
  for (const Act of blockActs) {
    bind(Act).toResolvedValue((ports, blocks) => new Act({ ...ports, blocks }), [Ports.reservationPorts, Ports.blocks])
  }
})
