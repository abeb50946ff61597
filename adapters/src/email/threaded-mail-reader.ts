import type { MailReader } from '@camp/application/conversations/mail-reader.ts'
import type { GuestMail } from '@camp/domain/conversations/guest-mail.ts'
import { gaveUp, type ParserThread } from '../parsing/parser-thread.ts'
import { mailLimits } from './read-mail.ts'

/** By postal-mime, in a thread that is ended when a mail takes too long. */
export class ThreadedMailReader implements MailReader {
  readonly #thread: ParserThread

  constructor(thread: ParserThread) {
    this.#thread = thread
  }

  async read(file: Uint8Array): Promise<GuestMail | null> {
    const answer = await this.#thread.read({ parser: 'mail', file, question: null }, mailLimits)
    return answer === gaveUp ? null : answer
  }
}
