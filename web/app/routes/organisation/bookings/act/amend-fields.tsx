import { longestAmendmentReason } from '@camp/domain/reservations/staff-texts.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { RadioCard } from '#app/components/radio-card.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FormPair } from '#app/components/staff/form-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { WireDeskReservation } from '#server/wire/desk-reservation-on-wire.ts'
import type { ActFieldsProps } from './act-props.ts'
import { GuestsOnPlot } from './guests-on-plot.tsx'

/**
 * Other dates, other plots, other guests, or the price of today: one form for moving, extending and
 * shortening.
 */
export function MoveFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  const { reservation, plotChoices } = booking
  return (
    <>
      <FormPair>
        <TextField
          name="arrival"
          type="date"
          label={t('arrival')}
          defaultValue={answers.arrival ?? reservation.reservationDate}
          error={errorOf('arrival')}
        />
        <TextField name="departure" type="date" label={t('departure')} defaultValue={answers.departure ?? reservation.endDate} />
      </FormPair>
      {reservation.plots.map(({ plotId, plotName }, position) => (
        <div key={plotId} className="grid gap-4">
          <PlotSelect
            name={`plot-${position}`}
            label={t('insteadOf', { plot: plotName })}
            choices={plotChoices}
            chosen={answers[`plot-${position}`] ?? plotId}
          />
          <GuestsOnPlot booking={booking} answers={answers} errorOf={errorOf} position={position} />
        </div>
      ))}
      <PriceAndRules answers={answers} />
    </>
  )
}

/** From one night on, one plot gives way to another. */
export function SplitFields({ booking, answers, errorOf }: ActFieldsProps) {
  const t = useText('bookings')
  const { reservation, plotChoices } = booking
  const own = reservation.plots.map(({ plotId, plotName, siteName }) => ({ plotId, plotName, siteName }))
  return (
    <>
      <FormPair>
        <PlotSelect name="plot" label={t('splitPlot')} choices={own} chosen={answers.plot ?? own[0]?.plotId ?? ''} />
        <PlotSelect name="toPlot" label={t('splitTo')} choices={plotChoices} chosen={answers.toPlot ?? ''} />
      </FormPair>
      <TextField
        name="from"
        type="date"
        label={t('splitFrom')}
        hint={t('splitFromHint')}
        min={reservation.reservationDate}
        max={reservation.endDate}
        defaultValue={answers.from}
        error={errorOf('from')}
      />
      <PriceAndRules answers={answers} />
    </>
  )
}

interface PlotSelectProps {
  readonly name: string
  readonly label: string
  readonly choices: WireDeskReservation['plotChoices']
  readonly chosen: string
}

function PlotSelect({ name, label, choices, chosen }: PlotSelectProps) {
  const sites = [...new Set(choices.map(({ siteName }) => siteName))]
  return (
    <SelectField name={name} label={label} defaultValue={chosen}>
      {sites.map((site) => (
        <optgroup key={site} label={site}>
          {choices
            .filter(({ siteName }) => siteName === site)
            .map(({ plotId, plotName }) => (
              <option key={plotId} value={plotId}>
                {plotName}
              </option>
            ))}
        </optgroup>
      ))}
    </SelectField>
  )
}

function PriceAndRules({ answers }: Pick<ActFieldsProps, 'answers'>) {
  const t = useText('bookings')
  return (
    <>
      <ChoiceGroup id="price" legend={t('price')}>
        <RadioCard
          name="price"
          value="re-quote"
          label={t('reQuote')}
          hint={t('reQuoteHint')}
          defaultChecked={answers.price !== 'keep'}
        />
        <RadioCard
          name="price"
          value="keep"
          label={t('keepPrice')}
          hint={t('keepPriceHint')}
          defaultChecked={answers.price === 'keep'}
        />
      </ChoiceGroup>
      <TextField
        name="reason"
        label={t('reason')}
        hint={t('reasonHint')}
        defaultValue={answers.reason}
        isOptional
        maxLength={longestAmendmentReason}
        autoComplete="off"
      />
      <Checkbox
        name="ignoresStayRules"
        label={t('ignoreRules')}
        hint={t('ignoreRulesHint')}
        defaultChecked={answers.ignoresStayRules === 'on'}
      />
    </>
  )
}
