import { describe, expect, it } from 'vitest'
import { pastedChoice, pastedTable, placedCells } from './pasted-cells.ts'

describe('what is pasted into the grid', () => {
  it('is a table of lines and tabs, whatever program it comes from', () => {
    expect(pastedTable('240\t300\r\n250\t 310 \r\n')).toEqual([
      ['240', '300'],
      ['250', '310'],
    ])
    expect(pastedTable('240\n250')).toEqual([['240'], ['250']])
    expect(pastedTable('240\t300')).toEqual([['240', '300']])
  })

  it('is left to its field when it is one value', () => {
    expect(pastedTable('240')).toBeNull()
    expect(pastedTable('240\r\n')).toBeNull()
  })

  it('fills to the right and downwards, passes over empty values and says what has no place', () => {
    const table = [
      ['1', '', '3'],
      ['4', '5', '6'],
    ]

    expect(placedCells(table, { row: 1, column: 2, rows: 3, columns: 4 })).toEqual({
      cells: [
        { row: 1, column: 2, text: '1' },
        { row: 2, column: 2, text: '4' },
        { row: 2, column: 3, text: '5' },
      ],
      outside: 2,
    })
  })

  it('means a choice by its value or its label', () => {
    const choices = [
      { value: 'perPlot', label: 'Per plot' },
      { value: 'perPerson', label: 'Per person' },
    ]
    expect(['per PERSON', 'perplot', 'both'].map((text) => pastedChoice(text, choices))).toEqual(['perPerson', 'perPlot', null])
  })
})
