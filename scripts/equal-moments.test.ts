import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'

const day = (text: string) => Temporal.PlainDate.from(text)

describe('dates and moments in tests', () => {
  it('are equal when they say the same', () => {
    expect({ day: day('2027-02-01') }).toMatchObject({ day: day('2027-02-01') })
    expect([day('2027-02-01')]).toEqual([day('2027-02-01')])
  })

  it('are told apart, also inside of what is only matched', () => {
    expect({ day: day('2027-02-01') }).not.toMatchObject({ day: day('2027-02-02') })
    expect([day('2027-02-01')]).not.toEqual([day('2027-02-02')])
    expect({ at: day('2027-02-01') }).not.toMatchObject({ at: Temporal.PlainDateTime.from('2027-02-01T00:00') })
  })
})
