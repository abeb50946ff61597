import { accepted, type Result } from '@camp/domain/shared/result.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { VoucherState } from '@camp/domain/vouchers/credit-voucher.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import { type Clock, todayIn } from '../shared/clock.ts'
import type { Listing } from '../shared/listing.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { FoundVouchers, VoucherSort, Vouchers } from './vouchers.ts'

interface Ports {
  readonly vouchers: Pick<Vouchers, 'list'>
  readonly catalogues: Catalogues
  readonly clock: Clock
}

interface Query extends Listing<VoucherSort> {
  readonly actor: Actor
  readonly orgSlug: string
  readonly state: VoucherState | null
}

/** What a campsite owes on vouchers, to whom, and what they paid for. */
export class ListVouchers {
  readonly #ports: Ports

  constructor(ports: Ports) {
    this.#ports = ports
  }

  async execute({
    actor,
    orgSlug,
    ...query
  }: Query): Promise<Result<FoundVouchers & { readonly today: Temporal.PlainDate }, NotFound | NotPermitted>> {
    const desk = await openDesk(this.#ports, { actor, orgSlug })
    if (!desk.ok) return desk
    const { id: organisationId, province } = desk.value.organisation
    const today = todayIn(province.country.timezone, this.#ports.clock)
    return accepted({ ...(await this.#ports.vouchers.list({ ...query, organisationId, today })), today })
  }
}
