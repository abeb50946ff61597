import { isCalendarDate } from '@camp/domain/formatting/calendar-date.ts'
import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { Form, useNavigation, useSearchParams } from 'react-router'
import { Button, ButtonLink } from '#app/components/button.tsx'
import { addDays } from '#app/components/staff/calendar/geometry/day-number.ts'
import { panelAction } from '#app/components/staff/calendar/panel-form.ts'
import { workAddress } from '#app/components/staff/organisation-address.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { useText } from '#app/wording/use-text.ts'
import { formKeyName } from '#server/form-key.ts'
import type { ChartOnWire } from '#server/wire/chart-on-wire.ts'
import { BlockFields } from './block-fields.tsx'
import { PanelFrame } from './panel-frame.tsx'
import { plotNameIn } from './plot-options.tsx'

interface NewPanelProps {
  readonly chart: ChartOnWire
  readonly problem: string | null
  readonly formKey: string
}

/** Free nights, or any where none were pointed at: a booking by telephone, or a block. */
export function NewPanel({ chart, problem, formKey }: NewPanelProps) {
  const t = useText('calendar')
  const [query] = useSearchParams()
  const isBusy = useNavigation().state !== 'idle'
  const { slug } = useStaffOrganisation().organisation
  const plotIds = query.getAll('plot')
  const arrival = dateIn(query, 'arrival') ?? chart.today
  const departure = dateIn(query, 'departure') ?? addDays(arrival, 1)
  const booking = new URLSearchParams([...plotIds.map((id) => ['plot', id]), ['arrival', arrival], ['departure', departure]])
  return (
    <PanelFrame title={t('newTitle')} problem={problem}>
      <p>
        {plotIds.length > 0 && (
          <>
            <b>{plotIds.map((id) => plotNameIn(chart, id)).join(', ')}</b>
            <br />
          </>
        )}
        {stayText(arrival, departure)}
      </p>
      <ButtonLink to={`${workAddress(slug, 'offline-bookings/new')}?${booking}`}>{t('newBooking')}</ButtonLink>
      <div className="chart-panel-box">
        <h3>{t('blockThese')}</h3>
        <Form method="post" action={panelAction(query)} preventScrollReset>
          <input type="hidden" name={formKeyName} value={formKey} />
          <BlockFields chart={chart} plotIds={plotIds} arrival={arrival} departure={departure} reason="" until="" />
          <Button type="submit" name="intent" value="block" intent="secondary" disabled={isBusy}>
            {t('blockIt')}
          </Button>
        </Form>
      </div>
    </PanelFrame>
  )
}

function dateIn(query: URLSearchParams, name: string): string | undefined {
  const text = query.get(name)
  return isCalendarDate(text) ? text : undefined
}
