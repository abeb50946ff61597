import { describe, expect, it } from 'vitest'
import { readStayParameters } from './read-stay-parameters.ts'
import { equipmentOfParameters, partyOfParameters, stayOfParameters } from './stay-of-parameters.ts'
import { stayProblems } from './stay-problems.ts'
import { writeStayParameters } from './write-stay-parameters.ts'

const read = (search: string) => readStayParameters(new URLSearchParams(search))

describe('reading', () => {
  it('finds the dates, the party and what it puts up', () => {
    const stay = read(
      'arrivalDate=2027-02-05&departureDate=2027-02-07&numberOfAdults=3&numberOfPensioners=1&childrenAges=7&childrenAges=0&tents=2&caravans=0',
    )

    expect(stay).toEqual({
      arrivalDate: '2027-02-05',
      departureDate: '2027-02-07',
      numberOfAdults: 3,
      numberOfPensioners: 1,
      childrenAges: [7, 0],
      tents: 2,
      caravans: 0,
      isPartyAssumed: false,
    })
  })

  it('assumes two adults when nobody grown up was named', () => {
    expect(read('childrenAges=4')).toMatchObject({ numberOfAdults: 2, childrenAges: [4], isPartyAssumed: true })
    expect(read('numberOfPensioners=2')).toMatchObject({ numberOfAdults: 0, numberOfPensioners: 2, isPartyAssumed: false })
  })

  it.each(['numberOfAdults=-1', 'numberOfAdults=1.5', 'numberOfAdults=two', 'numberOfAdults='])(
    'takes %s as not said',
    (search) => {
      expect(read(search)).toMatchObject({ numberOfAdults: 2, isPartyAssumed: true })
    },
  )

  it.each(['numberOfAdults=99', 'numberOfPensioners=41'])('keeps %s as it was said, to be refused', (search) => {
    expect(read(search)).toMatchObject({ isPartyAssumed: false })
    expect(stayProblems(read(search))).toContain('party-too-large')
    expect(partyOfParameters(read(search))).toBeNull()
  })

  it('leaves out days that do not exist and children without an age', () => {
    expect(read('arrivalDate=2027-02-30&departureDate=soon&childrenAges=&childrenAges=18&childrenAges=9')).toMatchObject({
      arrivalDate: null,
      departureDate: null,
      childrenAges: [9],
    })
  })
})

describe('writing', () => {
  it('reads back as it was written', () => {
    const search = 'arrivalDate=2027-02-05&departureDate=2027-02-07&numberOfAdults=1&childrenAges=7&childrenAges=7&tents=1'

    expect(writeStayParameters(read(search)).toString()).toBe(search)
  })

  it('leaves other parameters alone and says nothing that was assumed', () => {
    const search = writeStayParameters(
      { ...read(''), arrivalDate: '2027-02-05' },
      new URLSearchParams('showHeaderFooter=true&arrivalDate=2026-01-01&numberOfAdults=4'),
    )

    expect(search.toString()).toBe('showHeaderFooter=true&arrivalDate=2027-02-05')
  })

  it('changes only what is given', () => {
    const search = writeStayParameters({ departureDate: '2027-02-08' }, new URLSearchParams('numberOfAdults=4'))

    expect(search.toString()).toBe('numberOfAdults=4&departureDate=2027-02-08')
  })
})

describe('what is wrong with it', () => {
  it.each([
    ['', []],
    ['arrivalDate=2027-02-05&departureDate=2027-02-05', ['departure-not-after-arrival']],
    ['arrivalDate=2027-02-05&departureDate=2028-02-06', []],
    ['arrivalDate=2027-02-05&departureDate=2028-02-07', ['stay-too-long']],
    ['arrivalDate=2027-02-05&departureDate=2200-12-31', ['stay-too-long']],
    ['arrivalDate=2027-02-05', ['departure-missing']],
    ['arrivalDate=2027-02-05&departureDate=9999-12-31', ['departure-missing']],
    ['departureDate=2027-02-05&numberOfAdults=0', ['arrival-missing', 'no-adult-or-pensioner']],
  ])('%s', (search, problems) => {
    expect(stayProblems(read(search))).toEqual(problems)
  })
})

describe('for the domain', () => {
  it('is no stay where it would be longer than a year', () => {
    expect(stayOfParameters(read('arrivalDate=2027-02-05&departureDate=2028-02-06'))?.nightCount).toBe(366)
    expect(stayOfParameters(read('arrivalDate=2027-02-05&departureDate=2028-02-07'))).toBeNull()
  })

  it('is a stay and a party', () => {
    const stay = read('arrivalDate=2027-02-05&departureDate=2027-02-07&numberOfAdults=1&caravans=1')

    expect(stayOfParameters(stay)?.nightCount).toBe(2)
    expect(partyOfParameters(stay)).toEqual({ numberOfAdults: 1, numberOfPensioners: 0, childrenAges: [] })
    expect(equipmentOfParameters(stay)).toEqual({ tents: null, caravans: 1 })
  })

  it('is none when it ends before it begins or nobody is grown up', () => {
    expect(stayOfParameters(read('arrivalDate=2027-02-05&departureDate=2027-02-04'))).toBeNull()
    expect(partyOfParameters({ ...read(''), numberOfAdults: 0 })).toBeNull()
  })
})
