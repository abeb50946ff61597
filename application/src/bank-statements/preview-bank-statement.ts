import { type MatchedLine, matchStatement, referencesIn } from '@camp/domain/bank-statements/match-statement.ts'
import { identifiedLines } from '@camp/domain/bank-statements/statement-line.ts'
import { Money } from '@camp/domain/shared/money.ts'
import { accepted, type Result } from '@camp/domain/shared/result.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { DeskReservations, OpenBooking } from '../desk/desk-reservations.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { BankLines } from './bank-lines.ts'
import type { StatementFault, StatementReader } from './statement-reader.ts'

export interface BankStatementView {
  readonly lines: readonly MatchedLine[]
  readonly unreadRows: readonly number[]
}

interface Ports {
  readonly catalogues: Catalogues
  readonly bookings: Pick<DeskReservations, 'withOpenMoney' | 'withReferences'>
  readonly bankLines: Pick<BankLines, 'recorded'>
  readonly statementReader: StatementReader
  readonly clock: Clock
}

/** What each line of a bank statement would pay; nothing is written, and the file is not kept. */
export class PreviewBankStatement {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(query: {
    readonly actor: Actor
    readonly orgSlug: string
    readonly text: string
  }): Promise<Result<BankStatementView, NotFound | NotPermitted | StatementFault>> {
    const desk = await openDesk(this.#ports, query)
    if (!desk.ok) return desk
    const { id, province } = desk.value.organisation
    const read = this.#ports.statementReader.read(query.text, province.country.currency)
    if (!read.ok) return read
    const lines = identifiedLines(read.value.lines)
    const references = [...new Set(lines.flatMap(({ text }) => referencesIn(text)))]
    const [open, named, recorded] = await Promise.all([
      this.#ports.bookings.withOpenMoney(id),
      this.#ports.bookings.withReferences(id, references.map(withDashes)),
      this.#ports.bankLines.recorded(
        id,
        lines.map(({ identity }) => identity),
      ),
    ])
    const today = todayIn(province.country.timezone, this.#ports.clock)
    const matched = matchStatement(lines, { awaited: open.map(awaited), named, recorded, today })
    return accepted({ lines: matched, unreadRows: read.value.unreadRows })
  }
}

/** As references are stored. */
function withDashes(digits: string): string {
  return digits.replace(/\d{3}(?=\d)/g, '$&-')
}

function awaited({ id, simpleReference, guestName, balance, amountDueUpFront, amountPaid }: OpenBooking) {
  const first = amountDueUpFront.minus(amountPaid)
  const deposit = first.isPositive ? first.atMost(balance) : Money.zero(balance.currency)
  return { id, simpleReference, guestName, balance, deposit }
}
