import {
  countedDifference,
  expectedByMethod,
  netOfTill,
  type TillEntry,
  type TillLine,
  tillLines,
} from '@camp/domain/cash-up/till.ts'
import type { OfflinePaymentMethod } from '@camp/domain/payments/offline-payment.ts'
import type { Currency, Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { deskOrganisation, openDesk } from '../desk/desk-access.ts'
import type { DeskReservations } from '../desk/desk-reservations.ts'
import type { DeskOrganisation } from '../desk/desk-views.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { BookedTillEntry, CashUps } from './cash-ups.ts'

export interface CashUpPorts {
  readonly catalogues: Catalogues
  readonly clock: Clock
  readonly cashUps: CashUps
  readonly bookings: Pick<DeskReservations, 'namesOf'>
}

interface Named {
  /** Null for a command, and for somebody who is gone. */
  readonly byName: string | null
}

export interface CashUpView {
  readonly organisation: DeskOrganisation
  readonly day: Temporal.PlainDate
  readonly today: Temporal.PlainDate
  readonly currency: Currency
  readonly lines: readonly (TillLine & Named)[]
  /** `counted` null: nobody has counted yet. */
  readonly methods: readonly {
    readonly method: OfflinePaymentMethod
    readonly expected: Money
    readonly counted: Money | null
  }[]
  readonly net: Money
  readonly entries: readonly (BookedTillEntry & Named)[]
  readonly closed:
    | ({ readonly at: Temporal.Instant; readonly by: string; readonly note: string | null; readonly difference: Money } & Named)
    | null
  /** Written down for this day after it was closed. */
  readonly later: readonly (BookedTillEntry & Named)[]
  readonly laterNet: Money
}

/** The till of one day; today in the organisation's zone when none is named. */
export class ShowCashUp {
  readonly #ports: CashUpPorts

  constructor(ports: CashUpPorts) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly orgSlug: string
    readonly day: Temporal.PlainDate | null
  }): Promise<Result<CashUpView, NotFound | NotPermitted>> {
    const desk = await openDesk(this.#ports, query)
    if (!desk.ok) return desk
    const { id, province } = desk.value.organisation
    const { timezone, currency } = province.country
    const { cashUps, bookings, clock } = this.#ports
    const today = todayIn(timezone, clock)
    const day = query.day ?? today
    const [all, closed] = await Promise.all([cashUps.entriesOf(id, day), cashUps.find(id, day)])
    const names = await bookings.namesOf([...new Set([...all.map(({ by }) => by), ...(closed ? [closed.closedBy] : [])])])
    const named = <Written extends { readonly by: string }>(one: Written) => ({ ...one, byName: names.get(one.by) ?? null })
    const isCounted = ({ id: entryId }: TillEntry) => closed?.entryIds.includes(entryId) ?? true
    const later = all.filter((entry) => !isCounted(entry))
    const lines = closed?.lines ?? tillLines(all, currency)
    return accepted({
      organisation: deskOrganisation(desk.value),
      day,
      today,
      currency,
      lines: lines.map(named),
      methods: closed?.counts ?? expectedByMethod(lines, currency).map((one) => ({ ...one, counted: null })),
      net: netOfTill(lines, currency),
      entries: all.filter(isCounted).map(named),
      closed: closed
        ? named({
            at: closed.closedAt,
            by: closed.closedBy,
            note: closed.note,
            difference: countedDifference(closed.counts, currency),
          })
        : null,
      later: later.map(named),
      laterNet: netOfTill(tillLines(later, currency), currency),
    })
  }
}
