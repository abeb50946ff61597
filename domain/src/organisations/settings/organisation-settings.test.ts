import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
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
    ['displayFromAmountPeak', 'R 1 250,50', 125_050],
    ['displayFromAmountPeak', 'R1,240.00', 124_000],
    ['displayFromAmountPeak', '1240', 124_000],
    ['displayFromAmountPeak', '', null],
    ['bookingFeeAmount', '', 0],
    ['isAdultsOnly', 'on', true],
    ['isAdultsOnly', '', false],
    ['facilities', 'b,a,b', ['a', 'b']],
    ['adminFeeStartDate', '2026-11-21', '2026-11-21'],
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
    ['googleMaps', 'https://evil.test/maps', { code: 'form' }],
    ['latitude', '91', { code: 'out-of-range', from: -90, to: 90 }],
    ['longitude', 'east', { code: 'not-a-number' }],
    ['displayFromAmountPeak', '12.345', { code: 'not-money' }],
    ['displayFromAmountPeak', '-1', { code: 'not-money' }],
    ['displayFromAmountPeak', '10 000 000', { code: 'not-money' }],
    ['displayFromAmountType', 'perTent', { code: 'not-a-choice' }],
    ['adminFeeStartDate', '2026-02-30', { code: 'not-a-date' }],
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

  it('holds up to ten steps of a policy', () => {
    expect(read('cancellationPolicy', elevenSteps.split(',').slice(1).join(','))).toMatchObject({ ok: true })
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
