import { roundingSteps } from '@camp/domain/pricing/bulk-rates.ts'
import { baseMoneyCells, nightsCells, type RateCell, rateMoneyCells } from '@camp/domain/pricing/rate-sheet.ts'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/components/button.tsx'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { ErrorSummary } from '#app/components/error-summary.tsx'
import { FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import type { SitePlots } from '#app/components/staff/pricing/plot-choices.ts'
import { PlotsField } from '#app/components/staff/pricing/plots-field.tsx'
import { ratesPage } from '#app/components/staff/settings-page-names.ts'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { randText } from '#app/formatting/rand-text.ts'
import { useText } from '#app/wording/use-text.ts'
import type { WrongPlotCell } from './answer-bulk.ts'
import { type BulkActName, type BulkAnswers, type BulkProblem, bulkActs } from './bulk-answers.ts'

interface BulkFormProps {
  readonly sites: readonly SitePlots[]
  readonly answers: BulkAnswers
  readonly problems: readonly BulkProblem[]
  readonly wrongCells: readonly WrongPlotCell[]
}

export function BulkForm({ sites, answers, problems, wrongCells }: BulkFormProps) {
  const t = useText('rateSettings')
  const isBusy = useNavigation().state === 'submitting'
  const { slug } = useStaffOrganisation().organisation
  const texts = [
    ...problems.map(({ field, code }) => ({ field, message: t(code) })),
    ...wrongCells.map(({ plot, cell }) => ({
      field: answers.act,
      message: t('bulkWrongCell', { plot, column: t(`cell_${cell as RateCell}`) }),
    })),
  ]
  const errorOf = (field: string) => texts.find((text) => text.field === field)?.message
  return (
    <Form
      method="post"
      action={organisationAddress(slug, `${ratesPage}/bulk`)}
      noValidate
      className="grid gap-6"
      aria-busy={isBusy}
    >
      <ErrorSummary problems={texts} />
      <FormSection title={t('bulkHow')}>
        <ActChoices sites={sites} answers={answers} errorOf={errorOf} />
      </FormSection>
      <FormSection title={t('bulkWhich')}>
        <CellChoices chosen={answers.cells} error={errorOf('cells')} />
        <Checkbox name="withTiers" label={t('withTiers')} hint={t('withTiersHint')} defaultChecked={answers.withTiers} />
        <Checkbox
          name="withSupplement"
          label={t('withSupplement')}
          hint={t('withSupplementHint')}
          defaultChecked={answers.withSupplement}
        />
        <PlotsField legend={t('bulkPlots')} error={errorOf('plots')} sites={sites} chosen={answers.plots} />
      </FormSection>
      <div className="save-bar no-print">
        <Button type="submit" name="go" value="preview" disabled={isBusy}>
          {t('showPreview')}
        </Button>
      </div>
    </Form>
  )
}

interface ActChoicesProps {
  readonly sites: readonly SitePlots[]
  readonly answers: BulkAnswers
  readonly errorOf: (field: string) => string | undefined
}

function ActChoices({ sites, answers, errorOf }: ActChoicesProps) {
  const t = useText('rateSettings')
  return (
    <ChoiceGroup id="act" legend={t('bulkAct')}>
      {bulkActs.map((act) => (
        <div key={act} className="bulk-act">
          <label className="plots-tick">
            <input type="radio" name="act" value={act} defaultChecked={answers.act === act} />
            <span>{t(`act_${act}`)}</span>
          </label>
          <ActField act={act} sites={sites} answers={answers} error={errorOf(act)} />
          {act === 'percent' && <Rounding roundTo={answers.roundTo} />}
        </div>
      ))}
    </ChoiceGroup>
  )
}

interface ActFieldProps {
  readonly sites: readonly SitePlots[]
  readonly act: BulkActName
  readonly answers: BulkAnswers
  readonly error: string | undefined
}

function ActField({ act, sites, answers, error }: ActFieldProps) {
  const t = useText('rateSettings')
  const shared = {
    id: act,
    name: act,
    defaultValue: answers.values[act],
    'aria-label': t(`act_${act}`),
    'aria-invalid': error ? true : undefined,
    className: 'rates-cell',
  }
  if (act === 'copy') {
    return (
      <select {...shared}>
        <option value="">{t('copyChoose')}</option>
        {sites.map(({ siteId, siteName, plots }) => (
          <optgroup key={siteId} label={siteName}>
            {plots.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    )
  }
  if (act === 'setBasis' || act === 'setWeekend') {
    const options = act === 'setBasis' ? (['perPlot', 'perPerson'] as const) : (['no', 'yes'] as const)
    return (
      <select {...shared}>
        {options.map((value) => (
          <option key={value} value={value}>
            {t(value)}
          </option>
        ))}
      </select>
    )
  }
  return (
    <span className="inline-flex items-center gap-2">
      <input {...shared} inputMode="decimal" autoComplete="off" />
      <span className="text-ink-soft">{t(`unit_${act}`)}</span>
    </span>
  )
}

function Rounding({ roundTo }: { readonly roundTo: number }) {
  const t = useText('rateSettings')
  return (
    <label className="inline-flex items-center gap-2">
      <span className="text-ink-soft">{t('roundTo')}</span>
      <select name="roundTo" className="rates-cell" defaultValue={roundTo}>
        {roundingSteps.map((step) => (
          <option key={step} value={step}>
            {randText(step / 100)}
          </option>
        ))}
      </select>
    </label>
  )
}

function CellChoices({ chosen, error }: { readonly chosen: readonly RateCell[]; readonly error: string | undefined }) {
  const t = useText('rateSettings')
  return (
    <ChoiceGroup id="cells" legend={t('bulkColumns')} hint={t('bulkColumnsHint')} error={error}>
      {[rateMoneyCells, baseMoneyCells, nightsCells].map((cells) => (
        <div key={cells[0]} className="plots-ticks">
          {cells.map((cell) => (
            <label key={cell} className="plots-tick">
              <input type="checkbox" name="cells" value={cell} defaultChecked={chosen.includes(cell)} />
              <span>{t(`cell_${cell}`)}</span>
            </label>
          ))}
        </div>
      ))}
    </ChoiceGroup>
  )
}
