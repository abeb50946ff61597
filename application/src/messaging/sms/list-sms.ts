import { monthFilter } from '@camp/domain/formatting/month-filter.ts'
import type { DeliveryState } from '@camp/domain/messaging/delivery-state.ts'
import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Actor } from '../../shared/actor.ts'
import { type Clock, todayIn } from '../../shared/clock.ts'
import type { Listing } from '../../shared/listing.ts'
import { mayManagePlatform } from '../../shared/permissions.ts'
import type { NotPermitted } from '../../shared/refusals.ts'
import type { SmsFilter, SmsList, SmsMessages, SmsSort } from './sms-messages.ts'

export interface ListSmsPorts {
  readonly smsMessages: Pick<SmsMessages, 'list'>
  readonly clock: Clock
}

export interface ListSmsCommand extends Listing<SmsSort> {
  readonly actor: Actor
  readonly states: readonly DeliveryState[] | null
  /** `2026-11`, as typed: anything else is today (rule T7). Null: whenever. */
  readonly month: string | null
}

/** Days of the platform's reports. */

/** What was sent by SMS, what became of it and what it cost: for the platform's staff. */
export class ListSms {
  readonly #ports: ListSmsPorts

  constructor(ports: ListSmsPorts) {
    this.#ports = ports
  }

  async execute({ actor, month, ...query }: ListSmsCommand): Promise<Result<SmsList, NotPermitted>> {
    if (!mayManagePlatform(actor)) return refused({ code: 'not-permitted' })
    const sent = month === null ? null : this.#momentsOf(month)
    return accepted(await this.#ports.smsMessages.list({ ...query, sent }))
  }

  #momentsOf(month: string): SmsFilter['sent'] {
    const { start, end } = monthFilter(month, todayIn(platformZone, this.#ports.clock))
    const until = end.toPlainDate().add({ days: 1 })
    return { from: start.toZonedDateTime(platformZone).toInstant(), until: until.toZonedDateTime(platformZone).toInstant() }
  }
}
