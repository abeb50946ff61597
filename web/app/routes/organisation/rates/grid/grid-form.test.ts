import { expect, it } from 'vitest'
import { readForm } from '#app/forms/read-form.server.ts'
import { gridForm } from './grid-form.server.ts'

const read = (fields: Record<string, string>) => readForm(gridForm, new URLSearchParams(fields))

it('takes what differs from what was shown, however it is written', () => {
  const { edits, wrong } = read({
    'rateOffPeak.a': 'R1,240.00',
    'was.rateOffPeak.a': '900.00',
    'rateOffPeak.b': '900',
    'was.rateOffPeak.b': '900.00',
    'go.a': 'x',
  })

  expect(edits).toEqual([{ plotId: 'a', cell: 'rateOffPeak', from: 90_000, to: 124_000 }])
  expect(wrong).toEqual([])
})

it('keeps every text that was typed, and names the cells that cannot be read', () => {
  const { typed, shown, edits, wrong } = read({
    'rateOffPeak.a': '1,240',
    'was.rateOffPeak.a': '900.00',
    'basis.a': 'perTent',
    'was.basis.a': 'perPlot',
  })

  expect(typed).toEqual({ 'rateOffPeak.a': '1,240', 'basis.a': 'perTent' })
  expect(shown).toEqual({ 'rateOffPeak.a': '900.00', 'basis.a': 'perPlot' })
  expect(edits).toEqual([])
  expect(wrong).toEqual([
    { field: 'rateOffPeak.a', plotId: 'a', cell: 'rateOffPeak', code: 'not-an-amount' },
    { field: 'basis.a', plotId: 'a', cell: 'basis', code: 'not-a-basis' },
  ])
})
