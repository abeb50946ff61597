import type { ListedPage } from '@camp/application/shared/listing.ts'
import { type VoucherSort, voucherSorts } from '@camp/application/vouchers/vouchers.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { voucherStates } from '@camp/domain/vouchers/credit-voucher.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import { dateHere } from '#app/formatting/clock-time.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { textIn } from '#app/wording/use-text.ts'
import { randOnWire } from '#server/wire/on-wire.ts'
import { voucherOnWire, type WireVoucher } from '#server/wire/voucher-on-wire.ts'

interface FoundRows extends ListedPage<WireVoucher> {
  readonly owed: number
  readonly lapsed: number
}

export const voucherListOf = (orgSlug: string): StaffList<FoundRows, VoucherSort, 'state'> => ({
  sorts: voucherSorts,
  isDescendingFirst: true,
  filters: ['state'],
  read: async ({ acts, actor, listing, filters }) => {
    const state = voucherStates.find((known) => known === filters.state) ?? null
    const listed = await acts.listVouchers.execute({ actor, orgSlug, state, ...listing })
    if (!listed.ok) return listed
    const { rows, total, owed, lapsed, today } = listed.value
    const sums = { owed: randOnWire(owed), lapsed: randOnWire(lapsed) }
    return accepted({ rows: rows.map((voucher) => voucherOnWire(voucher, today)), total, ...sums })
  },
})

/** Headings as people read them. */
export function voucherColumns(language: PageLanguage): readonly FileColumn<WireVoucher>[] {
  const t = textIn(language, 'vouchers')
  return [
    [t('guest'), ({ guestName }) => guestName],
    [t('code'), ({ code }) => code],
    [t('fromBooking'), ({ simpleReference }) => simpleReference],
    [t('stateNow'), ({ state }) => t(`state_${state}`)],
    [t('issued'), ({ issuedAt }) => dateHere(issuedAt), 'date'],
    [t('expires'), ({ expiresOn }) => expiresOn, 'date'],
    [t('amount'), ({ amount }) => amount, 'money'],
    [t('balance'), ({ balance }) => balance, 'money'],
    [
      t('usedFor'),
      ({ usedFor, takenBack }) => {
        const used = usedFor.map(({ simpleReference, amount }) => `${simpleReference} ${randText(amount)}`)
        return [...used, ...(takenBack === null ? [] : [t('takenBack', { amount: randText(takenBack) })])].join(', ')
      },
    ],
  ]
}
