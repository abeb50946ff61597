import type { LoggedMessage, MessageLog } from '../message-log.ts'

export class RecordingMessageLog implements MessageLog {
  readonly entries: { readonly kind: 'skipped' | 'failed' | 'dead' | 'undelivered'; readonly message: LoggedMessage }[] = []

  skipped(message: LoggedMessage): void {
    this.entries.push({ kind: 'skipped', message })
  }

  failed(message: LoggedMessage): void {
    this.entries.push({ kind: 'failed', message })
  }

  dead(message: LoggedMessage): void {
    this.entries.push({ kind: 'dead', message })
  }

  undelivered(message: LoggedMessage): void {
    this.entries.push({ kind: 'undelivered', message })
  }
}
