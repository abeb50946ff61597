import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManagePlatform } from '../shared/permissions.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import { type AnswerHtiPorts, answerInLog } from './answer-hti-message.ts'
import type { HtiQueue } from './client/hti-queue.ts'
import type { HtiState, ShownHtiEntry } from './hti-log.ts'
import { isReplayable } from './read-hti-log.ts'

interface ReplayPorts extends AnswerHtiPorts {
  readonly htiQueue: Pick<HtiQueue, 'requeue'>
}

/**
 * Answers a booking of the channel again that failed, as if it had come now: staff made room for it. The
 * channel was told that it failed, and asks again or is told by people.
 */
export class ReplayHtiMessage {
  readonly #ports: ReplayPorts

  constructor(ports: ReplayPorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
  }: {
    readonly actor: Actor
    readonly id: string
  }): Promise<Result<{ readonly state: HtiState }, NotPermitted | NotFound | { readonly code: 'not-replayable' }>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { htiLog, htiConnections, otaCodec, clock } = this.#ports
    const entry = await htiLog.find(id)
    if (!entry) return refused({ code: 'not-found' })
    if (entry.direction === 'OUTBOUND') return this.#requeue(entry)
    const connection = entry.organisationId === null ? undefined : await htiConnections.find(entry.organisationId)
    const read = otaCodec.read(new TextEncoder().encode(entry.request))
    if (!isReplayable(entry) || !connection || !read.ok) return refused({ code: 'not-replayable' })
    const { ask, envelope } = read.value
    await htiLog.beginAgain(id, clock.now())
    const response = (reply: Parameters<typeof otaCodec.write>[0]) => otaCodec.write(reply, envelope, clock.now())
    await answerInLog(this.#ports, { id, proved: [connection], ask, at: null, response })
    return accepted({ state: (await htiLog.find(id))?.state ?? 'FAILED' })
  }

  /** It says what is true when it is said. */
  async #requeue(entry: ShownHtiEntry): Promise<Result<{ readonly state: HtiState }, { readonly code: 'not-replayable' }>> {
    const isWaiting = isReplayable(entry) && (await this.#ports.htiQueue.requeue(entry.id))
    return isWaiting ? accepted({ state: 'PENDING' }) : refused({ code: 'not-replayable' })
  }
}
