import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { type NamedReservation, namedReservation } from '../reservations/named-reservation.ts'
import type { Reservations } from '../reservations/reservations.ts'
import { eachByItself } from '../shared/each-by-itself.ts'
import { type FeePaperPorts, issueFeePapers } from './issue-fee-papers.ts'
import type { IssuedPapers, PaperScope } from './issued-papers.ts'
import { type InvoicingPorts, invoiceToShow } from './show-invoice.ts'

interface IssuePorts extends InvoicingPorts, FeePaperPorts {
  readonly issuedPapers: IssuedPapers
  readonly reservations: Pick<Reservations, 'find'>
}

export interface PapersIssued {
  readonly bookings: readonly NamedReservation[]
  /** How many papers for fees. */
  readonly months: number
}

export interface IssuePapersCommand {
  readonly scope: PaperScope
  /** How many bookings. */
  readonly limit: number
  readonly dryRun: boolean
}

/** Whoever paid has a paper without asking for it; a month that was closed has one too. Safe to run twice. */
export class IssuePapers {
  readonly #ports: IssuePorts

  constructor(ports: IssuePorts) {
    this.#ports = ports
  }

  async execute({ scope, limit, dryRun }: IssuePapersCommand): Promise<PapersIssued> {
    const { issuedPapers, transaction } = this.#ports
    const bookings = await this.#named(await issuedPapers.bookingsWithoutPapers({ scope, limit }))
    let months = 0
    if (dryRun) return { bookings, months: (await issuedPapers.monthsWithoutPapers(scope)).length }
    try {
      const issue = ({ id }: NamedReservation) => transaction.run(() => this.#issue(id))
      await eachByItself(bookings, issue, ({ id }) => id)
    } finally {
      await issuedPapers.forgetChanged()
      months = await issueFeePapers(scope, this.#ports)
    }
    return { bookings, months }
  }

  async #named(ids: readonly ReservationId[]): Promise<readonly NamedReservation[]> {
    const found: NamedReservation[] = []
    for (const id of ids) {
      const reservation = await this.#ports.reservations.find(id)
      if (reservation) found.push(namedReservation(reservation))
    }
    return found
  }

  async #issue(id: ReservationId): Promise<void> {
    const reservation = await this.#ports.reservations.find(id)
    const submitted = reservation && submittedFacts(reservation)
    if (reservation && submitted) await invoiceToShow({ reservation, submitted }, this.#ports)
  }
}
