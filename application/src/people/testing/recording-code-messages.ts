import type { CodeMessage, CodeMessages } from '../code-messages.ts'

export class RecordingCodeMessages implements CodeMessages {
  readonly sent: CodeMessage[] = []

  async write(message: CodeMessage): Promise<void> {
    this.sent.push(message)
  }
}
