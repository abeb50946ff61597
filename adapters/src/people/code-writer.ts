import type { MessageLog } from '@camp/application/messaging/message-log.ts'
import type { OutboxMessageId } from '@camp/application/messaging/outbox.ts'
import type { CodeMessage, CodeMessages } from '@camp/application/people/code-messages.ts'
import type { WritingPorts } from '../messaging/plain-letter.ts'
import { codeLetter } from './code-letter.ts'

export interface CodeWriterPorts extends WritingPorts {
  readonly log: Pick<MessageLog, 'dead'>
}

/** Registered with WhatsApp as an authentication template; its one variable is the code. */
const template = 'verification_code'

/** The message expires with its code, and forgets it when it is sent. */
export class CodeWriter implements CodeMessages {
  readonly #ports: CodeWriterPorts

  constructor(ports: CodeWriterPorts) {
    this.#ports = ports
  }

  async write({ account, channel, to, purpose, code, expiresAt }: CodeMessage): Promise<void> {
    const { written, clock, randomness, publicUrl, log } = this.#ports
    const id = randomness.uuid() as OutboxMessageId
    if (to === null) return log.dead({ outboxMessageId: id, channel, type: 'default', error: 'no-cell-number' })
    const { language } = account
    const { host } = new URL(publicUrl)
    const words = codeLetter({ purpose, code, channel, language, host })
    const registered = channel === 'app' ? { template, variables: { 1: code } } : { template: null, variables: null }
    await written.add({
      id,
      channel,
      to,
      language,
      content: { ...words, ...registered, links: [], replyTo: null, secret: code },
      createdAt: clock.now(),
      expiresAt,
      tries: 0,
    })
  }
}
