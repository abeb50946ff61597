import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { actorName, findManaged } from '../reservations/find-managed.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import type { Clock } from '../shared/clock.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Conversations } from './conversations.ts'

interface Ports {
  readonly reservations: Reservations
  readonly conversations: Pick<Conversations, 'settle' | 'reopen'>
  readonly clock: Clock
}

interface Command {
  readonly actor: Actor
  readonly idOrReference: string
}

interface SetAsideCommand extends Command {
  /** What somebody had read of the guest; later words wait. */
  readonly seenUpTo: Temporal.Instant
}

/** What a guest wrote needs no answer, or was answered by telephone. Answers how much that was. */
export class SetConversationAside {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: SetAsideCommand): Promise<Result<number, NotFound>> {
    const { conversations, clock } = this.#ports
    const reservation = await findManaged(this.#ports, command)
    if (!reservation) return refused({ code: 'not-found' })
    const by = actorName(command.actor)
    return accepted(await conversations.settle(reservation.id, { how: 'set-aside', at: clock.now(), by }, command.seenUpTo))
  }
}

/** What was set aside last waits again. */
export class ReopenConversation {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(command: Command): Promise<Result<number, NotFound>> {
    const reservation = await findManaged(this.#ports, command)
    if (!reservation) return refused({ code: 'not-found' })
    return accepted(await this.#ports.conversations.reopen(reservation.id))
  }
}
