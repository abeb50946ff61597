import { describe, expect, it } from 'vitest'
import { readParts } from '#app/forms/read-form.server.ts'
import { plotGuests, rowAnswers } from './plot-guests.server.ts'

const read = (answers: Record<string, string>) => readParts(plotGuests, rowAnswers(answers, 0))

describe('the guests of one plot of a form', () => {
  it('are read with the ages of the children and what they put up', () => {
    const answers = {
      'adults-0': '1',
      'pensioners-0': '2',
      'ages-0': '4, 9;0',
      'tents-0': '',
      'caravans-0': '1',
      'adults-1': '7',
    }

    expect(read(answers)).toEqual({
      values: {
        party: { numberOfAdults: 1, numberOfPensioners: 2, childrenAges: [4, 9, 0] },
        tents: null,
        caravans: 1,
      },
      problems: [],
    })
  })

  it('may be children alone, whose parents sleep on another plot', () => {
    const party = { numberOfAdults: 0, numberOfPensioners: 0, childrenAges: [13, 15] }

    expect(read({ 'adults-0': '0', 'ages-0': '13, 15' })).toMatchObject({ values: { party }, problems: [] })
  })

  it.each([
    [{ 'adults-0': 'two' }, 'adults', 'guests-invalid'],
    [{ 'adults-0': '0', 'ages-0': '' }, 'adults', 'guests-invalid'],
    [{ 'adults-0': '41' }, 'adults', 'guests-invalid'],
    [{ 'adults-0': '2', 'pensioners-0': '-1' }, 'pensioners', 'guests-invalid'],
    [{ 'adults-0': '2', 'ages-0': '18' }, 'ages', 'ages-invalid'],
    [{ 'adults-0': '2', 'tents-0': 'x' }, 'tents', 'equipment-invalid'],
    [{ 'adults-0': '2', 'caravans-0': '100' }, 'caravans', 'equipment-invalid'],
  ] as const)('are refused: %o', (answers, field, code) => {
    expect(read(answers).problems).toEqual([{ field, code }])
  })
})
