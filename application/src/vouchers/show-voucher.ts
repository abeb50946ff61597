import { voucherText } from '@camp/domain/formatting/voucher-text.ts'
import { submittedFacts } from '@camp/domain/reservations/submitted-facts.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import { voucherState } from '@camp/domain/vouchers/credit-voucher.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Reservations } from '../reservations/reservations.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import { type VoucherAsked, voucherOfCampsite } from './voucher-of-campsite.ts'
import type { ListedVoucher, Vouchers } from './vouchers.ts'

interface Ports {
  readonly vouchers: Pick<Vouchers, 'find' | 'findByCode' | 'list'>
  readonly reservations: Pick<Reservations, 'find'>
  readonly catalogues: Catalogues
  readonly clock: Clock
}

export interface ShownVoucher {
  readonly voucher: ListedVoucher
  readonly today: Temporal.PlainDate
  /** What tells the guest of it, in their language; null once it pays nothing. */
  readonly message: string | null
}

/** One voucher of a campsite, for its desk. */
export class ShowVoucher {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute(asked: VoucherAsked): Promise<Result<ShownVoucher, NotFound | NotPermitted>> {
    const { vouchers, reservations, clock } = this.#ports
    const found = await voucherOfCampsite(this.#ports, asked)
    if (!found.ok) return found
    const { id: organisationId, name: campsite, province } = found.value.organisation
    const { id, code: search } = found.value.voucher
    const today = todayIn(province.country.timezone, clock)
    const all = { state: null, sort: 'issued', isDescending: false, limit: null, offset: 0 } as const
    const { rows } = await vouchers.list({ ...all, organisationId, search, today })
    const voucher = rows.find((row) => row.id === id)
    if (!voucher) return refused({ code: 'not-found' })
    const reservation = await reservations.find(voucher.reservationId)
    const language = (reservation && submittedFacts(reservation)?.guest.language) ?? 'en'
    const message = voucherState(voucher, today) === 'open' ? voucherText({ ...voucher, campsite }, language) : null
    return accepted({ voucher, today, message })
  }
}
