import type { PlotId } from '@camp/domain/shared/ids.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { type NamedPlot, namedPlot } from './named-plot.ts'

const plot = (id: string, siteName: string, name: string, plotNumber: number | null = null): NamedPlot => ({
  id: id as PlotId,
  siteName,
  name,
  plotNumber,
})
const plots = [
  plot('5c02e1f7-1', 'River', 'Stand 1', 11),
  plot('9d4e8c79-1', 'Dam', 'Stand 1', 12),
  plot('82d91d70-1', 'Dam', 'Stand 2', 13),
  plot('82d91d70-2', 'Dam', 'Twin'),
  plot('03eb52fc-2', 'Dam', 'Twin'),
]
const messagesOf = (wanted: string) => {
  const found = namedPlot(plots, wanted)
  return found.ok ? [] : found.refusal.messages
}

describe('a plot', () => {
  it.each([
    ['stand 2', '82d91d70-1'],
    ['Dam, Stand 1', '9d4e8c79-1'],
    ['11', '5c02e1f7-1'],
    ['03eb', '03eb52fc-2'],
    ['82d91d70-2', '82d91d70-2'],
  ])('is found by %s', (wanted, id) => {
    expect(namedPlot(plots, wanted)).toEqual(accepted(id))
  })

  it('of a name that several have is asked for by its site', () => {
    expect(messagesOf('Stand 1')).toEqual(['Several plots answer to "Stand 1"; say which:', '  River, Stand 1', '  Dam, Stand 1'])
  })

  it('that shares site and name is told apart by its id', () => {
    expect(messagesOf('Twin').slice(1)).toEqual(['  Dam, Twin, 82d91d70', '  Dam, Twin, 03eb52fc'])
  })

  it('that is not there is answered with those that are', () => {
    expect(messagesOf('Stand 9').slice(0, 2)).toEqual(['There is no plot "Stand 9". There are:', '  River, Stand 1'])
  })
})
