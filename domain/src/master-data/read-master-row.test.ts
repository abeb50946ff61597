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

/** Typed in full, and one letter more. */
describe('a field of master data', () => {
  it.each([
    ['provinces', 'code', 'ABCDE', 'form'],
    ['provinces', 'name', 'x'.repeat(80), 'too-long'],
    ['countries', 'name', 'x'.repeat(80), 'too-long'],
    ['countries', 'currencySymbol', 'N$abc', 'too-long'],
    ['countries', 'currency', 'ZAR', 'too-long'],
    ['countries', 'phoneCode', '+264123', 'form'],
    ['categories', 'name', 'x'.repeat(60), 'too-long'],
    ['categories', 'colour', '#2F6B4F', 'too-long'],
    ['tagcategories', 'name', 'x'.repeat(60), 'too-long'],
    ['tags', 'name', 'x'.repeat(60), 'too-long'],
    ['tags', 'shortName', 'x'.repeat(20), 'too-long'],
    ['tags', 'icon', 'x'.repeat(40), 'too-long'],
    ['holidays', 'name', 'x'.repeat(80), 'too-long'],
    ['school-holidays', 'name', 'x'.repeat(80), 'too-long'],
    ['hti-config', 'propertyCode', 'X'.repeat(16), 'too-long'],
    ['hti-config', 'userName', 'x'.repeat(60), 'too-long'],
    ['hti-config', 'password', 'x'.repeat(80), 'too-long'],
    ['hti-config', 'endpoint', `https://${'x'.repeat(192)}`, 'too-long'],
    ['hti-config', 'theirUserName', 'x'.repeat(60), 'too-long'],
    ['hti-config', 'theirPassword', 'x'.repeat(80), 'too-long'],
    ['hti-properties', 'roomCode', 'X'.repeat(16), 'too-long'],
  ] as const)('of %s, %s, takes %s and not a letter more', (kind, field, longest, code) => {
    const longer = longest + (longest.startsWith('+') ? '1' : longest.at(-1))

    expect(readMasterRow(kind, { ...whole[kind], [field]: longest }).ok).toBe(true)
    expect(readMasterRow(kind, { ...whole[kind], [field]: longer })).toMatchObject(refused([{ field, code }]))
  })

  it('of a timezone takes sixty letters at most', () => {
    const typed = { ...whole.countries, timezone: `Africa/${'x'.repeat(54)}` }

    expect(readMasterRow('countries', typed)).toMatchObject(refused([{ code: 'too-long', most: 60 }]))
  })

  it.each([
    ['tags', 'priority', 0, 9999],
    ['school-holidays', 'year', 2000, 2100],
    ['vat-rates', 'percentage', 0, 100],
  ] as const)('of %s, %s, is a number from %i to %i', (kind, field, from, to) => {
    const read = (number: number) => readMasterRow(kind, { ...whole[kind], [field]: String(number) })

    expect([read(from).ok, read(to).ok]).toEqual([true, true])
    expect([read(from - 1), read(to + 1)]).toEqual(Array(2).fill(refused([{ field, code: 'out-of-range', from, to }])))
  })

  it.each([
    ['tagcategories', 'category'],
    ['hti-config', 'theirUserName'],
    ['hti-config', 'theirPassword'],
    ['hti-config', 'password'],
  ] as const)('of %s, %s, may be left empty', (kind, field) => {
    expect(readMasterRow(kind, { ...whole[kind], [field]: '' })).toMatchObject({ value: { [field]: null } })
  })

  it.each([
    ['provinces', 'country'],
    ['provinces', 'code'],
    ['countries', 'currency'],
    ['countries', 'currencySymbol'],
    ['categories', 'colour'],
    ['tags', 'tagCategory'],
    ['tags', 'priority'],
    ['tags', 'icon'],
    ['holidays', 'name'],
    ['school-holidays', 'region'],
    ['hti-config', 'proof'],
    ['hti-properties', 'roomCode'],
  ] as const)('of %s, %s, is asked for', (kind, field) => {
    expect(readMasterRow(kind, { ...whole[kind], [field]: '' })).toEqual(refused([{ field, code: 'missing' }]))
  })
})

it('only a connection that also sends needs to know where to', () => {
  const leading = (direction: string) => readMasterRow('hti-config', { ...whole['hti-config'], direction, endpoint: '' }).ok

  expect([leading('in'), leading('out'), leading('both')]).toEqual([true, false, false])
})

it('a school holiday may be one day long', () => {
  const oneDay = { ...whole['school-holidays'], endDate: '2026-12-10' }

  expect(readMasterRow('school-holidays', oneDay).ok).toBe(true)
})

it('a value that is none stands in its form as nothing', () => {
  expect([masterText(null), masterText(undefined), masterText(false), masterText(0), masterText(true)]).toEqual([
    '',
    '',
    '',
    '0',
    'yes',
  ])
})
