import { monthFilter } from '@camp/domain/formatting/month-filter.ts'
import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import { type Clock, todayIn } from '../../shared/clock.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { SmsFilter, SmsList, SmsMessages } from './sms-messages.ts'
import type { SmsProfile, SmsProvider, SmsRefused } from './sms-provider.ts'

export interface ShowSmsReportPorts {
  readonly smsProvider: Pick<SmsProvider, 'profile'>
  readonly smsMessages: Pick<SmsMessages, 'list'>
  readonly clock: Clock
}

export interface SmsReportQuery {
  readonly actor: Actor
  readonly states: readonly DeliveryState[] | null
  /** `2026-11`, as typed: anything else is today (rule T7). Null: whenever. */
  readonly month: string | null
  readonly offset: number
  readonly limit: number
}

export interface SmsReportView {
  readonly messages: SmsList
  /** What the provider answers now; the messages are there whatever it says. */
  readonly profile: Result<SmsProfile, SmsRefused>
}

/** Days of the platform's reports. */
export const smsReportZone = 'Africa/Johannesburg'

/** What was sent by SMS, what it cost and what is left: for the platform's staff. */
export class ShowSmsReport {
  readonly #ports: ShowSmsReportPorts

  constructor(ports: ShowSmsReportPorts) {
    this.#ports = ports
  }

  async execute({ actor, states, month, offset, limit }: SmsReportQuery): Promise<Result<SmsReportView, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const { smsProvider, smsMessages } = this.#ports
    const filter = { states, sent: month === null ? null : this.#momentsOf(month) }
    const [messages, profile] = await Promise.all([smsMessages.list(filter, { offset, limit }), smsProvider.profile()])
    return accepted({ messages, profile })
  }

  #momentsOf(month: string): SmsFilter['sent'] {
    const { start, end } = monthFilter(month, todayIn(smsReportZone, this.#ports.clock))
    const until = end.toPlainDate().add({ days: 1 })
    return { from: start.toZonedDateTime(smsReportZone).toInstant(), until: until.toZonedDateTime(smsReportZone).toInstant() }
  }
}
