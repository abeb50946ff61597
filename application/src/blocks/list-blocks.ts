import { isBlockExpired } from '@camp/domain/blocks/block.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { todayIn } from '../shared/clock.ts'
import { type CalendarRefusal, managedCatalogue } from './block-permission.ts'
import type { BlockPorts } from './block-ports.ts'
import { type BlockView, blockView } from './block-views.ts'

export interface ListedBlock extends BlockView {
  readonly plotNames: readonly string[]
}

/** Those of an organisation that are not over, the earliest first. */
export class ListBlocks {
  readonly #ports: BlockPorts

  constructor(ports: BlockPorts) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly orgSlug: string
    readonly limit: number
  }): Promise<Result<readonly ListedBlock[], CalendarRefusal>> {
    const found = await managedCatalogue(this.#ports, query)
    if (!found.ok) return found
    const { organisation, plots } = found.value
    const { clock } = this.#ports
    const now = clock.now()
    const after = todayIn(organisation.province.country.timezone, clock)
    const blocks = await this.#ports.blocks.list({ organisationId: organisation.id, after, limit: query.limit })
    const nameOf = new Map(plots.map(({ id, name }) => [id, name]))
    return accepted(
      blocks
        .filter((block) => !isBlockExpired(block, now))
        .map((block) => ({ ...blockView(block), plotNames: block.plotIds.map((id) => nameOf.get(id) ?? '') })),
    )
  }
}
