import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { ReceiveGuestMessages } from '../conversations/receive-guest-messages.ts'
import type { NoteDelivery, NotedDelivery } from '../messaging/note-delivery.ts'
import type { Clock } from '../shared/clock.ts'
import type { ReceivedReports, ReportsRefusal, WhatsAppReports } from './delivery-reports.ts'

export interface ReceiveWhatsAppReportsPorts {
  readonly whatsAppReports: WhatsAppReports
  readonly noteDelivery: Pick<NoteDelivery, 'execute'>
  readonly receiveGuestMessages: Pick<ReceiveGuestMessages, 'execute'>
  readonly clock: Clock
}

/** `heard`: what guests wrote, that was new. */
export type ReportCounts = Readonly<Record<NotedDelivery | 'heard', number>>

/** A webhook: checked first, then each report noted. Repeats and any order end in the same states. */
export class ReceiveWhatsAppReports {
  readonly #ports: ReceiveWhatsAppReportsPorts

  constructor(ports: ReceiveWhatsAppReportsPorts) {
    this.#ports = ports
  }

  async execute(received: ReceivedReports): Promise<Result<ReportCounts, ReportsRefusal>> {
    const { whatsAppReports, noteDelivery, receiveGuestMessages, clock } = this.#ports
    const read = whatsAppReports.read(received, clock.now())
    if (!read.ok) return read
    const counts = { noted: 0, older: 0, unknown: 0 }
    for (const report of read.value) counts[await noteDelivery.execute(report)] += 1
    return accepted({ ...counts, heard: await receiveGuestMessages.execute(whatsAppReports.said(received)) })
  }
}

/** Repeats Meta's challenge when the address is registered with our token. */
export class AnswerWhatsAppChallenge {
  readonly #ports: { readonly whatsAppReports: Pick<WhatsAppReports, 'challengeOf'> }

  constructor(ports: { readonly whatsAppReports: Pick<WhatsAppReports, 'challengeOf'> }) {
    this.#ports = ports
  }

  async execute(query: Readonly<Record<string, string | undefined>>): Promise<string | undefined> {
    return this.#ports.whatsAppReports.challengeOf(query)
  }
}
