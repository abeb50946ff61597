import type { OrganisationId, ReservationId, VoucherId } from '@camp/domain/shared/ids.ts'
import type { Money } from '@camp/domain/shared/money.ts'
import type { Temporal } from '@camp/domain/shared/temporal.ts'
import type { CreditVoucher, VoucherState } from '@camp/domain/vouchers/credit-voucher.ts'
import type { ListedPage, Listing } from '../shared/listing.ts'

export const voucherSorts = ['issued', 'expires', 'balance', 'name'] as const
export type VoucherSort = (typeof voucherSorts)[number]

export interface VoucherQuery extends Listing<VoucherSort> {
  readonly organisationId: OrganisationId
  readonly state: VoucherState | null
  readonly today: Temporal.PlainDate
}

/** With whom it was given to, and what it paid for. */
export interface ListedVoucher extends CreditVoucher {
  readonly simpleReference: string
  readonly guestName: string | null
  readonly usedFor: readonly { readonly reservationId: ReservationId; readonly simpleReference: string; readonly amount: Money }[]
}

export interface FoundVouchers extends ListedPage<ListedVoucher> {
  /** Of all pages: what is still owed on them, and what has lapsed. */
  readonly owed: Money
  readonly lapsed: Money
}

/** What campsites owe instead of money. What is on a voucher follows from the payments that name it. */
export interface Vouchers {
  /** With nothing on it yet. */
  add(voucher: Omit<CreditVoucher, 'balance'>): Promise<void>
  find(id: VoucherId): Promise<CreditVoucher | undefined>
  findByCode(organisationId: OrganisationId, code: string): Promise<CreditVoucher | undefined>
  /** Until the transaction ends nobody else takes anything from it. */
  findForChange(organisationId: OrganisationId, code: string): Promise<CreditVoucher | undefined>
  /** Whether any of this campsite's still pays on that day. */
  areOut(organisationId: OrganisationId, today: Temporal.PlainDate): Promise<boolean>
  /** Only to a later day, and only while something is on it. */
  extend(id: VoucherId, expiresOn: Temporal.PlainDate): Promise<void>
  list(query: VoucherQuery): Promise<FoundVouchers>
}
