import { countOfProblems } from '@camp/application/import-export/organisation-document.ts'
import { describe, expect, it } from 'vitest'
import { readOrganisationDocument } from './organisation-document-schema.ts'
import { knownSouthAfrica } from './testing/known-south-africa.ts'
import { referenceDocument } from './testing/reference-document.ts'

function faultsOf(document: unknown): readonly string[] {
  const read = readOrganisationDocument(document, knownSouthAfrica)
  return read.ok ? [] : read.refusal.problems.map(({ path, problem }) => `${path}: ${problem}`)
}

// biome-ignore lint/suspicious/noExplicitAny: the document is broken on purpose
function faultsAfter(breakIt: (organisations: any[], document: any) => void): readonly string[] {
  const document = referenceDocument()
  breakIt(document.organisations, document)
  return faultsOf(document)
}

const tooLong = 'x'.repeat(101)
const isTooLong = `expected at most 100 characters, got "${'x'.repeat(59)}…`

const policyOf = (...steps: readonly (readonly [daysBeforeArrival: number, refundPercentage: number])[]) =>
  steps.map(([daysBeforeArrival, refundPercentage]) => ({ daysBeforeArrival, refundPercentage }))

describe('a document of the format organisations/1', () => {
  it('is taken as it is when nothing is wrong', () => {
    const read = readOrganisationDocument(referenceDocument(), knownSouthAfrica)

    expect(read.ok && read.value.map(({ slug }) => slug)).toHaveLength(6)
    expect(read.ok && read.value[0]).toMatchObject({ slug: 'kloofwater-camp', discounts: [{ isActive: true }] })
  })

  it('takes as much as the settings of a campsite do', () => {
    expect(
      faultsAfter(([camp]) => {
        Object.assign(camp.fees, { bookingFeeType: null, adminFeeType: null, adminFeeAmount: 9_999_999.99 })
        Object.assign(camp, { address1: 'x'.repeat(200), displayFromAmountPeak: 2_000_000 })
        Object.assign(camp.users[0], { firstName: '', lastName: '' })
        camp.ageScales[0].bands.push({ kind: 'free', fromAge: 100, toAge: 120 })
        camp.paymentRules[0].minimumAmountForPartial = 2_000_000
        const [plot] = camp.sites[0].plots
        const rates = { offPeak: 1, peak: 1, superPeak: 1 }
        Object.assign(plot, { tentsMax: 999, caravansMax: 150, tiers: [{ paxFrom: 1, paxTo: 10_000, ...rates }] })
        Object.assign(plot, { name: 'x'.repeat(100), plotNumber: 99_999, paxMax: 999, irlWidth: 1, irlLength: 1, irlSqm: 0.1 })
        camp.cancellationPolicy = policyOf([730, 100], [14, 50], [7, 50], [0, 0])
        camp.businessEmail = `k@${'b'.repeat(254 - 'k@.test'.length)}.test`
        camp.specialTerms[0].name = 'x'.repeat(150)
        for (const site of camp.sites) site.specialTerms = ['x'.repeat(150)]
      }),
    ).toEqual([])
  })

  it('takes no more than the settings of a campsite do', () => {
    const faults = faultsAfter(([camp, other]) => {
      Object.assign(camp.sites[0].plots[0], { plotNumber: 100_000, paxMax: 1000, irlWidth: 0, irlLength: 0, irlSqm: 0.05 })
      for (const list of [camp.sites, camp.seasons, camp.ageScales, camp.paymentRules, camp.discounts]) list[0].name = tooLong
      camp.sites[0].plots[1].name = tooLong
      camp.businessEmail = 'ann,bob@x.co.za'
      other.businessEmail = 'ann@x.za.'
    })

    expect(faults.filter((fault) => !fault.includes('there is no')).toSorted()).toEqual(
      [
        'organisations[0].sites[0].plots[0].plotNumber: expected 0 to 99999, got 100000',
        'organisations[0].sites[0].plots[0].paxMax: expected 1 to 999, got 1000',
        'organisations[0].sites[0].plots[0].irlWidth: expected 1 to 1000000, got 0',
        'organisations[0].sites[0].plots[0].irlLength: expected 1 to 1000000, got 0',
        'organisations[0].sites[0].plots[0].irlSqm: expected 0.1 to 1000000, got 0.05',
        `organisations[0].sites[0].name: ${isTooLong}`,
        `organisations[0].sites[0].plots[1].name: ${isTooLong}`,
        `organisations[0].seasons[0].name: ${isTooLong}`,
        `organisations[0].ageScales[0].name: ${isTooLong}`,
        `organisations[0].paymentRules[0].name: ${isTooLong}`,
        `organisations[0].discounts[0].name: ${isTooLong}`,
        'organisations[0].businessEmail: expected an e-mail address, got "ann,bob@x.co.za"',
        'organisations[1].businessEmail: expected an e-mail address, got "ann@x.za."',
      ].toSorted(),
    )
  })

  it('takes a cancellation policy that can be saved again, and no other', () => {
    const faults = faultsAfter((organisations) => {
      organisations[0].cancellationPolicy = policyOf([14, 50], [7, 100])
      organisations[1].cancellationPolicy = policyOf([731, 100], [7, 33.5])
      organisations[2].cancellationPolicy = policyOf(...Array.from({ length: 11 }, (_, step) => [11 - step, 50] as const))
      organisations[3].cancellationPolicy[1].daysBeforeArrival = 'seven'
    })

    expect(faults).toEqual([
      'organisations[0].cancellationPolicy[1].refundPercentage: expected no more than the step before it, got 100',
      'organisations[1].cancellationPolicy[0].daysBeforeArrival: expected a whole number, 0 to 730, got 731',
      'organisations[1].cancellationPolicy[1].refundPercentage: expected a whole number, 0 to 100, got 33.5',
      'organisations[2].cancellationPolicy: expected at most 10 steps, got 11',
      'organisations[3].cancellationPolicy[1].daysBeforeArrival: expected a number, got "seven"',
    ])
  })

  it('says every fault with its path, what was expected and what was there', () => {
    const faults = faultsAfter((organisations, document) => {
      document.colour = 'green'
      organisations[0].sites[0].plots[3].rates.peak = 'abc'
      organisations[0].sites[0].plots[2].baseRates.offPeak = 10.005
      organisations[0].sites[0].plots[1].paxMin = 9
      organisations[0].sites[0].times.monday.checkIn = '25:00'
      organisations[0].seasons[0].endDate = '2026-02-30'
      organisations[1].latitude = -133
      organisations[1].sites[0].siteType = 'castle'
      organisations[1].discounts[0].validDays = ['MONDAY', 'MONDAY']
      organisations[2].nickname = 'Lowveld'
      delete organisations[2].name
      organisations[3].users[0].email = 'nobody'
      organisations[4].sites = 'all of them'
      organisations[5].isDemo = 1
    })

    expect(faults.toSorted()).toEqual(
      [
        'colour: unknown field',
        'organisations[0].sites[0].plots[3].rates.peak: expected a number, got "abc"',
        'organisations[0].sites[0].plots[2].baseRates.offPeak: expected at most two decimals, got 10.005',
        'organisations[0].sites[0].plots[1].paxMax: expected 9 or more, as paxMin says, got 6',
        'organisations[0].sites[0].times.monday.checkIn: expected a time as HH:mm, got "25:00"',
        'organisations[0].seasons[0].endDate: expected a date as YYYY-MM-DD, got "2026-02-30"',
        'organisations[1].latitude: expected -90 to 90, got -133',
        'organisations[1].sites[0].siteType: expected one of cabins, camping, caravan, caravanhired, chalets, cottages, glamping, rooms, campervan, rooftop, got "castle"',
        'organisations[1].discounts[0].validDays[1]: "MONDAY" stands in the list already, at [0]',
        'organisations[2].name: expected a text, got nothing',
        'organisations[2].nickname: unknown field',
        'organisations[3].users[0].email: expected an e-mail address, got "nobody"',
        'organisations[4].sites: expected a list, got "all of them"',
        'organisations[5].isDemo: expected true or false, got 1',
      ].toSorted(),
    )
  })

  it('refuses references that lead nowhere, even beside other faults', () => {
    const faults = faultsAfter((organisations) => {
      organisations[0].name = 7
      organisations[0].sites[0].specialTerms = ['No dogs']
      organisations[0].sites[0].plots[0].ageScale = 'Elders'
      organisations[0].sites[0].plots[0].paymentRule = 'Later'
      organisations[0].sites[0].plots[0].discounts = ['Stay four, save ten', 'Gone']
      organisations[1].province = 'Transvaal'
      organisations[2].country = 'XX'
    })

    expect(faults).toEqual([
      'organisations[0].name: expected a text, got 7',
      'organisations[0].sites[0].specialTerms[0]: there is no special term named "No dogs" in this organisation',
      'organisations[0].sites[0].plots[0].ageScale: there is no age scale named "Elders" in this organisation',
      'organisations[0].sites[0].plots[0].paymentRule: there is no payment rule named "Later" in this organisation',
      'organisations[0].sites[0].plots[0].discounts[1]: there is no discount named "Gone" in this organisation',
      expect.stringContaining('organisations[1].province: expected one of Eastern Cape,'),
      'organisations[2].country: expected one of ZA, got "XX"',
    ])
  })

  it('refuses what the rules of the product cannot hold', () => {
    const faults = faultsAfter((organisations) => {
      organisations[0].slug = 'admin'
      organisations[1].slug = organisations[2].slug
      organisations[0].seasons[18].isActive = true
      organisations[0].ageScales[0].bands[1].fromAge = 2
      organisations[2].sites[0].plots[0].tiers[1].paxFrom = 4
      organisations[2].sites[0].plots[1].name = organisations[2].sites[0].plots[0].name
      organisations[3].sites[0].images = ['a', 'b', 'c', 'd', 'e', 'f']
      organisations[3].cancellationPolicy[1].daysBeforeArrival = 20
      organisations[4].displayFromAmountType = null
      organisations[1].discounts[1].discountValue = 101
    })

    expect(faults.toSorted()).toEqual(
      [
        'organisations[0].slug: expected a slug that is no page of the product, got "admin"',
        'organisations[2].slug: "lowveld-caravan-park" is the slug of organisations[1] already',
        'organisations[0].seasons[18]: "Old peak, switched off" and "Autumn 2027" both cover 2027-02-01 to 2027-02-28; active seasons may not overlap',
        'organisations[0].ageScales[0].bands[1]: the ages 2 to 12 overlap the band at [0]',
        'organisations[2].sites[0].plots[0].tiers: every number of guests from 1 to 8 needs one tier; 3 to 3 stand in no tier',
        'organisations[2].sites[0].plots[1].name: "Caravan bay 1" stands in the list already, at [0]',
        'organisations[3].sites[0].images: expected at most 5 pictures, got 6',
        'organisations[3].cancellationPolicy[1].daysBeforeArrival: expected fewer days than the step before it, got 20',
        'organisations[4].displayFromAmountType: expected perPerson or perPlot, since useDisplayFromAmount is true, got null',
        'organisations[1].discounts[1].discountValue: expected 0 to 100, got 101',
      ].toSorted(),
    )
  })

  it('takes documents, calendar feeds and the words of pictures, and says what is wrong with them', () => {
    const feed = { provider: 'Airbnb', feedUrl: 'https://www.airbnb.co.za/calendar/ical/1.ics?s=abc', isActive: true }
    const document = { title: 'Indemnity', text: '<p>At your own risk.</p>', isMandatory: true, isActive: true }
    // biome-ignore lint/suspicious/noExplicitAny: the document is broken on purpose
    const speak = (feeds: unknown[], documents: unknown[], pictureTexts: unknown) => (organisations: any) => {
      Object.assign(organisations[0], { documents, pictureTexts })
      organisations[0].sites[0].plots[0].calendarFeeds = feeds
    }

    expect(faultsAfter(speak([feed], [document], { 'up-1': 'The river at dusk' }))).toEqual([])
    expect(faultsAfter(speak([feed, feed], [], {}))).toEqual([
      `organisations[0].sites[0].plots[0].calendarFeeds[1].feedUrl: "${feed.feedUrl}" stands in the list already, at [0]`,
    ])
    const wrong = { ...feed, feedUrl: 'http://localhost/x.ics' }
    expect(faultsAfter(speak([wrong], [document, document], { 'up-1': '' })).toSorted()).toEqual([
      'organisations[0].documents[1].title: "Indemnity" stands in the list already, at [0]',
      'organisations[0].pictureTexts.up-1: expected a text without blanks around it, on one line, got ""',
      'organisations[0].sites[0].plots[0].calendarFeeds[0].feedUrl: expected an https address of a calendar that everybody may reach, got "http://localhost/x.ics"',
    ])
  })

  it('says the kind of an age band that it does not know', () => {
    expect(faultsAfter((organisations) => (organisations[0].ageScales[0].bands[0].kind = 'half'))).toEqual([
      'organisations[0].ageScales[0].bands[0].kind: expected one of free, percentage, fixed, got "half"',
    ])
  })

  it.each([[null], ['text'], [[]], [42], [{}]])('refuses %j without falling over', (document) => {
    expect(faultsOf(document).length).toBeGreaterThan(0)
  })

  it('says the first two hundred of very many faults, and how many more there are', () => {
    const document = { format: 'organisations/1', currency: 'ZAR', organisations: Array(1000).fill(7) }
    const faults = faultsOf(document)
    const read = readOrganisationDocument(document, knownSouthAfrica)

    expect(faults).toHaveLength(201)
    expect(faults[0]).toBe('organisations[0]: expected an object, got 7')
    expect(faults[200]).toBe('document: 800 more problems are not listed')
    expect(read.ok ? 0 : countOfProblems(read.refusal.problems)).toBe(1000)
  })

  it('cleans HTML as it reads', () => {
    const document = referenceDocument()
    document.organisations[0].directions = '<p onclick="steal()">Left<script>steal()</script></p>'

    const read = readOrganisationDocument(document, knownSouthAfrica)

    expect(read.ok && read.value[0]?.directions).toBe('<p>Left</p>')
  })
})
