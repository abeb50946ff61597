import { type CloseDayRefusal, closeDay, type DayToClose } from '@camp/domain/cash-up/close-day.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import { actorName } from '../reservations/find-managed.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { Transaction } from '../shared/transaction.ts'
import type { CashUps, ClosedDay } from './cash-ups.ts'

export type CloseCashUpRefusal = CloseDayRefusal | { readonly code: 'day-closed' } | NotFound | NotPermitted

interface Ports {
  readonly catalogues: Catalogues
  readonly clock: Clock
  readonly cashUps: CashUps
  readonly transaction: Transaction
}

/** Closes a day of the till with what was counted (rule D14); it stays as it was closed. */
export class CloseCashUp {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(
    command: {
      readonly actor: Actor
      readonly orgSlug: string
      /** Only says how the day would stand. */
      readonly dryRun?: boolean
    } & Pick<DayToClose, 'day' | 'counted' | 'note' | 'shownEntries'>,
  ): Promise<Result<ClosedDay, CloseCashUpRefusal>> {
    const desk = await openDesk(this.#ports, command)
    if (!desk.ok) return desk
    const { id: organisationId, province } = desk.value.organisation
    const { timezone, currency } = province.country
    const { cashUps, clock, transaction } = this.#ports
    const { day } = command
    return transaction.run(async () => {
      if (await cashUps.find(organisationId, day)) return refused({ code: 'day-closed' })
      const entries = await cashUps.entriesOf(organisationId, day)
      const counted = closeDay({ ...command, entries, currency, today: todayIn(timezone, clock) })
      if (!counted.ok) return counted
      const closed = { ...counted.value, organisationId, day, closedAt: clock.now(), closedBy: actorName(command.actor) }
      if (command.dryRun) return accepted(closed)
      const done = await cashUps.close(closed)
      return done.ok ? accepted(closed) : done
    })
  }
}
