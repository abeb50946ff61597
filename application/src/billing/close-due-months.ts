import { platformZone } from '@camp/domain/shared/platform-zone.ts'
import type { Result } from '@camp/domain/shared/result.ts'
import { system } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { CloseBillingMonth, ClosedMonths, CloseRefusal } from './close-billing-month.ts'

/** The day of a month on which the one before it is closed: what was late has come by then. */
export const closingDay = 3

interface Ports {
  readonly closeBillingMonth: Pick<CloseBillingMonth, 'execute'>
  readonly clock: Clock
}

/** Closes the month before, and those before it that are still open, from the third day on (rule B8). */
export class CloseDueMonths {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(): Promise<Result<ClosedMonths, CloseRefusal> | null> {
    const { closeBillingMonth, clock } = this.#ports
    const today = todayIn(platformZone, clock)
    if (today.day < closingDay) return null
    return closeBillingMonth.execute({ actor: system('billing close'), month: today.toPlainYearMonth().subtract({ months: 1 }) })
  }
}
