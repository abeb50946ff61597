import type { BlockId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { CalendarRefusal } from './block-permission.ts'
import type { BlockPorts } from './block-ports.ts'
import { type BlockView, blockView } from './block-views.ts'
import type { BlockChanged } from './blocks.ts'

/** Gives the nights of a block back. Answers what it was, so that it can be made again. */
export class ReleaseBlock {
  readonly #ports: BlockPorts

  constructor(ports: BlockPorts) {
    this.#ports = ports
  }

  async execute(command: {
    readonly actor: Actor
    readonly id: BlockId
    /** As it was seen; what somebody else has changed since stays. Left out: whatever stands there. */
    readonly version?: number
    /** Says what would be given back, and keeps it. */
    readonly dryRun?: boolean
  }): Promise<Result<BlockView, CalendarRefusal | BlockChanged>> {
    const { blocks, transaction } = this.#ports
    const block = await blocks.find(command.id)
    const judged = judgeStaff(command.actor, block?.organisationId)
    if (!judged.ok) return judged
    if (!block) return refused({ code: 'not-found' })
    if ((command.version ?? block.version) !== block.version) return refused({ code: 'block-changed', id: block.id })
    if (command.dryRun) return accepted(blockView(block))
    const removed = await transaction.run(() => blocks.remove(block))
    return removed.ok ? accepted(blockView(block)) : removed
  }
}
