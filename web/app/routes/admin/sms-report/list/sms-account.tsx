import { Notice } from '#app/components/notice.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireSmsAccount } from '#server/wire/sms-on-wire.ts'

/** Below this many messages somebody should buy credits. */
const fewCredits = 50

/**
 * What is left at the provider. When it cannot be asked the page says so and shows the messages all the same.
 */
export function SmsAccount({ account }: { readonly account: WireSmsAccount }) {
  const t = useText('smsReport')
  if (!account.isKnown) {
    const isNotSetUp = account.reason === 'not-configured'
    return (
      <Notice tone={isNotSetUp ? 'info' : 'warn'} title={isNotSetUp ? t('notSetUp') : t('unknownTitle')}>
        <p>{isNotSetUp ? t('notSetUpText') : t(`unknown_${account.reason}`, { title: account.title })}</p>
      </Notice>
    )
  }
  const { balance, limit, quotaRemaining, quotaSize } = account
  return (
    <section aria-label={t('account')} className="grid gap-4">
      {balance + limit < fewCredits && (
        <Notice tone="warn" title={t('fewTitle')}>
          <p>{t('fewText')}</p>
        </Notice>
      )}
      <dl className="figures">
        <div>
          <dt>{t('balance')}</dt>
          <dd>{accountNumberText(balance)}</dd>
        </div>
        <div>
          <dt>{t('limit')}</dt>
          <dd>{accountNumberText(limit)}</dd>
        </div>
        <div>
          <dt>{t('quota')}</dt>
          <dd>{t('quotaOf', { remaining: accountNumberText(quotaRemaining), size: accountNumberText(quotaSize) })}</dd>
        </div>
      </dl>
    </section>
  )
}

/** As money is written here: no comma, at most two decimals. */
export function accountNumberText(value: number): string {
  return String(Math.round(value * 100) / 100)
}
