import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { ReceiveGuestMessages } from '../../conversations/receive-guest-messages.ts'
import type { Clock } from '../../shared/clock.ts'
import type { NoteDelivery, NotedDelivery } from '../note-delivery.ts'
import type { SmsMessages } from './sms-messages.ts'
import type { SmsProvider, SmsReportsRefused } from './sms-provider.ts'

export interface ReceiveSmsReportsPorts {
  readonly smsProvider: Pick<SmsProvider, 'readReports' | 'readIncoming'>
  readonly smsMessages: Pick<SmsMessages, 'noteCost'>
  readonly noteDelivery: Pick<NoteDelivery, 'execute'>
  readonly receiveGuestMessages: Pick<ReceiveGuestMessages, 'execute'>
  readonly clock: Clock
}

export interface ReceivedSmsReports {
  /** What the address carried; empty without one. */
  readonly secret: string
  readonly rawBody: string
}

/** `heard`: what guests wrote, that was new. */
export type SmsReportCounts = Readonly<Record<NotedDelivery | 'heard', number>>

/** A call of the SMS provider with what became of messages; an empty list only tries our address. */
export class ReceiveSmsReports {
  readonly #ports: ReceiveSmsReportsPorts

  constructor(ports: ReceiveSmsReportsPorts) {
    this.#ports = ports
  }

  /**
   * Reports on messages that are not ours are counted and left alone. Throws on an outage: the provider then
   * calls again.
   */
  async execute(received: ReceivedSmsReports): Promise<Result<SmsReportCounts, SmsReportsRefused>> {
    const { smsProvider, smsMessages, noteDelivery, receiveGuestMessages, clock } = this.#ports
    const read = smsProvider.readReports(received)
    if (!read.ok) return read

    const counts = { noted: 0, older: 0, unknown: 0 }
    for (const { providerMessageId, state, error, parts, credits } of read.value) {
      const noted = await noteDelivery.execute({ channel: 'sms', providerMessageId, state, error, at: clock.now() })
      if (noted !== 'unknown') await smsMessages.noteCost({ providerMessageId, parts, credits })
      counts[noted] += 1
    }
    return accepted({ ...counts, heard: await receiveGuestMessages.execute(smsProvider.readIncoming(received)) })
  }
}
