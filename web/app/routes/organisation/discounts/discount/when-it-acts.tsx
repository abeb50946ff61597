import { weekdays } from '@camp/domain/plots/plot.ts'
import { seasonTypes } from '@camp/domain/seasons/season.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { FormPair, FormSection } from '#app/components/staff/form-page.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { DiscountAnswers } from './discount-answers.ts'

interface WhenItActsProps {
  readonly answers: DiscountAnswers
  readonly errorOf: (field: string) => string | undefined
}

const emptyRanges = 2

/** The nights on which the discount acts: weekdays, seasons, and what it leaves out. */
export function WhenItActs({ answers, errorOf }: WhenItActsProps) {
  const t = useText('discountSettings')
  return (
    <FormSection title={t('when')} lead={t('whenLead')}>
      <ChoiceGroup id="validDays" legend={t('validDays')} error={errorOf('validDays')}>
        <div className="plots-ticks">
          {weekdays.map((day) => (
            <Tick key={day} name="validDays" value={day} label={t(`day_${day}`)} chosen={answers.validDays} />
          ))}
        </div>
      </ChoiceGroup>
      <ChoiceGroup id="seasonTypes" legend={t('seasonTypes')} error={errorOf('seasonTypes')}>
        <div className="plots-ticks">
          {seasonTypes.map((type) => (
            <Tick key={type} name="seasonTypes" value={type} label={t(`season_${type}`)} chosen={answers.seasonTypes} />
          ))}
        </div>
      </ChoiceGroup>
      <div>
        <Checkbox name="excludeHolidays" label={t('excludeHolidays')} defaultChecked={answers.excludeHolidays} />
        <Checkbox
          name="excludeSchoolHolidays"
          label={t('excludeSchoolHolidays')}
          defaultChecked={answers.excludeSchoolHolidays}
        />
      </div>
      <ExcludedDates answers={answers} errorOf={errorOf} />
    </FormSection>
  )
}

interface TickProps {
  readonly name: string
  readonly value: string
  readonly label: string
  readonly chosen: readonly string[]
}

function Tick({ name, value, label, chosen }: TickProps) {
  return (
    <label className="plots-tick">
      <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
      <span>{label}</span>
    </label>
  )
}

function ExcludedDates({ answers, errorOf }: WhenItActsProps) {
  const t = useText('discountSettings')
  const empty = Array.from({ length: emptyRanges }, () => ({ startDate: '', endDate: '' }))
  return (
    <ChoiceGroup id="ranges" legend={t('ranges')} hint={t('rangesHint')}>
      {[...answers.ranges, ...empty].map(({ startDate, endDate }, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are what they are by their place
        <FormPair key={row}>
          <TextField
            name="rangeStart"
            id={`rangeStart${row}`}
            type="date"
            label={t('rangeStart', { row: row + 1 })}
            defaultValue={startDate}
            error={errorOf(`rangeStart${row}`)}
          />
          <TextField
            name="rangeEnd"
            id={`rangeEnd${row}`}
            type="date"
            label={t('rangeEnd', { row: row + 1 })}
            defaultValue={endDate}
          />
        </FormPair>
      ))}
    </ChoiceGroup>
  )
}
