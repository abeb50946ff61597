import { type Block, judgeBlock, staffSource } from '@camp/domain/blocks/block.ts'
import type { BlockId, PlotId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import { releaseExpired } from '../reservations/release-expired.ts'
import type { Actor } from '../shared/actor.ts'
import { managedCatalogue, nameOfActor } from './block-permission.ts'
import type { BlockPorts } from './block-ports.ts'
import { type BlockRefusal, type BlockView, blockView } from './block-views.ts'

export interface CreateBlockCommand {
  readonly actor: Actor
  readonly orgSlug: string
  readonly plotIds: readonly PlotId[]
  readonly nights: StayDates
  readonly reason: string | null
  /** A courtesy hold: the nights are free again from this moment. */
  readonly expiresAt: Temporal.Instant | null
  /** Says whether it could be done, and keeps nothing. */
  readonly dryRun?: boolean
  /** The name of another calendar, and what it calls the block; staff when not said. */
  readonly external?: { readonly source: string; readonly id: string | null }
}

/**
 * Keeps nights from being booked, all of them or none; the store is the last judge of a night that is used
 * already.
 */
export class CreateBlock {
  readonly #ports: BlockPorts

  constructor(ports: BlockPorts) {
    this.#ports = ports
  }

  async execute(command: CreateBlockCommand): Promise<Result<BlockView, BlockRefusal>> {
    const catalogue = await managedCatalogue(this.#ports, command)
    if (!catalogue.ok) return catalogue
    const facts = judgeBlock(command, this.#ports.clock.now())
    if (!facts.ok) return facts
    const { organisation, plots } = catalogue.value
    if (!facts.value.plotIds.every((wanted) => plots.some(({ id }) => id === wanted))) return refused({ code: 'not-found' })

    const { actor, external, dryRun = false } = command
    const block: Block = {
      id: this.#ports.randomness.uuid() as BlockId,
      organisationId: organisation.id,
      version: 1,
      nights: facts.value.nights,
      plotIds: facts.value.plotIds,
      reason: facts.value.reason,
      expiresAt: facts.value.expiresAt,
      source: external?.source ?? staffSource,
      externalId: external?.id ?? null,
      createdAt: this.#ports.clock.now(),
      createdBy: nameOfActor(actor),
    }
    return this.#keep(block, dryRun)
  }

  #keep(block: Block, dryRun: boolean): Promise<Result<BlockView, BlockRefusal>> {
    const { transaction, blocks } = this.#ports
    return transaction.run(async () => {
      await releaseExpired(this.#ports, { plotIds: block.plotIds, stay: block.nights, by: 'next-block' })
      const added = await blocks.add(block)
      if (!added.ok) return refused({ code: 'booked', plotIds: added.refusal.plotIds })
      if (dryRun) await blocks.remove(block)
      return accepted(blockView(block))
    })
  }
}
