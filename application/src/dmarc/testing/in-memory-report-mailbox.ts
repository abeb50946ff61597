import { accepted } from '@camp/domain/shared/result.ts'
import type { ReportMailbox, WaitingMail } from '../report-mailbox.ts'

export class InMemoryReportMailbox implements ReportMailbox {
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
