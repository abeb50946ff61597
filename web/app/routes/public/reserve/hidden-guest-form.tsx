import { type GuestForm, hiddenFields } from './guest-form.ts'
import type { Step } from './steps.ts'

const shownOn: Readonly<Record<Step, ReadonlySet<keyof GuestForm>>> = {
  details: new Set([
    'firstName',
    'lastName',
    'email',
    'country',
    'cell',
    'verificationPreference',
    'language',
    'specialRequest',
    'allergies',
    'vehiclePlate',
    'optIntoMarketing',
  ]),
  terms: new Set(['acceptedTermIds', 'acknowledgedDocumentIds', 'acceptsGeneralTerms']),
  check: new Set(['payment']),
}

/**
 * The answers of the other steps travel along in the form: nothing personal stands in an address or is kept
 * on the way.
 */
export function HiddenGuestForm({ answers, step }: { readonly answers: GuestForm; readonly step: Step }) {
  return hiddenFields(answers, shownOn[step]).map(([name, value]) => (
    <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
  ))
}
