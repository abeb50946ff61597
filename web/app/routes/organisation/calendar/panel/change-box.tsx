import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { useState } from 'react'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { FormKey } from '#app/components/form-key.tsx'
import { Notice } from '#app/components/notice.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { rulesText } from '#app/components/staff/bookings/rule-text.ts'
import { chartAddress } from '#app/components/staff/calendar/chart-address.ts'
import { panelAction } from '#app/components/staff/calendar/panel-form.ts'
import { randText } from '#app/formatting/rand-text.ts'
import type { Translator } from '#app/wording/catalogue.ts'
import { useText } from '#app/wording/use-text.ts'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'
import type { ChangeOnWire, PanelReservation, PricedChange } from './panel-model.ts'
import { plotNameIn } from './plot-options.tsx'
import { refusalText } from './refusal-text.ts'

interface ChangeProps {
  readonly booking: PanelReservation
  readonly change: ChangeOnWire
  readonly chart: ChartOnWire
  /** Saving was just refused: what is shown now counts as seen. */
  readonly isRefused: boolean
}

/**
 * What a change would do, before it is saved: now and then, the price both ways, whether the guest is told.
 */
export function ChangeBox({ booking, change, chart, isRefused }: ChangeProps) {
  const t = useText('calendar')
  const ofBookings = useText('bookings')
  const { refusal, prices, setAside } = change
  const seenKey = `${wishFields(change)} ${isRefused && change.version}`
  const partText = ({ plotId, arrival, departure }: ChangeOnWire['plots'][number]) => {
    const isAll = arrival === change.arrival && departure === change.departure
    const name = plotNameIn(chart, plotId)
    return isAll ? name : `${name} (${stayText(arrival, departure)})`
  }
  return (
    <section className="chart-panel-box" aria-label={t('wouldChange')}>
      <h3>{t('wouldChange')}</h3>
      <dl className="chart-panel-facts">
        <dt>{t('before')}</dt>
        <dd>
          {stayText(booking.arrival, booking.departure)}, {booking.plots.map(({ plotName }) => plotName).join(', ')}
        </dd>
        <dt>{t('after')}</dt>
        <dd>
          <b>
            {stayText(change.arrival, change.departure)}, {change.plots.map(partText).join(', ')}
          </b>
        </dd>
      </dl>
      {refusal && (
        <Notice
          tone={prices.length > 0 ? 'warn' : 'danger'}
          role="alert"
          title={setAside.length > 0 ? rulesText(ofBookings, setAside) : refusalText(t, ofBookings, refusal)}
        >
          {prices.length > 0 && t('ignoreRulesHint')}
        </Notice>
      )}
      {change.isUnchanged && <Notice>{t('nothingChanges')}</Notice>}
      {!change.isUnchanged && prices.length > 0 && <SaveForm key={seenKey} booking={booking} change={change} />}
    </section>
  )
}

/**
 * The version is the one under which the change was first shown: the chart beside it renews itself unasked.
 */
function SaveForm({ booking, change }: Pick<ChangeProps, 'booking' | 'change'>) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const [seenVersion] = useState(change.version)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <Form method="post" action={panelAction(query)} preventScrollReset>
      <FormKey />
      <input type="hidden" name="reference" value={booking.reference} />
      {wishFields(change).map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a plot may be named twice, and the order is the booking's
        <input key={`${name}-${index}`} type="hidden" name={name} value={value} />
      ))}
      {seenVersion !== null && <input type="hidden" name="version" value={seenVersion} />}
      {change.ignoresRules && <input type="hidden" name="ignore" value="1" />}
      {change.prices.map(({ price, amountDue }) => (
        <input key={price} type="hidden" name={`shown-${price}`} value={Math.round(amountDue * 100)} />
      ))}
      <ChoiceGroup id="price" legend={t('priceQuestion')}>
        {change.prices.map((priced, index) => (
          <RadioCard
            key={priced.price}
            name="price"
            value={priced.price}
            defaultChecked={index === 0}
            label={priceText(t, priced)}
            hint={moneyHint(t, priced)}
          />
        ))}
      </ChoiceGroup>
      {change.tellsGuest && <Checkbox name="notify" label={t('notify')} defaultChecked />}
      <div className="chart-panel-row">
        <Button type="submit" name="intent" value="move" disabled={isBusy}>
          {t(change.ignoresRules ? 'ignoreRules' : 'save')}
        </Button>
        <ButtonLink to={chartAddress(query)} intent="secondary" preventScrollReset>
          {t('notNow')}
        </ButtonLink>
      </div>
    </Form>
  )
}

/** What `readWish` makes the same wish of. */
function wishFields({ arrival, departure, plotIds, split }: ChangeOnWire): readonly (readonly [name: string, value: string])[] {
  if (split) return Object.entries(split)
  return [['arrival', arrival], ['departure', departure], ...plotIds.map((id) => ['plot', id] as const)]
}

function priceText(t: Translator<'calendar'>, { price, amountDue, difference }: PricedChange): string {
  const amount = randText(amountDue)
  return price === 'keep' ? t('keepPrice', { amount }) : t('reQuote', { amount, difference: differenceText(t, difference) })
}

function differenceText(t: Translator<'calendar'>, difference: number): string {
  if (difference === 0) return t('samePrice').replace(/\.$/, '').toLowerCase()
  return t(difference > 0 ? 'dearer' : 'cheaper', { amount: randText(Math.abs(difference)) })
}

function moneyHint(t: Translator<'calendar'>, { refund, balance }: PricedChange): string | undefined {
  if (refund > 0) return t('refundNote', { amount: randText(refund) })
  return balance > 0 ? t('balanceNote', { amount: randText(balance) }) : undefined
}
