import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { campsiteTopics } from '../../messaging/campsite-news.ts'
import { foreignChanges, mergedFields } from '../../shared/merged-fields.ts'
import { accepted, refused } from '../../shared/result.ts'
import { fieldRules } from './field-rule.ts'
import type { OrganisationField } from './organisation-record.ts'
import { fieldsOfSection, organisationSections } from './organisation-sections.ts'
import { fieldText, readField } from './read-field.ts'
import { readSection } from './read-section.ts'

const read = (field: OrganisationField, typed: string) => readField(fieldRules[field], typed)

const elevenSteps = Array.from({ length: 11 }, (_, step) => `${20 - step}:100`).join(',')

describe('a field of an organisation', () => {
  it.each([
    ['name', '  Kwena   Camp ', 'Kwena Camp'],
    ['address2', '', null],
    ['latitude', '-33,5', -33.5],
    ['latitude', '\u221233.5', -33.5],
    ['latitude', '1', 1],
    ['latitude', '-0', 0],
    ['displayFromAmountPeak', 'R 1 250,50', 125_050],
    ['displayFromAmountPeak', 'R1,240.00', 124_000],
    ['displayFromAmountPeak', '1240', 124_000],
    ['displayFromAmountPeak', '', null],
    ['bookingFeeAmount', '', 0],
    ['isAdultsOnly', 'on', true],
    ['isAdultsOnly', '', false],
    ['facilities', 'b,a,,b', ['a', 'b']],
    ['facilities', '', []],
    ['adminFeeStartDate', '2026-11-21', '2026-11-21'],
    ['adminFeeStartDate', '', null],
    ['hears', `${campsiteTopics[1]},${campsiteTopics[0]}`, campsiteTopics.slice(0, 2)],
    ['hears', '', []],
    ['cancellationPolicy', '', []],
    [
      'cancellationPolicy',
      '730:100, 7:50,0:0',
      [
        { daysBeforeArrival: 730, refundPercentage: 100 },
        { daysBeforeArrival: 7, refundPercentage: 50 },
        { daysBeforeArrival: 0, refundPercentage: 0 },
      ],
    ],
    ['bookingFeePercentage', '0', 0],
    ['bookingFeePercentage', '0,5', 0.5],
    ['bookingFeePercentage', '100', 100],
    ['adminFeeAmount', '', 0],
    ['googleMaps', 'https://www.google.com/maps/embed?pb=1', 'https://www.google.com/maps/embed?pb=1'],
  ] as const)('%s may be "%s"', (field, typed, value) => {
    expect(read(field, typed)).toEqual(accepted(value))
  })

  it.each([
    ['name', ' ', { code: 'missing' }],
    ['name', 'x'.repeat(121), { code: 'too-long', most: 120 }],
    ['slug', ' ', { code: 'missing' }],
    ['slug', 'x'.repeat(81), { code: 'too-long', most: 80 }],
    ['slug', 'Kwena Camp', { code: 'slug-form' }],
    ['slug', 'admin', { code: 'slug-reserved' }],
    ['businessEmail', 'kwena', { code: 'form' }],
    ['businessEmail', 'ann@x.za.', { code: 'form' }],
    ['googleMaps', 'https://evil.test/maps', { code: 'form' }],
    ['latitude', '91', { code: 'out-of-range', from: -90, to: 90 }],
    ['longitude', 'east', { code: 'not-a-number' }],
    ['displayFromAmountPeak', '12.345', { code: 'not-money' }],
    ['displayFromAmountPeak', '-1', { code: 'not-money' }],
    ['displayFromAmountPeak', '-0.01', { code: 'not-money' }],
    ['displayFromAmountPeak', '10 000 000', { code: 'not-money' }],
    ['displayFromAmountType', 'perTent', { code: 'not-a-choice' }],
    ['adminFeeStartDate', '2026-02-30', { code: 'not-a-date' }],
    ['hears', 'gossip', { code: 'not-a-choice' }],
    ['cancellationPolicy', '7:50,14:100', { code: 'policy' }],
    ['cancellationPolicy', '14:50,7:100', { code: 'policy' }],
    ['cancellationPolicy', '14:101', { code: 'policy' }],
    ['cancellationPolicy', '731:100', { code: 'policy' }],
    ['cancellationPolicy', '14:100,14:50', { code: 'policy' }],
    ['cancellationPolicy', 'two weeks', { code: 'policy' }],
    ['cancellationPolicy', elevenSteps, { code: 'policy' }],
    ['bookingFeePercentage', '-0.1', { code: 'out-of-range', from: 0, to: 100 }],
    ['bookingFeePercentage', '100.1', { code: 'out-of-range', from: 0, to: 100 }],
    ['bookingFeePercentage', '', { code: 'missing' }],
  ] as const)('%s may not be "%s"', (field, typed, problem) => {
    expect(read(field, typed)).toEqual(refused(problem))
  })

  const address = (length: number) => `k@${'b'.repeat(length - 'k@.test'.length)}.test`
  const map = (length: number) => 'https://maps.google.com/'.padEnd(length, 'm')
  const words = (length: number) => 'x'.repeat(length)
  const digits = (length: number) => '1'.repeat(length)

  it.each([
    ['name', 120, words],
    ['slug', 80, words],
    ['shortDescription', 20_000, words],
    ['address1', 200, words],
    ['cityName', 120, words],
    ['postalCode', 12, words],
    ['directions', 20_000, words],
    ['aboutHosts', 20_000, words],
    ['houseRules', 20_000, words],
    ['aboutPets', 20_000, words],
    ['aboutArrival', 20_000, words],
    ['googleMaps', 2000, map],
    ['businessEmail', 254, address],
    ['businessNumber', 26, (length: number) => `+${digits(length - 1)}`],
    ['ownerName', 200, words],
    ['ownerEmail', 254, address],
    ['ownerNumber', 26, (length: number) => `+${digits(length - 1)}`],
    ['registrationNumber', 40, words],
    ['vatNumber', 20, digits],
    ['bankName', 80, words],
    ['bankAccountName', 120, words],
    ['bankAccountNumber', 24, digits],
    ['bankBranchCode', 11, digits],
  ] as const)('%s holds %i characters and no more', (field, most, typed) => {
    expect(read(field, typed(most))).toEqual(accepted(typed(most)))
    expect(read(field, typed(most + 1))).toEqual(refused({ code: 'too-long', most }))
  })

  it('province is a code, and not called too long before twenty characters', () => {
    expect(read('province', 'ZA-WC')).toEqual(accepted('ZA-WC'))
    expect(read('province', `ZA-${words(17)}`)).toEqual(refused({ code: 'form' }))
    expect(read('province', `ZA-${words(18)}`)).toEqual(refused({ code: 'too-long', most: 20 }))
  })

  it.each([
    ['latitude', -90, 90],
    ['longitude', -180, 180],
  ] as const)('%s goes from %i to %i', (field, from, to) => {
    expect(read(field, String(from))).toEqual(accepted(from))
    expect(read(field, String(to))).toEqual(accepted(to))
    expect(read(field, `${from}.1`)).toEqual(refused({ code: 'out-of-range', from, to }))
    expect(read(field, `${to}.1`)).toEqual(refused({ code: 'out-of-range', from, to }))
  })

  it('an amount stays a cent below ten million rand, and a list at a hundred', () => {
    const tags = Array.from({ length: 101 }, (_, nth) => `tag-${1000 + nth}`)

    expect(read('displayFromAmountPeak', '9999999.99')).toEqual(accepted(999_999_999))
    expect(read('facilities', tags.join(','))).toEqual(accepted(tags.slice(0, 100)))
  })

  it('holds up to ten steps of a policy', () => {
    expect(read('cancellationPolicy', elevenSteps.split(',').slice(1).join(','))).toMatchObject({ ok: true })
  })

  it.each([
    ['isAdultsOnly', true, 'yes'],
    ['isAdultsOnly', false, ''],
    ['address2', null, ''],
    ['bookingFeeAmount', 125_050, '1250.50'],
    ['latitude', -33.5, '-33.5'],
    ['cancellationPolicy', [{ daysBeforeArrival: 7, refundPercentage: 50 }], '7:50'],
  ] as const)('%s of %j stands in its form as "%s"', (field, value, text) => {
    expect(fieldText(fieldRules[field], value)).toBe(text)
  })

  it('reads back what it was written as, whatever was typed', () => {
    const fields = Object.keys(fieldRules) as OrganisationField[]
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.oneof(fc.string(), fc.integer().map(String), fc.constant('14:100,7:50')),
        (field, typed) => {
          const once = read(field, typed)
          return !once.ok || JSON.stringify(read(field, fieldText(fieldRules[field], once.value))) === JSON.stringify(once)
        },
      ),
      { numRuns: 2000 },
    )
  })
})

describe('a form of an organisation', () => {
  it('knows every field, each in one form', () => {
    const fields = Object.keys(organisationSections).flatMap((section) =>
      fieldsOfSection(section as keyof typeof organisationSections),
    )

    const notOfferedYet = ['useDimensions']
    expect([...fields, ...notOfferedYet].toSorted()).toEqual(Object.keys(fieldRules).toSorted())
  })

  it('says everything that is wrong at once', () => {
    const problems = readSection('public-page', { slug: 'kwena', useDisplayFromAmount: 'on', latitude: 'x' })

    expect(problems).toMatchObject({
      refusal: [
        { field: 'name', code: 'missing' },
        { field: 'cityName', code: 'missing' },
        { field: 'province', code: 'missing' },
        { field: 'latitude', code: 'not-a-number' },
        { field: 'longitude', code: 'missing' },
        { field: 'displayFromAmountType', code: 'missing' },
      ],
    })
  })
})

describe('two people with the same form', () => {
  const shown = { ownerName: 'Ann', ownerEmail: 'a@camp.test', ownerNumber: '1' }
  const stored = { ownerName: 'Bea', ownerEmail: 'b@camp.test', ownerNumber: '1' }
  const typed = { ownerName: 'Cas', ownerEmail: 'a@camp.test', ownerNumber: '2' }

  it('hear what the other changed', () => {
    expect(foreignChanges({ shown, stored, typed })).toEqual([
      { field: 'ownerName', was: 'Ann', now: 'Bea', typed: 'Cas' },
      { field: 'ownerEmail', was: 'a@camp.test', now: 'b@camp.test', typed: null },
    ])
    expect(foreignChanges({ shown, stored: shown, typed })).toEqual([])
    expect(foreignChanges({ shown, stored, typed: stored })).toEqual([])
  })

  it('lose nothing of either', () => {
    expect(mergedFields({ shown, stored, typed })).toEqual({ ownerName: 'Cas', ownerEmail: 'b@camp.test', ownerNumber: '2' })
  })
})
