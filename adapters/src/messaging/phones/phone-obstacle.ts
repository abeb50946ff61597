import type { CountryCode } from 'libphonenumber-js'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'

/**
 * Why a number gets no message in our name (rule M22); undefined where nothing stands in the way. What is no
 * mobile number of a country of the list is refused: landlines, premium and satellite ranges among them.
 */
export function phoneObstacle(digits: string, countries: readonly CountryCode[]): string | undefined {
  const number = parsePhoneNumberFromString(`+${digits}`)
  if (!number?.country || !countries.includes(number.country)) return 'the number is of a country that gets none'
  const type = number.getType()
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE' ? undefined : 'the number is not of a cellphone'
}
