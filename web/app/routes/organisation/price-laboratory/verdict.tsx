import { dayText, stayText } from '@camp/domain/formatting/date-texts.ts'
import { use } from 'react'
import { Link } from 'react-router'
import { Notice } from '#app/components/notice.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { LanguageContext, useText } from '#app/wording/use-text.ts'
import type { LaboratoryOnPage } from './laboratory-on-page.ts'

/** The total, the terms, and whether a guest could book it now. */
export function StayVerdict({ laboratory }: { readonly laboratory: LaboratoryOnPage }) {
  const t = useText('priceLaboratory')
  const language = use(LanguageContext)
  const { slug } = useStaffOrganisation().organisation
  const { picked, notListed, strictest } = laboratory
  return (
    <section aria-labelledby="verdict" className="form-section">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="verdict">{picked.name}</h2>
        <p className="text-xl font-bold">{t('total', { amount: randText(picked.total) })}</p>
      </div>
      <dl className="facts-list">
        <dt>{t('discount')}</dt>
        <dd>
          {picked.discountApplied
            ? t('discountApplied', { name: picked.discountApplied, amount: randText(picked.discountAmount) })
            : t('noDiscount')}
        </dd>
        <dt>{t('payment')}</dt>
        <dd>
          {picked.paymentTerms}{' '}
          {picked.paymentRule && (
            <Link to={organisationAddress(slug, 'org-organisation/payment-rules')} className="link">
              {picked.paymentRule.name}
            </Link>
          )}
        </dd>
        <dt>{t('minimumStay')}</dt>
        <dd>{strictest ? minimumText(strictest) : t('noMinimum')}</dd>
        <dt>{t('guests')}</dt>
        <dd>{t('pax', { pax: picked.bookingPax, from: picked.paxMin, to: picked.paxMax })}</dd>
      </dl>
      {notListed && (
        <Notice tone="warn" title={t('notListedTitle')}>
          {t(`notListed_${notListed}`)}
        </Notice>
      )}
      {picked.isAvailable ? (
        <Notice tone="success" title={t(notListed ? 'availableUnseen' : 'available')} />
      ) : (
        <Notice tone="danger" title={t(`reason_${picked.unavailableReason ?? 'criteria'}`)}>
          <ul>
            {picked.criteria.map((criterion) => (
              <li key={criterion.code}>{t(`criterion_${criterion.code}`)}</li>
            ))}
          </ul>
          {picked.hasStoppedLooking && <p>{t('nearestNotLooked')}</p>}
          {picked.nearestDates && (
            <p>
              {t('nearest', { dates: stayText(picked.nearestDates.arrivalDate, picked.nearestDates.departureDate, language) })}
            </p>
          )}
        </Notice>
      )}
    </section>
  )

  function minimumText({ required, date, season, cell }: NonNullable<LaboratoryOnPage['strictest']>): string {
    const by = season ? t('setBySeason', { name: season }) : t(`setBy_${cell ?? 'general'}`)
    return t('minimum', { count: required, date: dayText(date, language), by })
  }
}
