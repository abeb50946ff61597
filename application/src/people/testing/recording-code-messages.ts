import type { CodeMessage, CodeMessages } from '../code-messages.ts'

export class RecordingCodeMessages implements CodeMessages {
  readonly sent: CodeMessage[] = []

  async send(message: CodeMessage): Promise<void> {
    this.sent.push(message)
  }
}
