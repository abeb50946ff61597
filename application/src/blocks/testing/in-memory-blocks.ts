import { type Block, isBlockExpired } from '@camp/domain/blocks/block.ts'
import type { Night } from '@camp/domain/nights/night.ts'
import type { BlockId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { PlotsTaken } from '../../reservations/reservations.ts'
import type { BlockChanged, BlockFilter, Blocks } from '../blocks.ts'

/** Whether a reservation uses a night of a plot. */
export type IsSlept = (plotId: PlotId, night: Night) => boolean

/** Keeps its promise because nothing else runs between its check and its write. */
export class InMemoryBlocks implements Blocks {
  readonly #blocks = new Map<BlockId, Block>()
  readonly #isSlept: IsSlept

  constructor(isSlept: IsSlept = () => false) {
    this.#isSlept = isSlept
  }

  async find(id: BlockId): Promise<Block | undefined> {
    return this.#blocks.get(id)
  }

  async add(block: Block): Promise<Result<void, PlotsTaken>> {
    const plotIds = this.#taken(block)
    if (plotIds.length > 0) return refused({ code: 'plots-taken', plotIds })
    this.#blocks.set(block.id, { ...block, plotIds: block.plotIds.toSorted() })
    return accepted(undefined)
  }

  async replace(block: Block): Promise<Result<void, BlockChanged | PlotsTaken>> {
    const { id, version } = block
    if (this.#blocks.get(id)?.version !== version) return refused({ code: 'block-changed', id })
    return this.add({ ...block, version: version + 1 })
  }

  async remove({ id, version }: Pick<Block, 'id' | 'version'>): Promise<Result<void, BlockChanged>> {
    if ((this.#blocks.get(id)?.version ?? version) !== version) return refused({ code: 'block-changed', id })
    this.#blocks.delete(id)
    return accepted(undefined)
  }

  async removeExpiredOn(plotIds: readonly PlotId[], nights: StayDates, now: Temporal.Instant): Promise<number> {
    const inTheWay = (block: Block) => plotIds.some((plotId) => nights.nights().some((night) => keeps(block, plotId, night)))
    return this.#removeWhere((block) => isBlockExpired(block, now) && inTheWay(block))
  }

  async removeExpired(now: Temporal.Instant): Promise<number> {
    return this.#removeWhere((block) => isBlockExpired(block, now))
  }

  async list({ organisationId, after, limit }: BlockFilter): Promise<readonly Block[]> {
    return this.all()
      .filter((block) => block.organisationId === organisationId)
      .filter(({ nights }) => Temporal.PlainDate.compare(nights.departure, after) > 0)
      .toSorted(
        (one, other) => Temporal.PlainDate.compare(one.nights.arrival, other.nights.arrival) || (one.id < other.id ? -1 : 1),
      )
      .slice(0, limit)
  }

  /** Without those that ran out by the moment, when one is given. */
  isBlocked(plotId: PlotId, night: Night, now?: Temporal.Instant): boolean {
    return this.all().some((block) => keeps(block, plotId, night) && (now === undefined || !isBlockExpired(block, now)))
  }

  all(): readonly Block[] {
    return [...this.#blocks.values()]
  }

  #taken({ id, plotIds, nights }: Block): readonly PlotId[] {
    const others = this.all().filter((other) => other.id !== id)
    const isTaken = (plotId: PlotId, night: Night) =>
      this.#isSlept(plotId, night) || others.some((other) => keeps(other, plotId, night))
    return plotIds.filter((plotId) => nights.nights().some((night) => isTaken(plotId, night)))
  }

  #removeWhere(isGone: (block: Block) => boolean): number {
    const gone = this.all().filter(isGone)
    for (const { id } of gone) this.#blocks.delete(id)
    return gone.length
  }
}

function keeps({ plotIds, nights }: Block, plotId: PlotId, night: Night): boolean {
  return nights.has(night) && plotIds.includes(plotId)
}
