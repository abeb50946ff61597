import type { CellContact } from '@camp/application/people/profile/profiles.ts'
import { type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/mobile'

export interface CountryChoice {
  readonly country: string
  /** `South Africa (+27)`. */
  readonly label: string
}

export const defaultCountry = 'ZA'
const neighbours: readonly CountryCode[] = [defaultCountry, 'NA', 'BW', 'ZW', 'MZ', 'LS', 'SZ']

/**
 * South Africa and its neighbours first, then the world by name. On the server alone: browsers name countries
 * differently.
 */
export function countryChoices(locale: string): readonly CountryChoice[] {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const choices = getCountries().map((country) => ({
    country,
    name: names.of(country) ?? country,
    digits: getCountryCallingCode(country),
  }))
  const isNear = ({ country }: { readonly country: CountryCode }) => neighbours.includes(country)
  const near = choices.filter(isNear).toSorted((a, b) => neighbours.indexOf(a.country) - neighbours.indexOf(b.country))
  const far = choices.filter((choice) => !isNear(choice)).toSorted((a, b) => a.name.localeCompare(b.name, locale))
  return [...near, ...far].map(({ country, name, digits }) => ({ country, label: `${name} (+${digits})` }))
}

/** The guest's own, as chosen last time, when it is one. */
export function knownCountry(country: string | undefined): string {
  return country && isSupportedCountry(country) ? country : defaultCountry
}

/** Who never chose a country has one by the code of the number. */
export function countryOfCell({ countryId, countryCode }: Omit<CellContact, 'cell'>): string {
  if (countryId) return knownCountry(countryId)
  const byCode = [...neighbours, ...getCountries()].find((country) => `+${getCountryCallingCode(country)}` === countryCode)
  return byCode ?? defaultCountry
}
