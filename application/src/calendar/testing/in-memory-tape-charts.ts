import { type Block, isBlockExpired } from '@camp/domain/blocks/block.ts'
import { debtOf } from '@camp/domain/debtors/debt.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import { nightsOn } from '@camp/domain/reservations/amend/nights-on-plot.ts'
import { isExpired } from '@camp/domain/reservations/expiry.ts'
import { isWrittenOff, openBalance } from '@camp/domain/reservations/open-balance.ts'
import type { Reservation, ReservedPlot } from '@camp/domain/reservations/reservation.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { occupies } from '@camp/domain/reservations/transitions.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { partySize } from '@camp/domain/stay-rules/party.ts'
import type { StayDates } from '@camp/domain/stay-rules/stay-dates.ts'
import type { InMemoryBlocks } from '../../blocks/testing/in-memory-blocks.ts'
import type { DeskLog } from '../../desk/desk-log.ts'
import { standingNotes } from '../../desk/undo-small-act.ts'
import type { InMemoryPayments } from '../../payments/testing/in-memory-payments.ts'
import type { InMemoryReservations } from '../../reservations/testing/in-memory-reservations.ts'
import { balanceState, openCents } from '../balance-state.ts'
import {
  type ChartBar,
  type ChartBlock,
  type ChartContents,
  type ChartProblem,
  type ChartWindow,
  problemKinds,
  problemsShown,
  soonHours,
  type TapeCharts,
} from '../tape-charts.ts'

interface Stores {
  readonly reservations: InMemoryReservations
  readonly blocks: InMemoryBlocks
  readonly payments: InMemoryPayments
  readonly deskLog: DeskLog
}

export class InMemoryTapeCharts implements TapeCharts {
  readonly #stores: Stores

  constructor(stores: Stores) {
    this.#stores = stores
  }

  async contents(window: ChartWindow): Promise<ChartContents> {
    const live = this.#reservations(window).filter(({ status }) => occupies(status))
    const bars = await Promise.all(
      live
        .filter((reservation) => !isExpired(reservation, window.now))
        .flatMap((reservation) => reservation.plots.map((plot) => ({ reservation, plot })))
        .filter(({ plot }) => isSeen(nightsOn(plot), window))
        .map(({ reservation, plot }) => this.#bar(reservation, plot)),
    )
    const blocks = this.#stores.blocks
      .all()
      .filter(({ organisationId, nights }) => organisationId === window.organisationId && meets(nights, window))
      .filter((block) => !isBlockExpired(block, window.now))
    return { bars: bars.toSorted(byFirstNight), blocks: blocks.map(chartBlock).toSorted(byStart) }
  }

  async problems({ organisationId, now }: Pick<ChartWindow, 'organisationId' | 'now'>, today: Temporal.PlainDate) {
    const reservations = this.#reservations({ organisationId })
    const found = await Promise.all(
      reservations.map(async (reservation) => [
        ...(await this.#moneyWithoutPlots(reservation)),
        ...expiringSoon(reservation, now),
        ...overdue(reservation, today),
        ...leftOwing(reservation),
      ]),
    )
    return found.flat().toSorted(byKindAndArrival).slice(0, problemsShown)
  }

  async version(window: ChartWindow): Promise<string> {
    const today = window.now.toZonedDateTimeISO('UTC').toPlainDate()
    return JSON.stringify([await this.contents(window), await this.problems(window, today)])
  }

  #reservations({ organisationId }: Pick<ChartWindow, 'organisationId'>): readonly Reservation[] {
    return this.#stores.reservations.all().filter((reservation) => reservation.organisationId === organisationId)
  }

  async #bar(reservation: Reservation, plot: ReservedPlot): Promise<ChartBar> {
    const { arrival, departure } = nightsOn(plot)
    const guest = submittedFacts(reservation)?.guest
    const money = moneyOf(reservation)
    const offline = submittedFacts(reservation)?.offline
    const log = await this.#stores.deskLog.of(reservation.id)
    const isNoted = offline?.notes != null || standingNotes(log).length > 0
    return {
      reservationId: reservation.id,
      reference: reservation.simpleReference,
      plotId: plot.plotId,
      arrival: arrival.toString(),
      departure: departure.toString(),
      guestName: nameOf(reservation),
      partySize: partySize(plot.party),
      pax: plot.pax,
      status: reservation.status,
      balance: balanceState(money),
      openCents: openCents(money),
      isCheckedIn: submittedFacts(reservation)?.checkedInAt != null,
      isCheckedOut: reservation.status === 'completed' && reservation.checkedOutAt !== null,
      hasNotes: isNoted || guest?.specialRequest != null || guest?.allergies != null,
      isOffline: offline !== undefined,
      plotCount: reservation.plots.length,
      vehiclePlate: guest?.vehiclePlate ?? null,
    }
  }

  async #moneyWithoutPlots(reservation: Reservation): Promise<readonly ChartProblem[]> {
    const tasks = await this.#stores.payments.refundTasksOf(reservation.id)
    return tasks
      .filter(({ reason, state }) => reason === 'payment-after-expiry' && state !== 'done')
      .map(({ amount }) => problem('money-without-plots', reservation, amount.cents))
  }
}

function expiringSoon(reservation: Reservation, now: Temporal.Instant): readonly ChartProblem[] {
  if (reservation.status !== 'pending' || isExpired(reservation, now)) return []
  if (!isExpired(reservation, now.add({ hours: soonHours }))) return []
  const expiresAt = reservation.expiryDate.toString()
  return [{ ...problem('expires-soon', reservation, openCents(moneyOf(reservation))), expiresAt }]
}

function overdue(reservation: Reservation, today: Temporal.PlainDate): readonly ChartProblem[] {
  const { status, stay } = reservation
  const { arrival, departure } = stay
  const dueDate = submittedFacts(reservation)?.dueDate ?? null
  const debt = debtOf({ status, arrival, departure, balance: openBalance(reservation), dueDate, transfer: null }, today)
  return debt?.kind === 'overdue' ? [problem('balance-overdue', reservation, debt.amount.cents)] : []
}

function leftOwing(reservation: Reservation): readonly ChartProblem[] {
  const cents = openCents(moneyOf(reservation))
  return reservation.status === 'completed' && cents > 0 ? [problem('left-owing', reservation, cents)] : []
}

function problem(kind: ChartProblem['kind'], reservation: Reservation, cents: number): ChartProblem {
  return {
    kind,
    reservationId: reservation.id,
    reference: reservation.simpleReference,
    guestName: nameOf(reservation),
    arrival: reservation.stay.arrival.toString(),
    departure: reservation.stay.departure.toString(),
    cents,
    expiresAt: null,
  }
}

function chartBlock({ id, version, plotIds, nights, reason, source, expiresAt }: Block): ChartBlock {
  const [start, end] = [nights.arrival.toString(), nights.departure.toString()]
  return { id, version, plotIds, start, end, reason, source, expiresAt: expiresAt?.toString() ?? null }
}

function moneyOf(reservation: Reservation) {
  const { status, amountDue, amountPaid } = reservation
  return { status, dueCents: amountDue.cents, paidCents: amountPaid.cents, isWrittenOff: isWrittenOff(reservation) }
}

function nameOf(reservation: Reservation): string | null {
  const guest = submittedFacts(reservation)?.guest
  return (guest && fullName(guest)) || null
}

function meets({ arrival, departure }: StayDates, { from, to }: ChartWindow): boolean {
  return arrival.toString() < to.toString() && departure.toString() > from.toString()
}

/** Who leaves on the first day is there in its morning. */
function isSeen({ arrival, departure }: StayDates, { from, to }: ChartWindow): boolean {
  return arrival.toString() < to.toString() && departure.toString() >= from.toString()
}

function byFirstNight(one: ChartBar, other: ChartBar): number {
  return textOrder(one.arrival + one.reservationId + one.plotId, other.arrival + other.reservationId + other.plotId)
}

function byStart(one: ChartBlock, other: ChartBlock): number {
  return textOrder(one.start + one.id, other.start + other.id)
}

function byKindAndArrival(one: ChartProblem, other: ChartProblem): number {
  const kinds = problemKinds.indexOf(one.kind) - problemKinds.indexOf(other.kind)
  return kinds || textOrder(one.arrival + one.reservationId, other.arrival + other.reservationId)
}

function textOrder(one: string, other: string): number {
  return one < other ? -1 : Number(one > other)
}
