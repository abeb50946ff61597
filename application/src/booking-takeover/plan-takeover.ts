import {
  clashesInFile,
  isOneBooking,
  type TakeoverBooking,
  takeoverBookings,
} from '@camp/domain/booking-takeover/takeover-bookings.ts'
import { knownColumns, knownSource, missingColumns, type TakeoverSource } from '@camp/domain/booking-takeover/takeover-columns.ts'
import { readTakeoverRow, type TakeoverRow } from '@camp/domain/booking-takeover/takeover-row.ts'
import type { Catalogue } from '@camp/domain/organisations/catalogue.ts'
import { fullName } from '@camp/domain/people/person-name.ts'
import type { Plot } from '@camp/domain/plots/plot.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { PlanOfflineReservationPorts } from '../offline-reservations/offline-reservation-ports.ts'
import { planOfflineReservation, totalOfPlots } from '../offline-reservations/plan-offline-reservation.ts'
import { judgeManager } from '../settings/settings-permission.ts'
import { todayIn } from '../shared/clock.ts'
import type { TableReader } from './table-reader.ts'
import type { TakenOverBookings } from './taken-over-bookings.ts'
import type {
  RowOutcome,
  TakeoverConflict,
  TakeoverLine,
  TakeoverQuery,
  TakeoverRefusal,
  TakeoverView,
} from './takeover-answers.ts'
import { offlineCommandOf } from './takeover-command.ts'

export interface PlanTakeoverPorts extends PlanOfflineReservationPorts {
  readonly tableReader: TableReader
  readonly takenOverBookings: TakenOverBookings
}

export interface PlannedTakeover {
  readonly view: TakeoverView
  readonly catalogue: Catalogue
  /** What would be booked. */
  readonly bookings: readonly (TakeoverBooking & { readonly command: ReturnType<typeof offlineCommandOf> })[]
}

/** Every row of the file by the rules of a booking at the desk; nothing is written. */
export async function planTakeover(
  ports: PlanTakeoverPorts,
  query: TakeoverQuery,
): Promise<Result<PlannedTakeover, TakeoverRefusal>> {
  const desk = await openDesk(ports, query)
  if (!desk.ok) return desk
  const catalogue = desk.value
  const judged = judgeManager(query.actor, catalogue.organisation.id)
  if (!judged.ok) return judged
  const table = ports.tableReader.read(query.text)
  if (!table.ok) return table
  const { headings, rows } = table.value
  const columns = { ...knownColumns(headings), ...query.columns }
  const missing = missingColumns(columns)
  const read = missing.length > 0 ? [] : rows.map(({ row, cells }) => ({ row, answer: readTakeoverRow(row, cells, columns) }))
  const judge = new TakeoverJudge(ports, query, catalogue, knownSource(headings))
  await judge.judge(read.flatMap(({ answer }) => (answer.ok ? [answer.value] : [])))
  const lines = read.map(({ row, answer }) => {
    if (answer.ok) return lineOf(answer.value, judge.outcomeOf(answer.value))
    return unreadLine(row, { kind: 'conflict', conflicts: answer.refusal.faults })
  })
  const siteNames = new Map(catalogue.sites.map(({ id, name }) => [id, name]))
  const plots = catalogue.plots.map(({ id, name, siteId }) => ({ id, name, siteName: siteNames.get(siteId) ?? '' }))
  const view = { source: judge.source, headings, columns, missing, lines, unknownPlots: judge.unknownPlots(), plots }
  return accepted({ view, catalogue, bookings: judge.bookings })
}

class TakeoverJudge {
  readonly source: TakeoverSource
  readonly bookings: PlannedTakeover['bookings'][number][] = []
  readonly #ports: PlanTakeoverPorts
  readonly #query: TakeoverQuery
  readonly #catalogue: Catalogue
  readonly #outcomes = new Map<number, RowOutcome>()

  constructor(ports: PlanTakeoverPorts, query: TakeoverQuery, catalogue: Catalogue, source: TakeoverSource) {
    this.#ports = ports
    this.#query = query
    this.#catalogue = catalogue
    this.source = source
  }

  outcomeOf({ row }: TakeoverRow): RowOutcome {
    const outcome = this.#outcomes.get(row)
    if (!outcome) throw new Error(`row ${row} was not judged`)
    return outcome
  }

  unknownPlots(): readonly string[] {
    const conflicts = [...this.#outcomes.values()].flatMap((outcome) => (outcome.kind === 'conflict' ? outcome.conflicts : []))
    return [...new Set(conflicts.flatMap((conflict) => (conflict.code === 'plot-unknown' ? [conflict.plotName] : [])))]
  }

  async judge(rows: readonly TakeoverRow[]): Promise<void> {
    const { organisation } = this.#catalogue
    const today = todayIn(organisation.province.country.timezone, this.#ports.clock)
    const bookings = takeoverBookings(rows)
    const identities = bookings.map(({ identity }) => identity)
    const known = await this.#ports.takenOverBookings.known(organisation.id, this.source, identities)
    const open: TakeoverBooking[] = []
    for (const booking of bookings) {
      const settled = known.has(booking.identity) ? ({ kind: 'known' } as const) : settledBefore(booking, today)
      if (settled) this.#say(booking, settled)
      else open.push(booking)
    }
    const clashes = clashesInFile(open.flatMap(({ rows: own }) => own.flatMap((row) => this.#placed(row))))
    for (const booking of open) await this.#judgeOpen(booking, clashes, today)
  }

  async #judgeOpen(booking: TakeoverBooking, clashes: ReadonlyMap<number, number>, today: Temporal.PlainDate): Promise<void> {
    const conflicts = booking.rows.flatMap((row): readonly TakeoverConflict[] => {
      const other = clashes.get(row.row)
      return [
        ...(this.#plotOf(row) ? [] : [{ code: 'plot-unknown', plotName: row.plotName } as const]),
        ...(other === undefined ? [] : [{ code: 'clashes-in-file', row: other } as const]),
        ...(Temporal.PlainDate.compare(row.arrival, today) < 0 ? [{ code: 'already-begun' } as const] : []),
      ]
    })
    if (!isOneBooking(booking)) conflicts.push({ code: 'reference-twice' })
    if (conflicts.length > 0) return this.#say(booking, { kind: 'conflict', conflicts })
    const plotIds = booking.rows.flatMap((row) => this.#plotOf(row)?.id ?? [])
    const command = offlineCommandOf(booking, {
      query: this.#query,
      catalogue: this.#catalogue,
      source: this.source,
      plotIds,
      today,
    })
    const planned = await planOfflineReservation(this.#ports, command)
    if (!planned.ok) {
      const faults = [planned.refusal, ...(planned.refusal.also ?? [])]
      return this.#say(booking, {
        kind: 'conflict',
        conflicts: faults.map(({ code }) => ({ code: 'not-bookable', fault: code })),
      })
    }
    this.bookings.push({ ...booking, command })
    const [first] = booking.rows
    const total = totalOfPlots(planned.value.plots)
    const paid = command.received?.amount ?? total.minus(total)
    this.#say(booking, { kind: 'new', total, paid, hasContact: first.email !== null || command.guest.cell !== null })
  }

  #say({ rows }: TakeoverBooking, outcome: RowOutcome): void {
    for (const { row } of rows) this.#outcomes.set(row, outcome)
  }

  #placed(row: TakeoverRow) {
    const plot = this.#plotOf(row)
    const isShared = plot?.allowMultipleReservationsUpToPaxMax ?? true
    return plot && !isShared ? [{ row: row.row, plotId: plot.id, arrival: row.arrival, departure: row.departure }] : []
  }

  /** As somebody said, else by its own name, else by its site's name before it. */
  #plotOf({ plotName }: TakeoverRow): Plot | undefined {
    const { plots, sites } = this.#catalogue
    const name = plotName.toLowerCase()
    const chosen = this.#query.plotNames.get(name)
    if (chosen !== undefined) return plots.find(({ id }) => id === chosen)
    const called = plots.filter((plot) => plot.name.toLowerCase() === name)
    if (called.length === 1) return called[0]
    return plots.find((plot) => `${sites.find(({ id }) => id === plot.siteId)?.name} ${plot.name}`.toLowerCase() === name)
  }
}

/** What nobody has to book here. */
function settledBefore({ rows }: TakeoverBooking, today: Temporal.PlainDate): RowOutcome | null {
  if (rows.every(({ isCancelled }) => isCancelled)) return { kind: 'cancelled' }
  const isOver = rows.every(({ departure }) => Temporal.PlainDate.compare(departure, today) <= 0)
  return isOver ? { kind: 'past' } : null
}

function lineOf(
  { row, reference, firstName, lastName, plotName, arrival, departure }: TakeoverRow,
  outcome: RowOutcome,
): TakeoverLine {
  return { row, reference, guestName: fullName({ firstName, lastName }), plotName, arrival, departure, outcome }
}

function unreadLine(row: number, outcome: RowOutcome): TakeoverLine {
  return { row, reference: null, guestName: null, plotName: null, arrival: null, departure: null, outcome }
}
