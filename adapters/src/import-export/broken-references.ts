import type { KnownCountry } from '@camp/application/import-export/known-countries.ts'
import type { ImportProblem } from '@camp/application/import-export/organisation-document.ts'

/**
 * References by name that lead nowhere. Reads the document as it came, so that they are said even where other
 * fields are wrong; what is not of the right shape is left to the schema.
 */
export function brokenReferences(document: unknown, countries: readonly KnownCountry[]): readonly ImportProblem[] {
  const { currency } = fieldsOf(document)
  const organisations = listOf(fieldsOf(document).organisations)
  return [
    ...repeatedSlugs(organisations),
    ...organisations.flatMap((organisation, position) => {
      const path = `organisations[${position}]`
      return [...brokenPlaces(fieldsOf(organisation), path, currency, countries), ...brokenNames(fieldsOf(organisation), path)]
    }),
  ]
}

function repeatedSlugs(organisations: readonly unknown[]): readonly ImportProblem[] {
  const slugs = organisations.map((organisation) => fieldsOf(organisation).slug)
  return slugs.flatMap((slug, position) => {
    const first = slugs.indexOf(slug)
    if (typeof slug !== 'string' || first === position) return []
    return { path: `organisations[${position}].slug`, problem: `${quoted(slug)} is the slug of organisations[${first}] already` }
  })
}

function brokenPlaces(
  { country, province }: Fields,
  path: string,
  currency: unknown,
  countries: readonly KnownCountry[],
): readonly ImportProblem[] {
  if (typeof country !== 'string') return []
  const known = countries.find(({ code }) => code === country)
  if (!known)
    return [
      {
        path: `${path}.country`,
        problem: `expected one of ${countries.map(({ code }) => code).join(', ')}, got ${quoted(country)}`,
      },
    ]
  const inProvince =
    typeof province !== 'string' || known.provinces.includes(province)
      ? []
      : [{ path: `${path}.province`, problem: `expected one of ${known.provinces.join(', ')}, got ${quoted(province)}` }]
  const inCurrency =
    currency === known.currency || typeof currency !== 'string'
      ? []
      : [{ path: `${path}.country`, problem: `${country} has the currency ${known.currency}, the document ${quoted(currency)}` }]
  return [...inProvince, ...inCurrency]
}

function brokenNames(organisation: Fields, path: string): readonly ImportProblem[] {
  const names = (list: unknown) => new Set(listOf(list).map((item) => fieldsOf(item).name))
  const [scales, rules] = [names(organisation.ageScales), names(organisation.paymentRules)]
  const [terms, discounts] = [names(organisation.specialTerms), names(organisation.discounts)]
  return listOf(organisation.sites).flatMap((site, sitePosition) => {
    const sitePath = `${path}.sites[${sitePosition}]`
    const ofSite = missingOf(listOf(fieldsOf(site).specialTerms), terms, `${sitePath}.specialTerms`, 'special term')
    const ofPlots = listOf(fieldsOf(site).plots).flatMap((plot, plotPosition) => {
      const plotPath = `${sitePath}.plots[${plotPosition}]`
      const { ageScale, paymentRule, discounts: linked } = fieldsOf(plot)
      return [
        ...missing(ageScale, scales, `${plotPath}.ageScale`, 'age scale'),
        ...missing(paymentRule, rules, `${plotPath}.paymentRule`, 'payment rule'),
        ...missingOf(listOf(linked), discounts, `${plotPath}.discounts`, 'discount'),
      ]
    })
    return [...ofSite, ...ofPlots]
  })
}

function missingOf(list: readonly unknown[], known: ReadonlySet<unknown>, path: string, kind: string): readonly ImportProblem[] {
  return list.flatMap((name, position) => missing(name, known, `${path}[${position}]`, kind))
}

function missing(name: unknown, known: ReadonlySet<unknown>, path: string, kind: string): readonly ImportProblem[] {
  if (typeof name !== 'string' || known.has(name)) return []
  return [{ path, problem: `there is no ${kind} named ${quoted(name)} in this organisation` }]
}

type Fields = Readonly<Record<string, unknown>>

function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function quoted(text: string): string {
  return JSON.stringify(text.length > 60 ? `${text.slice(0, 60)}…` : text)
}
