import type { OrganisationProblem } from '@camp/application/organisations/settings/change-organisation.ts'
import type { OrganisationChoices } from '@camp/application/organisations/settings/organisation-records.ts'
import { type FieldRule, fieldRules } from '@camp/domain/organisations/settings/field-rule.ts'
import type { OrganisationField } from '@camp/domain/organisations/settings/organisation-record.ts'
import type { TextKey, Translator } from '#app/wording/catalogue.ts'

type Settings = Translator<'organisationSettings'>
type Choice = Extract<TextKey<'organisationSettings'>, `choice_${string}`>

export function problemText(tp: Translator<'organisationProblems'>, t: Settings, problem: OrganisationProblem): string {
  const field = t(problem.field)
  switch (problem.code) {
    case 'too-long':
      return tp('too-long', { field, most: problem.most })
    case 'out-of-range':
      return tp('out-of-range', { field, from: problem.from, to: problem.to })
    case 'missing':
    case 'form':
    case 'not-a-number':
    case 'not-money':
    case 'not-a-choice':
    case 'not-a-date':
      return tp(problem.code, { field })
    default:
      return tp(problem.code)
  }
}

export function choiceText(t: Settings, choice: string): string {
  return t(`choice_${choice || 'none'}` as Choice)
}

/** A field's text as people say it: names of facilities, `Yes`. */
export function saidText(t: Settings, choices: OrganisationChoices, field: OrganisationField, text: string): string {
  const rule: FieldRule = fieldRules[field]
  if (rule.kind === 'yes-no') return t(text ? 'yes' : 'no')
  if (rule.kind === 'choice') return choiceText(t, text)
  if (text === '') return t('nothing')
  if (rule.kind === 'list') return namesOf(choices, text)
  if (rule.kind === 'several')
    return text
      .split(',')
      .map((choice) => choiceText(t, choice))
      .join(', ')
  if (field === 'province') return choices.provinces.find(({ code }) => code === text)?.name ?? text
  if (rule.kind === 'policy') return text.replaceAll(':', ': ').replaceAll(',', ' %, ').concat(' %')
  return text
}

function namesOf({ facilities }: OrganisationChoices, text: string): string {
  const ids = text.split(',')
  return facilities.flatMap(({ id, name }) => (ids.includes(id) ? [name] : [])).join(', ')
}
