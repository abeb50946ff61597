import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireBillingReport } from '#server/wire/billing-on-wire.ts'

/** How the amount that is owed comes about. */
export function BillingSum({
  totals,
  adminFee,
  vat,
  owed,
  isClosed,
}: Pick<WireBillingReport, 'totals' | 'adminFee' | 'vat' | 'owed' | 'isClosed'>) {
  const t = useText('billing')
  const facts = [
    [t('bookingFees'), randText(totals.bookingFee)],
    [t('feeCredits'), totals.feeCredit === 0 ? randText(0) : randText(-totals.feeCredit)],
    [t('adminFee'), randText(adminFee)],
    [t('vat'), randText(vat)],
    [t('owed'), randText(owed)],
  ] as const
  return (
    <section aria-labelledby="owed" className="billing-sum">
      <h2 id="owed">{t('owedTitle')}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>{t(isClosed ? 'ruleClosed' : 'ruleOpen')}</p>
    </section>
  )
}
