import type { Organisation } from '@camp/domain/organisations/organisation.ts'
import type { VoucherId } from '@camp/domain/shared/ids.ts'
import { accepted, type Result, refused } from '@camp/domain/shared/result.ts'
import type { CreditVoucher } from '@camp/domain/vouchers/credit-voucher.ts'
import { readVoucherCode } from '@camp/domain/vouchers/voucher-code.ts'
import { openDesk } from '../desk/desk-access.ts'
import type { Catalogues } from '../organisations/catalogues.ts'
import type { Actor } from '../shared/actor.ts'
import type { NotFound, NotPermitted } from '../shared/refusals.ts'
import type { Vouchers } from './vouchers.ts'

export interface VoucherAsked {
  readonly actor: Actor
  readonly orgSlug: string
  /** The id, or the code as it was typed. */
  readonly idOrCode: string
}

interface Ports {
  readonly vouchers: Pick<Vouchers, 'find' | 'findByCode'>
  readonly catalogues: Catalogues
}

/** A campsite's own voucher, for its desk; that of another campsite is none. */
export async function voucherOfCampsite(
  ports: Ports,
  { idOrCode, ...asked }: VoucherAsked,
): Promise<Result<{ readonly voucher: CreditVoucher; readonly organisation: Organisation }, NotFound | NotPermitted>> {
  const desk = await openDesk(ports, asked)
  if (!desk.ok) return desk
  const { organisation } = desk.value
  const voucher =
    (await ports.vouchers.find(idOrCode as VoucherId)) ??
    (await ports.vouchers.findByCode(organisation.id, readVoucherCode(idOrCode)))
  if (voucher?.organisationId !== organisation.id) return refused({ code: 'not-found' })
  return accepted({ voucher, organisation })
}
