import { accepted } from '@camp/domain/shared/result.ts'
import type { Mailbox, WaitingMail } from '../mailbox.ts'

export class InMemoryMailbox implements Mailbox {
  readonly #waiting: WaitingMail[]

  constructor(mails: readonly WaitingMail[]) {
    this.#waiting = [...mails]
  }

  async takeEach(most: number, take: (mail: WaitingMail) => Promise<boolean>) {
    for (const mail of this.#waiting.slice(0, most)) {
      if (await take(mail)) this.#waiting.splice(this.#waiting.indexOf(mail), 1)
    }
    return accepted({ waiting: this.#waiting.length })
  }
}
