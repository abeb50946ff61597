import type { NightUse } from '@camp/domain/availability/occupancy.ts'
import { nightOf } from '@camp/domain/nights/night.ts'
import type { PlotId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryCatalogues } from '../../organisations/testing/in-memory-catalogues.ts'
import { campsite, field, stands } from '../../testing/a-campsite.ts'
import { givenLine, line, replied, saysNo, silence } from '../testing/given-line.ts'
import type { HtiSent } from './hti-exchange.ts'
import { tellNights } from './tell-nights.ts'

const day = (text: string) => Temporal.PlainDate.from(text)
const [first, second] = stands.map(({ id }) => id) as [PlotId, PlotId]
const withField = { ...line, rooms: [...line.rooms, { plotId: field.id, code: 'FIELD' }] }

interface Facts {
  readonly used?: Readonly<Record<string, NightUse>>
  readonly plotId?: PlotId
  readonly from?: string
  readonly to?: string
  readonly tries?: number
  readonly catalogues?: ConstructorParameters<typeof InMemoryCatalogues>[0]
}

async function tells(answer: HtiSent, facts: Facts = {}) {
  const { used = {}, plotId = first, from = '2027-02-01', to = '2027-02-04', tries = 0, catalogues = [campsite] } = facts
  const given = givenLine(answer)
  const asked: unknown[] = []
  const uses = new Map(Object.entries(used).map(([date, use]) => [nightOf(day(date)), use]))
  const occupancies = {
    of: async (...query: readonly unknown[]) => {
      asked.push(query)
      return new Map([[plotId, uses]])
    },
  }
  const ports = { ...given.ports, occupancies, catalogues: new InMemoryCatalogues(catalogues) }
  const nights = [{ plotId, first: day(from), last: day(to) }]
  return { ...given, asked, told: await tellNights(ports, withField, { messageId: 'message', tries, nights }) }
}

const nightsOf = ({ sent }: Awaited<ReturnType<typeof tells>>) =>
  sent.flatMap(({ question }) =>
    'nights' in question ? question.nights.map(({ first: one, last, isFree }) => [`${one}`, `${last}`, isFree]) : [],
  )
const done = replied('AVAILABILITY_QUERY')
const own = { kind: 'own' } as unknown as NightUse
const shared = (pax: number) => ({ kind: 'shared', pax }) as NightUse

describe('nights that changed', () => {
  it('are told in stretches that are free or not', async () => {
    const telling = await tells(done, { used: { '2027-02-02': own, '2027-02-03': own } })

    expect(telling.told).toBe('done')
    expect(telling.sent).toMatchObject([
      { question: { kind: 'AVAILABILITY_QUERY', hotelCode: 'KWENA', nights: [{ roomCode: 'P001' }, {}, {}] } },
    ])
    expect(nightsOf(telling)).toEqual([
      ['2027-02-01', '2027-02-01', true],
      ['2027-02-02', '2027-02-03', false],
      ['2027-02-04', '2027-02-04', true],
    ])
    expect(telling.asked).toEqual([[[first], day('2027-02-01'), day('2027-02-05'), telling.clock.now()]])
    expect(telling.htiQueue.begun).toMatchObject([{ id: 'message', kind: 'AVAILABILITY_QUERY', at: telling.clock.now() }])
    expect(telling.htiQueue.ended).toMatchObject([{ id: 'message', state: 'SUCCESS' }])
  })

  it('of the past are not told', async () => {
    expect(nightsOf(await tells(done, { from: '2026-11-20', to: '2026-11-22' }))).toEqual([['2026-11-21', '2026-11-22', true]])
    expect(nightsOf(await tells(done, { from: '2026-11-21', to: '2026-11-21' }))).toEqual([['2026-11-21', '2026-11-21', true]])
  })

  it.each<[string, Facts]>([
    ['are all over', { from: '2026-11-19', to: '2026-11-20' }],
    ['are of a plot without a code', { plotId: stands[9]!.id }],
    ['are of a campsite that is there no more', { catalogues: [] }],
  ])('say nothing where they %s', async (_, facts) => {
    const { told, asked, sent, htiQueue } = await tells(done, facts)

    expect([told, asked, sent, htiQueue.dropped, htiQueue.ended]).toEqual(['done', [], [], ['message'], []])
  })

  it('of a plot that parties share are free while there is room for a guest more', async () => {
    const telling = await tells(done, { plotId: field.id, used: { '2027-02-02': shared(29), '2027-02-03': shared(30) } })

    expect(nightsOf(telling)).toEqual([
      ['2027-02-01', '2027-02-02', true],
      ['2027-02-03', '2027-02-03', false],
      ['2027-02-04', '2027-02-04', true],
    ])
  })

  it('of a plot that is shown no more are not free', async () => {
    const hidden = {
      ...campsite,
      plots: campsite.plots.map((plot) => (plot.id === second ? { ...plot, isActive: false } : plot)),
    }

    expect(nightsOf(await tells(done, { plotId: second, catalogues: [hidden] }))).toEqual([['2027-02-01', '2027-02-04', false]])
  })

  it('are told again where nobody answered, and not where the channel says no', async () => {
    const quiet = await tells(silence, { tries: 1 })
    expect(quiet.told).toBe('silent')
    expect(quiet.htiQueue.ended).toMatchObject([{ state: 'RETRY', nextTryAt: quiet.after(20) }])

    const no = await tells(saysNo('AVAILABILITY_QUERY', 402))
    expect(no.told).toBe('done')
    expect(no.htiQueue.ended).toMatchObject([{ state: 'FAILED' }])
  })
})
