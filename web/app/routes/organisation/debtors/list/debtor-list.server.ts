import { type DebtorSort, debtorSorts } from '@camp/application/debtors/list-debtors.ts'
import type { ListedPage } from '@camp/application/shared/listing.ts'
import { debtKinds } from '@camp/domain/debtors/debt.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import type { StaffList } from '#app/components/staff/lists/staff-list.server.ts'
import type { FileColumn } from '#app/formatting/file-column.ts'
import type { PageLanguage } from '#app/wording/page-languages.ts'
import { textIn } from '#app/wording/use-text.ts'
import { debtorOnWire, debtorSumOnWire, type WireDebtor, type WireDebtorSum } from '#server/wire/debtor-on-wire.ts'
import { randOnWire } from '#server/wire/on-wire.ts'

interface FoundRows extends ListedPage<WireDebtor> {
  readonly sums: readonly WireDebtorSum[]
  readonly amount: number
}

export const debtorListOf = (orgSlug: string): StaffList<FoundRows, DebtorSort, 'kind'> => ({
  sorts: debtorSorts,
  isDescendingFirst: true,
  filters: ['kind'],
  read: async ({ acts, actor, listing, filters }) => {
    const kind = debtKinds.find((known) => known === filters.kind) ?? null
    const listed = await acts.listDebtors.execute({ actor, orgSlug, kind, ...listing })
    if (!listed.ok) return listed
    const { rows, total, sums, amount } = listed.value
    return accepted({ rows: rows.map(debtorOnWire), total, sums: sums.map(debtorSumOnWire), amount: randOnWire(amount) })
  },
})

/** Headings as people read them. */
export function debtorColumns(language: PageLanguage): readonly FileColumn<WireDebtor>[] {
  const t = textIn(language, 'debtors')
  return [
    [t('guest'), ({ guestName }) => guestName],
    [t('reference'), ({ simpleReference }) => simpleReference],
    [t('phone'), ({ phone }) => phone],
    [t('kind'), ({ kind }) => t(`kind_${kind}`)],
    [t('payer'), ({ owedBy }) => owedBy],
    [t('letGoBy'), ({ letGoBy }) => letGoBy],
    [t('arrival'), ({ arrivalDate }) => arrivalDate, 'date'],
    [t('departure'), ({ departureDate }) => departureDate, 'date'],
    [t('due'), ({ due }) => due, 'date'],
    [t('days'), ({ days }) => days],
    [t('amount'), ({ amount }) => amount, 'money'],
    [t('balance'), ({ balance }) => balance, 'money'],
  ]
}
