import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { countryChoices, knownCountry } from './country-choices.ts'
import { readCell } from './read-cell.ts'

describe('a cell number', () => {
  it.each([
    ['082 123 4567', 'ZA'],
    ['0821234567', 'ZA'],
    ['82 123 4567', 'ZA'],
    ['+27 82 123 4567', 'ZA'],
    ['+27 (0)82-123-4567', 'ZA'],
    ['0027821234567', 'ZA'],
    ['27821234567', 'ZA'],
    ['+27 82 123 4567', 'GB'],
  ])('%s with %s is South African', (typed, country) => {
    expect(readCell(typed, country)).toEqual(accepted({ countryCode: '+27', cell: '0821234567' }))
  })

  it('of another country keeps its digits', () => {
    expect(readCell('07400 123456', 'GB')).toEqual(accepted({ countryCode: '+44', cell: '7400123456' }))
    expect(readCell('+264 81 123 4567', 'ZA')).toEqual(accepted({ countryCode: '+264', cell: '811234567' }))
  })

  it.each(['082 123 456', '082 123 45678', 'soon', '082x123', '', '+999 123 456 789', '+27', '++27821234567'])(
    '%j is none here',
    (typed) => {
      expect(readCell(typed, 'ZA')).toEqual(refused({ code: 'cellInvalid' }))
    },
  )
})

describe('the countries offered', () => {
  it('begin at home and next door', () => {
    const [home, next] = countryChoices('en-ZA')

    expect(home).toEqual({ country: 'ZA', label: 'South Africa (+27)' })
    expect(next).toEqual({ country: 'NA', label: 'Namibia (+264)' })
  })

  it('are all there are, each once', () => {
    const countries = countryChoices('en-ZA').map(({ country }) => country)

    expect(countries.length).toBeGreaterThan(200)
    expect(new Set(countries).size).toBe(countries.length)
  })

  it('start with the guest’s own where it is known', () => {
    expect(knownCountry('NA')).toBe('NA')
    expect([knownCountry(undefined), knownCountry('XX'), knownCountry('<script>')]).toEqual(['ZA', 'ZA', 'ZA'])
  })
})
