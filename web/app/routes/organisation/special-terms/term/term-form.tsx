import { longestTermName } from '@camp/domain/special-terms/special-term-problems.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { DeletionLink } from '#app/components/staff/delete-link.tsx'
import { FormPage, FormSection } from '#app/components/staff/form-page.tsx'
import { organisationAddress } from '#app/components/staff/organisation-address.ts'
import { RichTextField } from '#app/components/staff/rich-text-field.tsx'
import type { Conflict } from '#app/components/staff/settings-forms/conflict.ts'
import { ConflictNotice } from '#app/components/staff/settings-forms/conflict-notice.tsx'
import type { FormProblem } from '#app/components/staff/settings-forms/problem-words.ts'
import { useFields } from '#app/components/staff/settings-forms/use-fields.ts'
import { specialTermsPage } from '#app/components/staff/settings-page-names.ts'
import { StaffPage } from '#app/components/staff/staff-page.tsx'
import { useStaffOrganisation } from '#app/components/staff/use-staff-organisation.ts'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import type { TermAnswers } from './term-answers.ts'

interface TermFormProps {
  readonly id: string | null
  readonly name: string | null
  readonly revision: string
  readonly answers: TermAnswers
  readonly shown: object
  readonly conflict: Conflict | null
  readonly chosen: readonly string[]
  readonly sites: readonly { readonly id: string; readonly name: string }[]
  readonly problems: readonly FormProblem[]
  readonly mayManage: boolean
}

export function TermForm(props: TermFormProps) {
  const { id, name, revision, answers, shown, conflict, chosen, sites, problems, mayManage } = props
  const t = useText('termSettings')
  const { slug } = useStaffOrganisation().organisation
  const { texts, text, tick } = useFields({ answers, problems, labelOf: (field) => t(`term_${field}`) })
  const deletion = id && <DeletionLink to={organisationAddress(slug, `${specialTermsPage}/${id}/delete`)} />
  return (
    <StaffPage title={name ?? t('addTerm')} hasErrors={problems.length > 0 || conflict !== null}>
      <FormPage
        problems={texts}
        shown={shown}
        revision={revision}
        conflict={
          <ConflictNotice
            conflict={conflict}
            labelOf={(field) => (field === 'sites' ? t('sites') : t(`term_${field as keyof TermAnswers}`))}
            textOf={textOf}
          />
        }
        maySave={mayManage}
        cancelTo={organisationAddress(slug, specialTermsPage)}
        otherActions={deletion}
      >
        <FormSection title={t('termWhat')} lead={t('termWhatLead')}>
          <TextField {...text('name')} hint={t('termNameHint')} maxLength={longestTermName} autoComplete="off" />
          <RichTextField {...text('text')} hint={t('textHint')} rows={8} />
        </FormSection>
        <FormSection title={t('termWho')}>
          <SelectField {...text('type')} hint={t('termTypeHint')}>
            <option value="Mandatory">{t('type_Mandatory')}</option>
            <option value="Optional">{t('type_Optional')}</option>
          </SelectField>
          <ChoiceGroup id="sites" legend={t('sites')} hint={t('termSitesHint')}>
            {sites.map((site) => (
              <Checkbox
                key={site.id}
                id={`site-${site.id}`}
                name="sites"
                value={site.id}
                label={site.name}
                defaultChecked={chosen.includes(site.id)}
              />
            ))}
          </ChoiceGroup>
          <Checkbox {...tick('isActive')} hint={t('termActiveHint')} />
        </FormSection>
      </FormPage>
    </StaffPage>
  )

  function textOf(field: string, value: unknown): string | undefined {
    if (field === 'type') return t(value === 'Optional' ? 'type_Optional' : 'type_Mandatory')
    if (field !== 'sites' || !Array.isArray(value)) return undefined
    return sites.flatMap(({ id, name: siteName }) => (value.includes(id) ? [siteName] : [])).join(', ') || undefined
  }
}
