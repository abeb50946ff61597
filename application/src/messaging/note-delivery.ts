import type { Transaction } from '../shared/transaction.ts'
import { applyDeliveryReport, type DeliveryReportPorts, undeliveredIn } from './apply-delivery-report.ts'
import type { CommunicationHistory, DeliveryReport, SentMessage } from './communication-history.ts'
import { errorWithoutPersonalData } from './error-without-personal-data.ts'
import type { MessageLog } from './message-log.ts'

export interface NoteDeliveryPorts extends DeliveryReportPorts {
  readonly communicationHistory: CommunicationHistory
  readonly transaction: Transaction
  readonly messageLog: Pick<MessageLog, 'undelivered'>
}

/**
 * `older`: no more than was known already. `unknown`: of no message that we sent, or not yet; it is kept for
 * two days.
 */
export type NotedDelivery = 'noted' | 'older' | 'unknown'

/**
 * What a provider reports of a message, by its own id for it. The door that received the report has checked
 * that it is the provider's. Safe to repeat, and in any order (rule M11). After a definite failure the
 * message goes on by the next channel, in the same transaction.
 */
export class NoteDelivery {
  readonly #ports: NoteDeliveryPorts

  constructor(ports: NoteDeliveryPorts) {
    this.#ports = ports
  }

  async execute(reported: DeliveryReport): Promise<NotedDelivery> {
    const report = { ...reported, error: reported.error && errorWithoutPersonalData(reported.error) }
    const { answer, changed } = await this.#ports.transaction.run(() => this.#note(report))
    undeliveredIn(this.#ports.messageLog, changed)
    return answer
  }

  async #note(report: DeliveryReport): Promise<{ readonly answer: NotedDelivery; readonly changed?: SentMessage | undefined }> {
    const { communicationHistory, clock } = this.#ports
    const message = await communicationHistory.forReport(report)
    if (!message) {
      await communicationHistory.keepEarlyReport(report, clock.now())
      return { answer: 'unknown' }
    }
    const changed = await applyDeliveryReport(this.#ports, message, report)
    return { answer: changed ? 'noted' : 'older', changed }
  }
}
