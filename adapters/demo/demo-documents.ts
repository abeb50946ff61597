import type { ImportedOrganisation } from '@camp/application/import-export/imported-organisation.ts'
import type { OrganisationDocument } from '@camp/application/import-export/organisation-document.ts'
import { toDocumentForm } from '@camp/application/import-export/to-document-form.ts'
import { bringsOwnBed } from '@camp/domain/plots/kinds-of-plots.ts'
import type { SiteTimes, SiteType } from '@camp/domain/plots/plot.ts'
import type { Coordinates } from '@camp/domain/search/great-circle.ts'
import { demoPlaces, slugOf } from './all-places.ts'
import type { DemoPlace } from './demo-places.ts'
import { demoPlots } from './demo-plots.ts'
import {
  demoAgeScales,
  demoCancellationPolicy,
  demoDiscounts,
  demoPaymentRules,
  demoSavedTexts,
  demoTerms,
} from './demo-rules.ts'
import { demoSeasons } from './demo-seasons.ts'
import { demoTowns, onEarth, type TownPosition } from './demo-towns.ts'
import { wordsForGuests } from './demo-words-for-guests.ts'
import { demoPlotMap } from './drawn-plot-map.ts'
import { lands } from './lands.ts'
import { ownSceneKey } from './pictures/own-scenes.ts'
import { scenesFor } from './pictures/scene-catalogue.ts'
import { SeededRandom } from './pictures/seeded-random.ts'
import { sitePlanKey } from './pictures/site-plan.ts'
import { demoLayout } from './plot-map.ts'
import { siteName } from './site-names.ts'

/** The seed of the demo marketplace that is shipped. */
export const demoSeed = 'braai'

/** The invented campsites, as a document like any owner's: the same seed gives the same document. */
export function demoDocument(seed: string = demoSeed): OrganisationDocument {
  const towns = demoTowns()
  const organisations = demoPlaces.map((place) => toDocumentForm(demoOrganisation(place, towns(place), seed)))
  return { format: 'organisations/1', currency: 'ZAR', organisations }
}

export function demoOrganisation(place: DemoPlace, town: TownPosition, seed: string): ImportedOrganisation {
  const slug = slugOf(place.name)
  const random = new SeededRandom(`${seed}/${slug}`)
  const land = lands[place.land]
  const discounts = demoDiscounts(random)
  const paymentRules = demoPaymentRules(random)
  const ageScales = place.isAdultsOnly ? [] : demoAgeScales(random)
  const specialTerms = demoTerms(random, land.term)
  const peakMinimumStay = random.pick([0, 2, 3, 3])
  const rules = { ageScales, discounts, paymentRules, specialTerms }
  const number = random.whole(1, 88)
  const sites = demoSites({ place, rules, peakMinimumStay, random })
  const isShowingFrom = random.chance(0.25)
  const from = lowestRates(sites)
  const address1 = `${number} ${random.pick(byTheRiver(place, streets))}`
  const suburb = random.pick(byTheRiver(place, suburbs))
  const latitude = rounded(town.latitude + random.between(-0.045, 0.045))
  const longitude = rounded(onEarth(town.longitude + random.between(-0.045, 0.045)))
  const organisation = {
    slug,
    name: place.name,
    status: 'active',
    isDemo: true,
    isAdultsOnly: place.isAdultsOnly ?? false,
    shortDescription: `<p>${place.description}</p>`,
    address1,
    address2: null,
    suburb,
    cityName: place.cityName ?? place.town,
    postalCode: place.postalCode,
    country: 'ZA',
    province: place.province,
    latitude,
    longitude,
    directions: `<p>From ${place.cityName ?? place.town} take ${land.road} and ${random.pick(signs)} on the ${random.pick(['left', 'right'])}.</p>`,
    googleMaps: place.isFeatured ? googleMapOf({ latitude, longitude }) : null,
    businessEmail: `stay@${slug}.test`,
    businessNumber: `+27${random.pick(areaCodes[place.province] ?? [86])}555${String(random.whole(100, 9999)).padStart(4, '0')}`,
    useDisplayFromAmount: isShowingFrom,
    displayFromAmountOffPeak: isShowingFrom ? from.offPeak : null,
    displayFromAmountPeak: isShowingFrom ? from.peak : null,
    displayFromAmountSuperPeak: isShowingFrom ? from.superPeak : null,
    displayFromAmountType: isShowingFrom ? from.basis : null,
    isAllowMultiplePlots: random.chance(0.65),
    useDimensions: random.chance(0.6),
    takesOnlinePayment: random.chance(0.85),
    isFeaturedOnHomepage: place.isFeatured ?? false,
    isFeaturedOnSearch: random.chance(0.12),
    fees: {
      bookingFeeType: 'percentage',
      bookingFeePercentage: random.pick([6, 8, 8, 10]),
      bookingFeeAmount: 0,
      adminFeeType: 'monthly',
      adminFeeAmount: 250,
      adminFeeStartDate: '2026-01-01',
    },
    cancellationPolicy: demoCancellationPolicy(random),
    tags: demoTags(place, random),
    seasons: random.chance(0.92) ? demoSeasons(peakMinimumStay) : [],
    ...rules,
    savedTexts: demoSavedTexts,
    users: demoStaff(slug, random),
    sites,
    images: demoGallery(place, random.whole(3, 4)),
    ...mapOf(place, slug),
  } satisfies Omit<ImportedOrganisation, keyof ReturnType<typeof wordsForGuests>>
  return { ...organisation, ...wordsForGuests(organisation, seed) }
}

/** What lies around its plots; the campsites of the start page have a picture of it from above. */
function mapOf(place: DemoPlace, slug: string): Pick<ImportedOrganisation, 'plotMap' | 'mapPicture'> {
  const plotMap = demoPlotMap(place)
  if (!plotMap) return {}
  return plotMap.background ? { plotMap, mapPicture: sitePlanKey(slug) } : { plotMap }
}

/** Its own picture first, then the land around. */
function demoGallery({ name, land, sites }: DemoPlace, count: number): readonly string[] {
  const [slug, stayedIn] = [slugOf(name), Object.keys(sites) as SiteType[]]
  return [ownSceneKey(slug), ...scenesFor({ family: lands[land].pictures, stayedIn, count, seed: slug }).map(({ key }) => key)]
}

/** Around where the campsite says that it lies, as Google's own pages embed it. */
function googleMapOf({ latitude, longitude }: Coordinates): string {
  return `https://www.google.com/maps/embed?origin=mfe&pb=!1m3!2m1!1s${latitude},${longitude}!6i12`
}

interface SitesWish {
  readonly place: DemoPlace
  readonly rules: Pick<ImportedOrganisation, 'ageScales' | 'discounts' | 'paymentRules' | 'specialTerms'>
  readonly peakMinimumStay: number
  readonly random: SeededRandom
}

function demoSites({ place, rules, peakMinimumStay, random }: SitesWish): ImportedOrganisation['sites'] {
  const counts = Object.entries(place.sites) as [SiteType, number][]
  const places = demoLayout(place)
  const level = random.between(0, 1)
  let firstNumber = 1
  return counts.map(([siteType, count], position) => {
    const plots = demoPlots({
      place,
      siteType,
      level,
      peakMinimumStay,
      firstNumber,
      random: random.fork(siteType),
      places: places[position] ?? [],
      links: {
        ageScale: rules.ageScales[0]?.name ?? null,
        paymentRule: rules.paymentRules[0]?.name ?? null,
        discounts: rules.discounts.map(({ name }) => name),
      },
      isWeekendTwoDaysRequired: !bringsOwnBed(siteType) && random.chance(0.35),
    })
    firstNumber += count
    const images = scenesFor({ siteType, family: lands[place.land].pictures, count: random.whole(2, 3), seed: place.name })
    return {
      name: siteName(siteType, place.land),
      siteType,
      isActive: true,
      isOnlineBookingActive: true,
      times: demoTimes(siteType, random),
      weekdaySupplement: place.hasDearerWeekends ? dearerWeekends : null,
      specialTerms: rules.specialTerms.map(({ name }) => name),
      plots,
      images: images.map(({ key }) => key),
    }
  })
}

const dearerWeekends = { kind: 'percentage', percentage: 20, weekdays: ['FRIDAY', 'SATURDAY'] } as const

function demoTimes(siteType: SiteType, random: SeededRandom): SiteTimes {
  const checkIn = bringsOwnBed(siteType) ? random.pick(['12:00', '13:00', '14:00']) : random.pick(['14:00', '15:00'])
  const day = { checkIn, checkOut: bringsOwnBed(siteType) ? '11:00' : '10:00' }
  const weekend = { ...day, checkOut: '15:00' }
  return {
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: bringsOwnBed(siteType) ? weekend : day,
    holiday: day,
  }
}

function lowestRates(sites: ImportedOrganisation['sites']) {
  const [first] = sites.flatMap(({ plots }) => plots).toSorted((one, other) => one.rates.offPeak - other.rates.offPeak)
  if (!first) throw new RangeError('a campsite without plots')
  return { ...first.rates, basis: first.rateBasis }
}

const everywhere = ['Braai', 'Ablutions', 'Hot water', 'Drinking water', 'Security gate'] as const
const somewhere = [
  'Wi-Fi',
  'Electricity',
  'Laundry',
  'Communal kitchen',
  'Pets allowed',
  'Wheelchair friendly',
  'Shop',
  'Cell signal',
] as const

function demoTags(place: DemoPlace, random: SeededRandom): readonly string[] {
  const ofTheLand = random.shuffled(lands[place.land].facilities).slice(0, random.whole(3, 4))
  const some = random.shuffled(somewhere).slice(0, random.whole(2, 4))
  return [...new Set([...everywhere.slice(0, random.whole(3, 5)), ...ofTheLand, ...some])]
}

function demoStaff(slug: string, random: SeededRandom): ImportedOrganisation['users'] {
  const [owner, desk] = random.shuffled(staffNames)
  return [
    { email: `owner@${slug}.test`, firstName: owner?.[0] ?? '', lastName: owner?.[1] ?? '', role: 'ORGADMIN' },
    { email: `desk@${slug}.test`, firstName: desk?.[0] ?? '', lastName: desk?.[1] ?? '', role: 'ORGUSER' },
  ]
}

const staffNames = [
  ...[
    ['Annelie', 'Botha'],
    ['Thabo', 'Mokoena'],
    ['Sipho', 'Dlamini'],
    ['Zanele', 'Khumalo'],
    ['Pieter', 'van Wyk'],
  ],
  ...[
    ['Lerato', 'Molefe'],
    ['Fatima', 'Adams'],
    ['Johan', 'Steyn'],
    ['Nomsa', 'Ndlovu'],
    ['Riaan', 'Visser'],
  ],
  ...[
    ['Karabo', 'Sithole'],
    ['Elmarie', 'Nel'],
    ['Priya', 'Naidoo'],
    ['Hennie', 'Joubert'],
    ['Palesa', 'Tau'],
  ],
] as const

const signs = ['look for our board', 'watch for the white gate', 'turn in at the milk can'] as const
const streets = [
  'Camp Road',
  'River Road',
  'Plaas Street',
  'Old Mill Road',
  'Protea Lane',
  'Station Road',
  'Kerk Street',
] as const
/** Of the provinces' telephones. */
const areaCodes: Readonly<Record<string, readonly [number, ...number[]]>> = {
  'Western Cape': [21, 23, 44],
  'Northern Cape': [53, 54],
  'Eastern Cape': [41, 43],
  'Free State': [51, 58],
  'KwaZulu-Natal': [31, 33, 35],
  'North West': [14, 18],
  Gauteng: [11, 12],
  Mpumalanga: [13, 17],
  Limpopo: [15],
}

const suburbs = ['Rural', 'Outskirts', 'Riverside', 'Farm district', 'Village'] as const

/** Only what lies by a river is named after it. */
function byTheRiver<Name extends string>({ land }: DemoPlace, names: readonly [Name, ...Name[]]): readonly [Name, ...Name[]] {
  if (land === 'river') return names
  const [first, ...others] = names.filter((name) => !name.startsWith('River'))
  return first === undefined ? names : [first, ...others]
}

function rounded(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
