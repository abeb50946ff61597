import { type Block, type BlockFacts, judgeBlock } from '@camp/domain/blocks/block.ts'
import type { BlockId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { releaseExpired } from '../reservations/release-expired.ts'
import type { Actor } from '../shared/actor.ts'
import { judgeStaff } from '../shared/judge-staff.ts'
import type { BlockPorts } from './block-ports.ts'
import { type BlockRefusal, type BlockView, blockView } from './block-views.ts'
import type { BlockChanged } from './blocks.ts'

export interface ChangeBlockCommand extends Partial<BlockFacts> {
  readonly actor: Actor
  readonly id: BlockId
  /**
   * As it was seen; the change of somebody else since is refused, not overwritten. Left out: whatever stands
   * there.
   */
  readonly version?: number
}

/** Other plots, other nights, another reason or expiry; what is not said stays. */
export class ChangeBlock {
  readonly #ports: BlockPorts

  constructor(ports: BlockPorts) {
    this.#ports = ports
  }

  async execute(command: ChangeBlockCommand): Promise<Result<BlockView, BlockRefusal | BlockChanged>> {
    const { blocks, clock } = this.#ports
    const before = await blocks.find(command.id)
    const judged = judgeStaff(command.actor, before?.organisationId)
    if (!judged.ok) return judged
    if (!before) return refused({ code: 'not-found' })
    const facts = judgeBlock({ ...before, ...said(command) }, clock.now())
    if (!facts.ok) return facts
    if (!(await this.#hasPlots(before, facts.value))) return refused({ code: 'not-found' })
    const { nights, plotIds, reason, expiresAt } = facts.value
    return this.#keep({ ...before, nights, plotIds, reason, expiresAt, version: command.version ?? before.version })
  }

  async #hasPlots({ organisationId }: Block, { plotIds }: BlockFacts): Promise<boolean> {
    const catalogue = await this.#ports.catalogues.find(organisationId)
    return plotIds.every((wanted) => catalogue?.plots.some(({ id }) => id === wanted))
  }

  #keep(block: Block): Promise<Result<BlockView, BlockRefusal | BlockChanged>> {
    const { transaction, blocks } = this.#ports
    return transaction.run(async () => {
      await releaseExpired(this.#ports, { plotIds: block.plotIds, stay: block.nights, by: 'next-block' })
      const replaced = await blocks.replace(block)
      if (replaced.ok) return accepted(blockView({ ...block, version: block.version + 1 }))
      if (replaced.refusal.code === 'block-changed') return refused(replaced.refusal)
      return refused({ code: 'booked', plotIds: replaced.refusal.plotIds })
    })
  }
}

function said({ nights, plotIds, reason, expiresAt }: Partial<BlockFacts>): Partial<BlockFacts> {
  return {
    ...(nights !== undefined && { nights }),
    ...(plotIds !== undefined && { plotIds }),
    ...(reason !== undefined && { reason }),
    ...(expiresAt !== undefined && { expiresAt }),
  }
}
