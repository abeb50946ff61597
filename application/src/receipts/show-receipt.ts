import { receiptKey } from '@camp/domain/payments/receipt.ts'
import { openBalance } from '@camp/domain/reservations/open-balance.ts'
import type { ReservationId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import { isVoucherTakenBack } from '@camp/domain/vouchers/voucher-taken-back.ts'
import type { InvoiceRecords } from '../invoices/invoice-records.ts'
import { notifiedOrganisation } from '../messaging/notification-facts.ts'
import type { Payments } from '../payments/payments.ts'
import { contextOf, type ReservationContextPorts } from '../reservations/reservation-context.ts'
import type { Reservations } from '../reservations/reservations.ts'
import type { NotFound } from '../shared/refusals.ts'
import type { Receipt } from './receipt.ts'

interface Ports extends ReservationContextPorts {
  readonly reservations: Pick<Reservations, 'find'>
  readonly payments: Pick<Payments, 'movesOf'>
  readonly paperRecords: Pick<InvoiceRecords, 'supplierNumbers'>
  /** Where guests reach the product. */
  readonly publicUrl: string
}

/**
 * For whoever holds the link: what was received, when and how, and what is still open of the booking. A
 * voucher that was cancelled brought nothing in, and has no receipt (rule D18).
 */
export class ShowReceipt {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ id, key }: { readonly id: ReservationId; readonly key: string }): Promise<Result<Receipt, NotFound>> {
    const { reservations, payments, paperRecords, publicUrl } = this.#ports
    const reservation = await reservations.find(id)
    if (!reservation || reservation.status === 'temporaryHold') return refused({ code: 'not-found' })
    const moves = await payments.movesOf(id)
    const move = moves.find((one) => one.kind === 'capture' && receiptKey(one.id) === key)
    if (!move || isVoucherTakenBack(move, { status: reservation.status, moves })) return refused({ code: 'not-found' })
    const { catalogue } = await contextOf(reservation, this.#ports)
    const { timezone } = catalogue.organisation.province.country
    const { slug, name, addressLines, email, phone } = notifiedOrganisation(catalogue.organisation)
    const numbers = await paperRecords.supplierNumbers(reservation.organisationId)
    const { offline, amount, at, method: card } = move
    return accepted({
      key,
      link: `${publicUrl}/r/${id}/receipt/${key}`,
      amount,
      card,
      campsite: { slug, name, addressLines, email, phone, ...numbers },
      reservationId: id,
      reference: reservation.simpleReference,
      stay: reservation.stay,
      plotNames: reservation.plots.map(({ plotName }) => plotName),
      method: offline?.method ?? 'online',
      slip: offline?.reference ?? null,
      paidOn: offline?.paidOn ?? at.toZonedDateTimeISO(timezone).toPlainDate(),
      isReversed: moves.some(({ reversedMoveId }) => reversedMoveId === move.id),
      total: reservation.amountDue,
      paid: reservation.amountPaid,
      balance: openBalance(reservation),
    })
  }
}
