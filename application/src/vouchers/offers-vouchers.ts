import type { Catalogues } from '../organisations/catalogues.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { Vouchers } from './vouchers.ts'

interface Ports {
  readonly vouchers: Pick<Vouchers, 'areOut'>
  readonly catalogues: Catalogues
  readonly clock: Clock
}

/** Whether guests of a campsite are asked for a voucher at all: while somebody has one that pays. */
export class OffersVouchers {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({ orgSlug }: { readonly orgSlug: string }): Promise<boolean> {
    const { vouchers, catalogues, clock } = this.#ports
    const organisation = (await catalogues.findBySlug(orgSlug))?.organisation
    if (!organisation) return false
    return vouchers.areOut(organisation.id, todayIn(organisation.province.country.timezone, clock))
  }
}
