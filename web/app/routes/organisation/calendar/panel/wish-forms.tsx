import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import { Form, useSearchParams } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { chartFields } from '#app/components/staff/calendar/chart-address.ts'
import { addDays } from '#app/components/staff/calendar/geometry/day-number.ts'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'
import type { PanelReservation } from './panel-model.ts'
import { PlotOptions } from './plot-options.tsx'

interface WishFormProps {
  readonly booking: PanelReservation
  readonly chart: ChartOnWire
}

/** Leads to what the change would do: the same as a drag, by fields. */
export function MoveForm({ booking, chart }: WishFormProps) {
  const t = useText('calendar')
  const { change, plots } = booking
  return (
    <details className="chart-panel-box" open={change !== null && change.split === null}>
      <summary className="font-bold">{t('move')}</summary>
      <Form method="get" preventScrollReset className="pt-3">
        <OpenBooking booking={booking} />
        <div className="chart-pair">
          <TextField name="arrival" type="date" label={t('arrival')} defaultValue={change?.arrival ?? booking.arrival} />
          <TextField name="departure" type="date" label={t('departure')} defaultValue={change?.departure ?? booking.departure} />
        </div>
        {plots.map(({ plotId, plotName }, index) => (
          <SelectField
            key={plotId}
            name="plot"
            id={`plot-${index}`}
            label={plots.length > 1 ? t('plotOf', { plot: plotName }) : t('plot')}
            defaultValue={change?.plotIds[index] ?? plotId}
          >
            <PlotOptions chart={chart} />
          </SelectField>
        ))}
        <Button type="submit" intent="secondary">
          {t('preview')}
        </Button>
      </Form>
    </details>
  )
}

/** From one night on, another plot. The key S on a bar opens it with the night on which the cursor stands. */
export function SplitForm({ booking, chart, today }: WishFormProps & { readonly today: string }) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const { change, plots } = booking
  const part = plots.find(({ plotId }) => plotId === (change?.split?.part ?? query.get('split'))) ?? plots[0]
  if (!part) return null
  const [first, last] = [addDays(part.arrival, 1), addDays(part.departure, -1)]
  const asked = [change?.split?.at ?? null, query.get('at'), today].find((at) => isCalendarDate(at) && first <= at && at <= last)
  return (
    <details className="chart-panel-box" open={query.has('split') || change?.split != null}>
      <summary className="font-bold">{t('split')}</summary>
      <Form method="get" preventScrollReset className="pt-3">
        <OpenBooking booking={booking} />
        {plots.length === 1 && <input type="hidden" name="part" value={part.plotId} />}
        {plots.length > 1 && (
          <SelectField name="part" label={t('splitPlot')} defaultValue={part.plotId}>
            {plots.map(({ plotId, plotName }) => (
              <option key={plotId} value={plotId}>
                {plotName}
              </option>
            ))}
          </SelectField>
        )}
        <TextField name="at" type="date" label={t('splitFrom')} hint={t('splitFromHint')} defaultValue={asked ?? first} />
        <SelectField name="to" label={t('splitTo')} defaultValue={change?.split?.to ?? ''} required>
          <option value="">{t('choosePlot')}</option>
          <PlotOptions chart={chart} />
        </SelectField>
        <Button type="submit" intent="secondary">
          {t('preview')}
        </Button>
      </Form>
    </details>
  )
}

/** The same chart with the same booking, and what is wished of it. */
function OpenBooking({ booking }: Pick<WishFormProps, 'booking'>) {
  const [query] = useSearchParams()
  return (
    <>
      {chartFields(query).map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="open" value={booking.reference} />
      <input type="hidden" name="change" value="1" />
    </>
  )
}
