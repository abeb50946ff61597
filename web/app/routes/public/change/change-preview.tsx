import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { ChangeTable } from '#app/components/reservation/change-table.tsx'
import { PriceLines } from '#app/components/reservation/price-lines.tsx'
import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireAmendment } from '#server/wire/amendment-on-wire.ts'

interface ChangePreviewProps {
  readonly preview: WireAmendment
  /** What was asked: the button asks for the very same. */
  readonly search: string
}

/** Everything that would change, what it means for the money, and the button that does it. */
export function ChangePreview({ preview, search }: ChangePreviewProps) {
  const t = useText('change')
  const isBusy = useNavigation().state === 'submitting'
  const { before, after } = preview
  return (
    <section aria-labelledby="comparison" className="grid gap-5 rounded-card border-2 border-brand bg-surface p-5">
      <h2 id="comparison" className="text-xl">
        {t('comparison')}
      </h2>
      <ChangeTable before={before} after={after} />
      <Money preview={preview} />
      <details className="rounded-control bg-sunken p-4">
        <summary className="min-h-6 cursor-pointer font-bold">{t('newPrice')}</summary>
        <div className="pt-4">
          <PriceLines plots={after.plots} total={after.amountDue} />
        </div>
      </details>
      <Form method="post" action={`?${search}`}>
        <input type="hidden" name="shownAmountDue" value={Math.round(after.amountDue * 100)} />
        <Button type="submit" disabled={isBusy}>
          {submitText(t, preview)}
        </Button>
      </Form>
    </section>
  )
}

function Money({ preview }: { readonly preview: WireAmendment }) {
  const t = useText('change')
  const { difference, refund, balance, amountToPayNow, paidDirectly, amountPaid, after } = preview
  const amount = randText(Math.abs(difference))
  const isDeposit = !paidDirectly && amountPaid === 0 && after.amountDueUpFront < after.amountDue
  return (
    <div className="rounded-control bg-brand-soft p-4">
      <p className="text-lg font-bold">{difference === 0 ? t('sameTotal') : t(difference > 0 ? 'more' : 'less', { amount })}</p>
      {refund > 0 && <p>{t('refund', { amount: randText(refund) })}</p>}
      {isDeposit && <p>{t('newDeposit', { amount: randText(after.amountDueUpFront) })}</p>}
      {balance > 0 && amountToPayNow > 0 && <p>{t('payNow', { amount: randText(amountToPayNow) })}</p>}
      {balance > 0 && amountToPayNow === 0 && <p>{paidDirectly ?? t('payLater', { amount: randText(balance) })}</p>}
      {balance === 0 && refund === 0 && <p>{t('nothingToPay')}</p>}
    </div>
  )
}

function submitText(t: Translator<'change'>, { difference, refund }: WireAmendment): string {
  if (refund > 0) return t('submitRefund', { amount: randText(refund) })
  return difference > 0 ? t('submitPay', { amount: randText(difference) }) : t('submit')
}
