import type { OrganisationProblem } from '@camp/application/organisations/settings/change-organisation.ts'
import type { Translator } from '../../wording/catalogue.ts'

/** What is wrong with a field of a step, by the field's own label. */
export function sectionProblemText(t: Translator<'aboard'>, field: string, { code }: OrganisationProblem): string {
  return code === 'missing' ? t('fieldMissing', { field }) : t('fieldWrong', { field })
}
