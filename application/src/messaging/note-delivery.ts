import type { Clock } from '../shared/clock.ts'
import type { Transaction } from '../shared/transaction.ts'
import { applyDeliveryReport } from './apply-delivery-report.ts'
import type { CommunicationHistory, DeliveryReport } from './communication-history.ts'
import { errorWithoutPersonalData } from './error-without-personal-data.ts'

export interface NoteDeliveryPorts {
  readonly history: CommunicationHistory
  readonly transaction: Transaction
  readonly clock: Clock
}

/** `older`: no more than was known already. `unknown`: of no message that we sent, or not yet; it is kept for two days. */
export type NotedDelivery = 'noted' | 'older' | 'unknown'

/**
 * What a provider reports of a message, by its own id for it. The door that received the report has checked that it is the
 * provider's. Safe to repeat, and in any order (`integrations.md` §1, §2.2).
 */
export class NoteDelivery {
  readonly #ports: NoteDeliveryPorts

  constructor(ports: NoteDeliveryPorts) {
    this.#ports = ports
  }

  execute(reported: DeliveryReport): Promise<NotedDelivery> {
    const report = { ...reported, error: reported.error && errorWithoutPersonalData(reported.error) }
    return this.#ports.transaction.run(() => this.#note(report))
  }

  async #note(report: DeliveryReport): Promise<NotedDelivery> {
    const { history, clock } = this.#ports
    const message = await history.forReport(report)
    if (!message) {
      await history.keepEarlyReport(report, clock.now())
      return 'unknown'
    }
    return (await applyDeliveryReport(history, message, report)) ? 'noted' : 'older'
  }
}
