import { Link } from 'react-router'
import { type ListColumn, ListTable } from '#app/components/staff/list-table.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { StatusBadge } from '#app/components/staff/status-badge.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { LaboratoryOnPage } from './laboratory-on-page.ts'

type Compared = LaboratoryOnPage['discounts'][number]

/** Every discount of the plot, each priced alone: why one applies and the others do not. */
export function DiscountsCompared({ laboratory: { discounts } }: { readonly laboratory: LaboratoryOnPage }) {
  const t = useText('priceLaboratory')
  const td = useText('discountSettings')
  const { slug } = useStaffOrganisation().organisation
  const columns: readonly ListColumn<Compared>[] = [
    {
      title: t('discount'),
      isName: true,
      cell: ({ id, name }) => (
        <Link to={organisationAddress(slug, `org-organisation/discounts/${id}`)} className="link">
          {name}
        </Link>
      ),
    },
    { title: t('actsOn'), cell: (discount) => whyText(discount) },
    { title: t('saving'), isNumber: true, cell: ({ saving }) => randText(saving) },
    { title: t('totalWith'), isNumber: true, cell: ({ total }) => randText(total) },
    {
      title: t('applies'),
      cell: ({ isApplied }) => (
        <StatusBadge tone={isApplied ? 'good' : 'quiet'}>{isApplied ? t('isApplied') : t('isNotApplied')}</StatusBadge>
      ),
    },
  ]
  return (
    <section aria-labelledby="discounts" className="grid gap-3">
      <h2 id="discounts">{t('compared')}</h2>
      <p className="text-ink-soft">{discounts.length > 0 ? t('comparedLead') : t('noDiscounts')}</p>
      {discounts.length > 0 && <ListTable rows={discounts} columns={columns} keyOf={({ id }) => id} caption={t('compared')} />}
    </section>
  )

  function whyText({ noCandidate, minNights, actsOn, obstacles }: Compared): string {
    if (noCandidate === 'too-few-nights') return t('fromNights', { count: minNights })
    if (noCandidate) return t('switchedOff')
    const nights = t('actsOnNights', { count: actsOn })
    if (obstacles.length === 0) return nights
    return t('passesBy', { nights, why: obstacles.map((obstacle) => td(`obstacle_${obstacle}`).toLowerCase()).join(', ') })
  }
}
