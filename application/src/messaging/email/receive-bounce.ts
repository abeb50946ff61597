import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Clock } from '../../shared/clock.ts'
import type { NoteDelivery, NotedDelivery } from '../note-delivery.ts'

export interface ReceivedBounce {
  /** What the address carried; empty without one. */
  readonly secret: string
  /** A whole mail. */
  readonly rawBody: string
}

/** What a mail server says of a mail that it took. */
export interface EmailStatus {
  /** Of the mail that it is about: our own Message-ID, which is the provider's name for it. */
  readonly messageId: string
  readonly state: 'delivered' | 'failed'
  readonly error: string | null
}

export type BounceRefused = { readonly code: 'secret-invalid' | 'bounce-unreadable' }

/** Reads delivery status notifications of mail servers (RFC 3464). */
export interface BounceReader {
  /** Nothing where the notification says that the mail is still under way. */
  read(received: ReceivedBounce): Promise<Result<EmailStatus | null, BounceRefused>>
}

export interface ReceiveBouncePorts {
  readonly bounceReader: BounceReader
  readonly noteDelivery: Pick<NoteDelivery, 'execute'>
  readonly clock: Clock
}

/** `under-way`: the server still tries. */
export type BounceNoted = NotedDelivery | 'under-way'

/** A mail that came back to its sender, or a word that it arrived. Safe to repeat. */
export class ReceiveBounce {
  readonly #ports: ReceiveBouncePorts

  constructor(ports: ReceiveBouncePorts) {
    this.#ports = ports
  }

  /** Throws on an outage: whoever brought the notification brings it again. */
  async execute(received: ReceivedBounce): Promise<Result<BounceNoted, BounceRefused>> {
    const { bounceReader, noteDelivery, clock } = this.#ports
    const read = await bounceReader.read(received)
    if (!read.ok) return read
    if (!read.value) return accepted('under-way')

    const { messageId: providerMessageId, state, error } = read.value
    return accepted(await noteDelivery.execute({ channel: 'email', providerMessageId, state, error, at: clock.now() }))
  }
}
