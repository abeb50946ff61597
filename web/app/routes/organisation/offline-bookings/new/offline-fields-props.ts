import type { CountryChoice } from '#app/components/guest-details/country-choices.ts'
import type { WireOfflineChoices } from '#server/wire/offline-reservation-on-wire.ts'
import type { OfflineAnswers } from './offline-answers.ts'

export interface OfflineFieldsProps {
  readonly choices: WireOfflineChoices & { readonly countries: readonly CountryChoice[] }
  readonly answers: OfflineAnswers
  readonly errorOf: (field: string) => string | undefined
}
