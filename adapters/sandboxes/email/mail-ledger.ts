import { randomUUID } from 'node:crypto'
import type { Temporal } from '@camp/domain/shared/temporal.ts'

export interface KeptMail {
  readonly id: string
  readonly at: Temporal.Instant
  readonly from: string
  /** Who got it, whatever the headers say. */
  readonly recipients: readonly string[]
  /** To the byte. */
  readonly raw: Buffer
}

/** One recipient that was not simply taken. */
export interface RefusedRecipient {
  readonly at: Temporal.Instant
  readonly address: string
  readonly answer: string
}

export interface BounceCall {
  readonly at: Temporal.Instant
  readonly address: string
  readonly action: string
  readonly attempt: number
  readonly answer: string
}

const mostKept = 500

/** What the mail server has taken and refused since it started, the newest first. */
export class MailLedger {
  #mails: readonly KeptMail[] = []
  #refused: readonly RefusedRecipient[] = []
  #calls: readonly BounceCall[] = []

  keep(mail: Omit<KeptMail, 'id'>): KeptMail {
    const kept = { id: randomUUID(), ...mail }
    this.#mails = [kept, ...this.#mails].slice(0, mostKept)
    return kept
  }

  refuse(refused: RefusedRecipient): void {
    this.#refused = [refused, ...this.#refused].slice(0, mostKept)
  }

  noteCall(call: BounceCall): void {
    this.#calls = [call, ...this.#calls].slice(0, mostKept)
  }

  mails(): readonly KeptMail[] {
    return this.#mails
  }

  mail(id: string): KeptMail | undefined {
    return this.#mails.find((mail) => mail.id === id)
  }

  refused(): readonly RefusedRecipient[] {
    return this.#refused
  }

  calls(): readonly BounceCall[] {
    return this.#calls
  }
}
