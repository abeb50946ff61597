import { stayText } from '@camp/domain/formatting/date-texts.ts'
import { Button } from '#app/components/button.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { FoldedSection, FormPair } from '#app/components/staff/form-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { partyText } from '#app/formatting/party-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WireOfflineReservation } from '#server/wire/offline-reservation-on-wire.ts'
import { mostBookingRows, offlinePartyFields, rowCount } from './offline-answers.ts'
import type { OfflineFieldsProps } from './offline-fields-props.ts'

interface StayFieldsProps extends OfflineFieldsProps {
  readonly preview: WireOfflineReservation | null
}

/** The nights, and every plot with its own guests: one line, and folded out what changes them. */
export function StayFields({ preview, ...props }: StayFieldsProps) {
  const { choices, answers, errorOf } = props
  const t = useText('offlineBookings')
  const rows = rowCount(answers)
  return (
    <FoldedSection title={t('stay')} lead={<StayLine preview={preview} />} isOpen={isUnsettled(answers, errorOf)}>
      <FormPair>
        <TextField
          name="arrival"
          type="date"
          label={t('arrival')}
          min={choices.today}
          defaultValue={answers.arrival ?? choices.today}
          error={errorOf('arrival')}
        />
        <TextField
          name="departure"
          type="date"
          label={t('departure')}
          min={choices.today}
          defaultValue={answers.departure}
          error={errorOf('departure')}
        />
      </FormPair>
      {Array.from({ length: rows }, (_, row) => `plot-${row}`).map((name, row) => (
        <PlotFields key={name} {...props} row={row} isAlone={rows === 1} />
      ))}
      {rows > 1 && <p className="text-sm text-ink-soft">{t('morePlotsHint')}</p>}
      {rows < mostBookingRows && (
        <div>
          <Button type="submit" name="step" value="add-plot" intent="secondary" size="small">
            {t('addPlot')}
          </Button>
        </div>
      )}
      <Checkbox
        name="ignoreRules"
        label={t('ignoreRules')}
        hint={t('ignoreRulesHint')}
        defaultChecked={answers.ignoreRules === 'on'}
      />
    </FoldedSection>
  )
}

function StayLine({ preview }: Pick<StayFieldsProps, 'preview'>) {
  const t = useText('offlineBookings')
  const tc = useText('common')
  if (!preview) return t('changeStay')
  const plots = preview.plots.map(({ plotName, ...party }) => `${plotName} (${partyText(tc, party)})`).join(', ')
  return `${stayText(preview.arrivalDate, preview.departureDate)} · ${plots}. ${t('changeStay')}`
}

/** Somebody has to look at it: a plot more was asked for, none is chosen, or something in it is wrong. */
function isUnsettled(answers: OfflineFieldsProps['answers'], errorOf: OfflineFieldsProps['errorOf']): boolean {
  const rows = Array.from({ length: rowCount(answers) }, (_, row) => row)
  const fields = ['arrival', 'departure', ...rows.flatMap((row) => rowFields.map((name) => `${name}-${row}`))]
  return answers.step === 'add-plot' || !answers['plot-0'] || fields.some((name) => errorOf(name) !== undefined)
}

const rowFields = ['plot', ...offlinePartyFields] as const

interface PlotFieldsProps extends OfflineFieldsProps {
  readonly row: number
  readonly isAlone: boolean
}

function PlotFields({ choices, answers, errorOf, row, isAlone }: PlotFieldsProps) {
  const t = useText('offlineBookings')
  const field = (name: string) => ({
    name: `${name}-${row}`,
    defaultValue: answers[`${name}-${row}`],
    error: errorOf(`${name}-${row}`),
  })
  const number = { inputMode: 'numeric', autoComplete: 'off', maxLength: 2 } as const
  const adults = field('adults')
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-2 font-bold">{isAlone ? t('plotAndGuests') : t('plotNumber', { number: row + 1 })}</legend>
      <SelectField label={t('plot')} {...field('plot')}>
        <option value="">{t('choosePlot')}</option>
        {choices.plots.map(({ plotId, plotName, siteName }) => (
          <option key={plotId} value={plotId}>
            {`${plotName}, ${siteName}`}
          </option>
        ))}
      </SelectField>
      <div className="booking-fields">
        <TextField label={t('adults')} {...adults} defaultValue={adults.defaultValue ?? (row === 0 ? '2' : '')} {...number} />
        <TextField label={t('pensioners')} {...field('pensioners')} {...number} />
        <TextField label={t('tents')} {...field('tents')} {...number} />
        <TextField label={t('caravans')} {...field('caravans')} {...number} />
      </div>
      <TextField label={t('ages')} hint={t('agesHint')} {...field('ages')} isOptional autoComplete="off" />
    </fieldset>
  )
}
