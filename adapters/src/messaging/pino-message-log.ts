import type { LoggedMessage, MessageLog } from '@camp/application/messaging/message-log.ts'
import type { Logger } from '../logging/logger.ts'

export class PinoMessageLog implements MessageLog {
  readonly #logger: Pick<Logger, 'warn' | 'error'>

  constructor(logger: Pick<Logger, 'warn' | 'error'>) {
    this.#logger = logger
  }

  skipped({ error, ...message }: LoggedMessage): void {
    this.#logger.error({ ...message, reason: error }, 'notification skipped')
  }

  failed({ error, ...message }: LoggedMessage & { readonly tries: number }): void {
    this.#logger.warn({ ...message, reason: error }, 'notification failed, will be tried again')
  }

  dead({ error, ...message }: LoggedMessage): void {
    this.#logger.error({ ...message, reason: error }, 'notification given up, see the dead messages of the outbox')
  }

  undelivered({ error, ...message }: LoggedMessage): void {
    this.#logger.error({ ...message, reason: error }, 'notification not delivered, says its provider')
  }
}
