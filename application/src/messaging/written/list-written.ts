import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { WrittenFilter, WrittenListing, WrittenMessages } from './written-messages.ts'

export interface ListWrittenPorts {
  readonly writtenMessages: Pick<WrittenMessages, 'list'>
}

/** Messages about no booking: what waits, what was given up, what became of the rest. */
export class ListWritten {
  readonly #ports: ListWrittenPorts

  constructor(ports: ListWrittenPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    ...filter
  }: WrittenFilter & { readonly actor: Actor }): Promise<Result<readonly WrittenListing[], NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    return accepted(await this.#ports.writtenMessages.list(filter))
  }
}
