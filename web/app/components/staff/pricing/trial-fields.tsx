import { useText } from '#app/wording/use-text.ts'
import { SelectField } from '../../select-field.tsx'
import { TextField } from '../../text-field.tsx'
import type { SitePlots } from './plot-choices.ts'
import type { TrialAnswers, TrialProblem } from './trial.ts'

interface TrialFieldsProps {
  readonly sites: readonly SitePlots[]
  readonly answers: TrialAnswers
  readonly problems: readonly TrialProblem[]
  /** Tents and caravans decide whether a plot can be booked, never what it costs. */
  readonly hasEquipment?: boolean
}

/** Any plot, stay and party. */
export function TrialFields({ sites, answers, problems, hasEquipment }: TrialFieldsProps) {
  const t = useText('pricing')
  const fieldFor = (name: keyof TrialAnswers) => {
    const problem = problems.find(({ field }) => field === name)
    return { name, defaultValue: answers[name], error: problem && t(problem.code), autoComplete: 'off' }
  }
  return (
    <div className="trial-fields">
      <SelectField name="plot" label={t('plot')} defaultValue={answers.plot}>
        {sites.map((site) => (
          <optgroup key={site.siteId} label={site.siteName}>
            {site.plots.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <TextField {...fieldFor('arrivalDate')} type="date" label={t('arrival')} />
      <TextField {...fieldFor('departureDate')} type="date" label={t('departure')} />
      <TextField {...fieldFor('numberOfAdults')} label={t('adults')} inputMode="numeric" maxLength={2} />
      <TextField {...fieldFor('numberOfPensioners')} label={t('pensioners')} inputMode="numeric" maxLength={2} />
      <TextField {...fieldFor('childrenAges')} label={t('ages')} placeholder="3, 11" />
      {hasEquipment && (
        <>
          <TextField {...fieldFor('tents')} label={t('tents')} inputMode="numeric" maxLength={2} />
          <TextField {...fieldFor('caravans')} label={t('caravans')} inputMode="numeric" maxLength={2} />
        </>
      )}
    </div>
  )
}
