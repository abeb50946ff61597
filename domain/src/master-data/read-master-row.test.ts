import { describe, expect, it } from 'vitest'
import { accepted, refused } from '../shared/result.ts'
import { type MasterKind, masterKindNames, masterKinds } from './master-kinds.ts'
import { masterText, readMasterRow } from './read-master-row.ts'

const whole: Readonly<Record<MasterKind, Readonly<Record<string, string>>>> = {
  provinces: { country: 'ZA', code: 'WC', name: 'Western Cape' },
  countries: {
    code: 'ZA',
    name: 'South Africa',
    currency: 'ZAR',
    currencySymbol: 'R',
    timezone: 'Africa/Johannesburg',
    phoneCode: '+27',
  },
  'vat-rates': { country: 'ZA', effectiveFrom: '2027-04-01', percentage: '15.5' },
  categories: { name: 'Facilities', colour: '#2F6B4F' },
  tagcategories: { name: 'Campsite Facilities', category: '', colour: '#2F6B4F' },
  tags: {
    name: 'Braai',
    shortName: 'Braai',
    tagCategory: 'c',
    icon: 'flame',
    priority: '10',
    forGuest: 'yes',
    forHost: '',
    forSearch: '',
  },
  holidays: { country: 'ZA', date: '2026-11-04', name: 'Local elections' },
  'school-holidays': { name: 'December', region: 'ZA-all', year: '2026', startDate: '2026-12-10', endDate: '2027-01-12' },
  'hti-config': {
    organisation: 'o',
    propertyCode: 'KLOOF01',
    userName: 'hti-demo',
    password: 'a-long-password',
    proof: 'basic',
    direction: 'both',
    endpoint: 'https://hti.example.com/ota?tenant=camp',
    transport: 'soap11',
    theirUserName: 'camp',
    theirPassword: 'their-password',
    isActive: 'yes',
  },
  'hti-properties': { plot: 'p', roomCode: 'P001' },
}

describe('a row of master data', () => {
  it.each(masterKindNames)('of %s is read, and stands in its form as it was typed', (kind) => {
    const read = readMasterRow(kind, whole[kind])

    if (!read.ok) throw new Error(JSON.stringify(read.refusal))
    expect(Object.keys(read.value)).toEqual(Object.keys(masterKinds[kind]))
    expect(Object.fromEntries(Object.entries(read.value).map(([field, value]) => [field, masterText(value)]))).toEqual(
      whole[kind],
    )
  })

  it('keeps numbers and choices as what they are', () => {
    expect(readMasterRow('tags', whole.tags)).toEqual(
      accepted(expect.objectContaining({ priority: 10, forGuest: true, forHost: false })),
    )
  })

  it.each([
    ['countries', { code: 'zaf' }, [{ field: 'code', code: 'form' }]],
    ['countries', { timezone: 'Africa/Nowhere' }, [{ field: 'timezone', code: 'no-timezone' }]],
    ['countries', { timezone: '+02:00' }, [{ field: 'timezone', code: 'no-timezone' }]],
    [
      'provinces',
      { country: '', name: '' },
      [
        { field: 'country', code: 'missing' },
        { field: 'name', code: 'missing' },
      ],
    ],
    ['vat-rates', { percentage: '101' }, [{ field: 'percentage', code: 'out-of-range', from: 0, to: 100 }]],
    ['vat-rates', { effectiveFrom: '' }, [{ field: 'effectiveFrom', code: 'missing' }]],
    ['categories', { colour: 'green' }, [{ field: 'colour', code: 'form' }]],
    ['hti-config', { password: 'short' }, [{ field: 'password', code: 'form' }]],
    ['hti-config', { endpoint: 'http://10.0.0.1/' }, [{ field: 'endpoint', code: 'form' }]],
    ['hti-config', { endpoint: '', direction: 'out' }, [{ field: 'endpoint', code: 'missing' }]],
    ['tags', { priority: '1.5' }, [{ field: 'priority', code: 'not-whole' }]],
    ['holidays', { date: '2026-02-30' }, [{ field: 'date', code: 'not-a-date' }]],
    ['school-holidays', { endDate: '2026-12-09' }, [{ field: 'endDate', code: 'ends-before-it-starts' }]],
  ] as const)('of %s with %j is refused', (kind, typed, problems) => {
    expect(readMasterRow(kind, { ...whole[kind], ...typed })).toEqual(refused(problems))
  })
})
