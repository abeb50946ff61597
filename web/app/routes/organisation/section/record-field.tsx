import type { OrganisationChoices } from '@camp/application/organisations/settings/organisation-records.ts'
import { type FieldRule, fieldRules } from '@camp/domain/organisations/settings/field-rule.ts'
import type { OrganisationField } from '@camp/domain/organisations/settings/organisation-record.ts'
import { Checkbox } from '#app/components/checkbox.tsx'
import { ChoiceGroup } from '#app/components/choice-group.tsx'
import { SelectField } from '#app/components/select-field.tsx'
import { RichTextField } from '#app/components/staff/rich-text-field.tsx'
import { TextField } from '#app/components/text-field.tsx'
import { useText } from '#app/wording/use-text.ts'
import { choiceText } from './field-texts.ts'
import { PolicyField } from './policy-field.tsx'
import { fieldHints } from './section-layout.ts'

export interface RecordFieldProps {
  readonly field: OrganisationField
  readonly text: string
  readonly choices: OrganisationChoices
  readonly error?: string
  readonly isSlugFixed: boolean
}

const inputTypes: Readonly<Partial<Record<OrganisationField, 'email' | 'tel' | 'url'>>> = {
  businessEmail: 'email',
  ownerEmail: 'email',
  businessNumber: 'tel',
  ownerNumber: 'tel',
  googleMaps: 'url',
}

/** The control of a field, by its rule. */
export function RecordField({ field, text, choices, error, isSlugFixed }: RecordFieldProps) {
  const t = useText('organisationSettings')
  const rule: FieldRule = fieldRules[field]
  const hintKey = field in fieldHints ? fieldHints[field as keyof typeof fieldHints] : undefined
  const common = { name: field, label: t(field), hint: hintKey && t(hintKey), error }
  if (field === 'province') return <ProvinceField {...common} text={text} choices={choices} />
  switch (rule.kind) {
    case 'slug':
      return <SlugField {...common} text={text} isFixed={isSlugFixed} />
    case 'html':
      return <RichTextField {...common} defaultValue={text} rows={6} />
    case 'yes-no':
      return <Checkbox {...common} value="yes" defaultChecked={text !== ''} />
    case 'choice':
      return (
        <SelectField {...common} defaultValue={text}>
          {rule.of.map((choice) => (
            <option key={choice} value={choice}>
              {choiceText(t, choice)}
            </option>
          ))}
        </SelectField>
      )
    case 'list':
      return <FacilitiesField {...common} text={text} choices={choices} />
    case 'several':
      return <SeveralField {...common} text={text} of={rule.of} />
    case 'policy':
      return <PolicyField {...common} text={text} />
    case 'date':
      return <TextField {...common} type="date" defaultValue={text} />
    case 'decimal':
    case 'money':
      return <TextField {...common} inputMode={field === 'latitude' ? 'text' : 'decimal'} defaultValue={text} />
    case 'line':
      return (
        <TextField
          {...common}
          type={inputTypes[field] ?? 'text'}
          defaultValue={text}
          maxLength={rule.most}
          autoComplete="off"
          required={rule.isRequired}
        />
      )
  }
}

interface Common {
  readonly name: string
  readonly label: string
  readonly hint: string | undefined
  readonly error: string | undefined
  readonly text: string
}

/** Posted as it is when it is fixed: a disabled field would count as emptied. */
function SlugField({ text, isFixed, ...common }: Common & { readonly isFixed: boolean }) {
  const t = useText('organisationSettings')
  if (!isFixed)
    return <TextField {...common} hint={t('slugHint')} defaultValue={text} spellCheck={false} autoComplete="off" required />
  return (
    <>
      <input type="hidden" name={common.name} value={text} />
      <TextField {...common} name="" id={common.name} hint={t('slugBookedHint')} value={text} onChange={() => {}} disabled />
    </>
  )
}

function ProvinceField({ text, choices, ...common }: Common & { readonly choices: OrganisationChoices }) {
  return (
    <SelectField {...common} defaultValue={text}>
      {choices.provinces.map(({ code, name, country }) => (
        <option key={code} value={code}>
          {name}, {country}
        </option>
      ))}
    </SelectField>
  )
}

function SeveralField({ text, of, label, ...common }: Common & { readonly of: readonly string[] }) {
  const t = useText('organisationSettings')
  const ticked = text.split(',')
  return (
    <ChoiceGroup id={common.name} legend={<span className="sr-only">{label}</span>} hint={common.hint} error={common.error}>
      {of.map((choice) => (
        <Checkbox
          key={choice}
          id={`${common.name}-${choice}`}
          name={common.name}
          label={choiceText(t, choice)}
          value={choice}
          defaultChecked={ticked.includes(choice)}
        />
      ))}
    </ChoiceGroup>
  )
}

function FacilitiesField({ text, choices, label, ...common }: Common & { readonly choices: OrganisationChoices }) {
  const ticked = text.split(',')
  return (
    <ChoiceGroup id={common.name} legend={<span className="sr-only">{label}</span>} hint={common.hint} error={common.error}>
      <div className="facility-grid">
        {choices.facilities.map(({ id, name }) => (
          <Checkbox
            key={id}
            id={`facility-${id}`}
            name={common.name}
            label={name}
            value={id}
            defaultChecked={ticked.includes(id)}
          />
        ))}
      </div>
    </ChoiceGroup>
  )
}
