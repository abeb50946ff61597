import type { DoneToPlot } from '@camp/application/pricing/settings/revert-rates.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import { readUndo, undoText } from './undo-text.ts'

const done: readonly DoneToPlot[] = [
  {
    plotId: '7' as PlotId,
    cells: [
      { cell: 'ratePeak', from: 20_000, to: 22_000 },
      { cell: 'basis', from: 'perPlot', to: 'perPerson' },
      { cell: 'weekend', from: false, to: true },
    ],
    tiers: [
      { paxFrom: 1, paxTo: 4, column: 'superPeak', from: 100, to: 200 },
      { paxFrom: 5, paxTo: 6, column: 'peak', from: null, to: 200 },
    ],
    supplement: { from: 'none', to: { kind: 'percentage', percentage: 12.5, weekdays: ['FRIDAY'] } },
  },
]

it('gives back what was done', () => {
  expect(readUndo(undoText(done))).toEqual(done)
  expect(readUndo(undoText([]))).toEqual([])
})

it.each([
  '',
  'null',
  '{}',
  '[{}]',
  '[{"plotId":7,"cells":[],"tiers":[],"supplement":null}]',
  '[{"plotId":"7","cells":[{"cell":"password","from":1,"to":2}],"tiers":[],"supplement":null}]',
  '[{"plotId":"7","cells":[{"cell":"ratePeak","from":"1","to":2}],"tiers":[],"supplement":null}]',
  '[{"plotId":"7","cells":[],"supplement":null,"tiers":[{"paxFrom":1,"paxTo":4,"column":"off","from":1,"to":2}]}]',
  '[{"plotId":"7","cells":[],"tiers":[]}]',
  '[{"plotId":"7","cells":[],"tiers":[],"supplement":{"from":null,"to":{"kind":"amount","cents":"5","weekdays":[]}}}]',
  '[{"plotId":"7","cells":[],"tiers":[],"supplement":{"from":null,"to":{"kind":"amount","cents":5,"weekdays":["HOLIDAY"]}}}]',
])('reads nothing out of %s', (text) => expect(readUndo(text)).toBeNull())
