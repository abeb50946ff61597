import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Accounts } from '../people/accounts.ts'
import type { VatRates } from '../pricing/vat-rates.ts'
import { isOwn, ownerOf } from '../reservations/own-reservations.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { Actor } from '../shared/actor.ts'
import { mayManageReservations } from '../shared/permissions.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Invoice } from './invoice.ts'
import type { InvoiceRecords } from './invoice-records.ts'
import { hasInvoice, taxDateOf, writeInvoice } from './write-invoice.ts'

export interface InvoicePorts extends ReservationContextPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly accounts: Pick<Accounts, 'find'>
  readonly paperRecords: InvoiceRecords
  readonly vatRates: VatRates
}

/**
 * For the guest whose booking it is, and the campsite's staff: it names the guest, which the link alone must
 * not.
 */
export class ShowInvoice {
  readonly #ports: InvoicePorts

  constructor(ports: InvoicePorts) {
    this.#ports = ports
  }

  async execute({
    actor,
    id,
  }: {
    readonly actor: Actor
    readonly id: ReservationId
  }): Promise<Result<Invoice, NotFound | { readonly code: 'nothing-to-invoice' }>> {
    const { reservations, accounts, paperRecords, vatRates } = this.#ports
    const reservation = await reservations.find(id)
    const submitted = reservation && submittedFacts(reservation)
    if (!reservation || !submitted) return refused({ code: 'not-found' })
    const owner = await ownerOf(accounts, actor)
    const isTheirs = owner.ok && isOwn(owner.value, submitted.guest)
    if (!isTheirs && !mayManageReservations(actor, reservation.organisationId)) return refused({ code: 'not-found' })

    const payments = await paperRecords.paymentsOf(id)
    if (!hasInvoice(reservation, payments)) return refused({ code: 'nothing-to-invoice' })
    const context = await contextOf(reservation, this.#ports)
    const numbers = await paperRecords.supplierNumbers(reservation.organisationId)
    const country = context.catalogue.organisation.province.country.code
    const vatPercentage = await vatRates.percentageOn(country, taxDateOf(context, payments))
    return accepted(writeInvoice({ reservation, submitted, context, numbers, payments, vatPercentage }))
  }
}
