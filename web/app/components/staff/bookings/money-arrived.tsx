import { Form } from 'react-router'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import { Button } from '../../button.tsx'
import { BackHere, type BackHereProps } from './back-here.tsx'
import { actAddress } from './booking-addresses.ts'

interface MoneyArrivedProps {
  readonly slug: string
  readonly id: string
  readonly reference: string
  /** In rand: what was to be transferred. */
  readonly amount: number
  /** Of the booking as the page shows it: what came meanwhile is not counted twice. */
  readonly version: number
  /** Today at the campsite. */
  readonly today: string
  readonly formKey: string
  /** Whose, on a page of many. */
  readonly name?: string | null
  /** On a page of many: where it leads back to. */
  readonly here?: BackHereProps
}

/** One press: the transfer that was waited for has come. Undone from the notice that says so. */
export function MoneyArrived({ slug, id, reference, amount, version, today, formKey, name, here }: MoneyArrivedProps) {
  const t = useText('bookings')
  const answers = { step: 'do', method: 'eft', amount: amount.toFixed(2), paidOn: today, reference, version: String(version) }
  return (
    <Form method="post" action={actAddress(slug, id, 'payment')} preventScrollReset={here !== undefined} className="no-print">
      {Object.entries(answers).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {here && <BackHere {...here} />}
      <input type="hidden" name={formKeyName} value={`${formKey}-arrived-${reference}`} />
      <Button type="submit" size="small">
        {t('moneyArrived', { amount: randText(amount) })} {name && <span className="sr-only">{name}</span>}
      </Button>
    </Form>
  )
}
