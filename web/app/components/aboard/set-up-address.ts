import { type GuidedStep, guidedSteps } from '@camp/domain/organisations/guided-set-up.ts'
import { organisationAddress } from '../staff/organisation-address.ts'

/** Of a step, or of the page that says what is left. */
export function guidedSetUpAddress(slug: string, step?: GuidedStep): string {
  return organisationAddress(slug, step ? `org-organisation/set-up/${step}` : 'org-organisation/set-up')
}

export function afterStep(slug: string, step: GuidedStep): string {
  return guidedSetUpAddress(slug, guidedSteps[guidedSteps.indexOf(step) + 1])
}
