import { longestSettingName } from '@camp/domain/seasons/longest-setting-name.ts'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { plotNames, type SitePlots } from '#app/components/staff/pricing/plot-choices.ts'
import { PlotsField } from '#app/components/staff/pricing/plots-field.tsx'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import { ageScalesPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { type AgeScaleAnswers, type BandAnswers, type BandField, bandFields, bandKinds } from './age-scale-answers.ts'
import type { AgeScaleFormProblem } from './age-scale-form-problems.ts'

interface AgeScaleFormProps {
  readonly id: string | null
  readonly name: string | null
  readonly answers: AgeScaleAnswers
  readonly plotIds: readonly string[]
  readonly sites: readonly SitePlots[]
  readonly revision: string
  readonly shown: object
  readonly conflict: Conflict | null
  readonly problems: readonly AgeScaleFormProblem[]
  readonly mayManage: boolean
}

export function AgeScaleForm(props: AgeScaleFormProps) {
  const { id, name, answers, plotIds, sites, revision, shown, conflict, problems, mayManage } = props
  const t = useText('ageScaleSettings')
  const { slug } = useStaffOrganisation().organisation
  const texts = problems.map(({ field, code, row }) => ({
    field,
    message: row === undefined ? t(code) : `${t('band', { row })}: ${t(code)}`,
  }))
  const errorOf = (field: string) => texts.find((text) => text.field === field)?.message
  const deletion = id && <DeletionLink to={organisationAddress(slug, `${ageScalesPage}/${id}/delete`)} />
  return (
    <StaffPage title={name ?? t('add')} hasErrors={texts.length > 0 || conflict !== null}>
      <FormPage
        problems={texts}
        shown={shown}
        revision={revision}
        conflict={
          <ConflictNotice
            conflict={conflict}
            labelOf={(field) => t(conflictLabels[field as keyof typeof conflictLabels])}
            textOf={(field, value) => (field === 'plots' ? plotNames(sites, value) : undefined)}
          />
        }
        maySave={mayManage}
        cancelTo={organisationAddress(slug, ageScalesPage)}
        otherActions={deletion}
      >
        <FormSection title={t('what')}>
          <TextField
            name="name"
            label={t('name')}
            maxLength={longestSettingName}
            autoComplete="off"
            defaultValue={answers.name}
            error={errorOf('name')}
          />
          <TextField
            name="pensionerPercentage"
            label={t('pensioners')}
            hint={t('pensionersHint')}
            inputMode="decimal"
            defaultValue={answers.pensionerPercentage}
            error={errorOf('pensionerPercentage')}
          />
        </FormSection>
        <FormSection title={t('bands')} lead={t('bandsLead')}>
          <div className="rates-scroll">
            <BandRows bands={answers.bands} wrong={texts.flatMap(({ field }) => field ?? [])} />
          </div>
          <p className="text-sm text-ink-soft">{t('bandsHint')}</p>
        </FormSection>
        <FormSection title={t('where')}>
          <PlotsField legend={t('plots')} hint={t('plotsHint')} sites={sites} chosen={plotIds} />
        </FormSection>
      </FormPage>
    </StaffPage>
  )
}

const conflictLabels = { name: 'name', pensionerPercentage: 'pensioners', bands: 'bands', plots: 'plots' } as const

function BandRows({ bands, wrong }: { readonly bands: readonly BandAnswers[]; readonly wrong: readonly string[] }) {
  const t = useText('ageScaleSettings')
  return (
    <table className="rates-table w-full">
      <caption className="sr-only">{t('bands')}</caption>
      <thead>
        <tr>
          {bandFields.map((field) => (
            <th key={field} scope="col">
              {t(`band_${field}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {bands.map((band, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are what they are by their place
          <tr key={row}>
            {bandFields.map((field) => (
              <td key={field}>
                <BandCell field={field} row={row} value={band[field]} isWrong={wrong.includes(`${field}${row}`)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface BandCellProps {
  readonly field: BandField
  /** From 0. */
  readonly row: number
  readonly value: string
  readonly isWrong: boolean
}

function BandCell({ field, row, value, isWrong }: BandCellProps) {
  const t = useText('ageScaleSettings')
  const shared = {
    id: `${field}${row}`,
    name: field,
    defaultValue: value,
    className: 'rates-cell',
    'aria-label': `${t('band', { row: row + 1 })}: ${t(`band_${field}`)}`,
    'aria-invalid': isWrong || undefined,
  }
  if (field !== 'kind') {
    return <input {...shared} inputMode={field === 'fromAge' || field === 'toAge' ? 'numeric' : 'decimal'} autoComplete="off" />
  }
  return (
    <select {...shared}>
      {bandKinds.map((kind) => (
        <option key={kind} value={kind}>
          {t(`kind_${kind}`)}
        </option>
      ))}
    </select>
  )
}
