/**
 * The number as it was typed, with the country that it is read for; a number with a country's code of its own
 * stands alone. `countries`: a line for each, two letters and then the label.
 */
export function cellWithCountry(cell: string, country: string, countries: string): string {
  const choice = countries.split('\n').find((each) => each.startsWith(country))
  return choice && !/^(\+|00)/.test(cell) ? `${cell}, ${choice.slice(2)}` : cell
}
