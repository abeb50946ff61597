import { describe, expect, it } from 'vitest'
import { InMemoryCatalogues } from '../../organisations/testing/in-memory-catalogues.ts'
import { type Actor, system, visitor } from '../../shared/actor.ts'
import { campsite, field, stands } from '../../testing/a-campsite.ts'
import { givenLine, line, replied, saysNo, silence } from '../testing/given-line.ts'
import { CheckHtiLine } from './check-hti-line.ts'
import type { HtiSent } from './hti-exchange.ts'
import type { HtiLine } from './hti-lines.ts'

const { id, slug } = campsite.organisation
const site = campsite.sites[0]?.name
const two = { ...line, rooms: [line.rooms[1]!, line.rooms[0]!, { plotId: 'gone' as never, code: 'P000' }] }
const pong = replied('PING')

async function checks(
  answers: readonly HtiSent[],
  facts: {
    readonly actor?: Actor
    readonly line?: HtiLine | null
    readonly campsite?: Parameters<CheckHtiLine['execute']>[0]['campsite']
  } = {},
) {
  const { actor = system('test'), line: known = two, campsite: asked = { slug } } = facts
  const given = givenLine(...answers)
  const htiLines = { find: async (organisationId: string) => (organisationId === id ? (known ?? undefined) : undefined) } as never
  const check = new CheckHtiLine({ ...given.ports, htiLines, catalogues: new InMemoryCatalogues([campsite]) })
  return { ...given, checked: await check.execute({ actor, campsite: asked }) }
}

describe('a line to the channel', () => {
  const rooms = [
    { code: 'P001', name: 'Bay one' },
    { code: 'X', name: 'Bay x' },
  ]

  it('is checked by asking whether it is there, and which rooms it has, beside the plots', async () => {
    const { checked, sent, htiQueue, clock } = await checks([pong, replied('HOTEL_DESCRIPTIVE_INFO', { rooms })])

    const bare = [...stands.slice(2), field].map((plot) => ({
      code: null,
      theirs: null,
      ours: `${site}, ${plot.name}`,
      plotId: plot.id,
    }))
    expect(checked).toEqual({
      ok: true,
      value: [
        { code: 'P000', theirs: null, ours: '', plotId: 'gone' },
        { code: 'P001', theirs: 'Bay one', ours: `${site}, Stand 1`, plotId: stands[0]?.id },
        { code: 'P002', theirs: null, ours: `${site}, Stand 2`, plotId: stands[1]?.id },
        { code: 'X', theirs: 'Bay x', ours: null, plotId: null },
        ...bare,
      ],
    })
    expect(sent).toMatchObject([
      { question: { kind: 'PING' } },
      { question: { kind: 'HOTEL_DESCRIPTIVE_INFO', hotelCode: 'KWENA' } },
    ])
    const at = clock.now()
    expect(htiQueue.begun).toMatchObject([
      { kind: 'PING', at, organisationId: id, reservationId: null },
      { kind: 'HOTEL_DESCRIPTIVE_INFO', at },
    ])
    expect(htiQueue.ended).toMatchObject([{ id: htiQueue.begun[0]?.id, state: 'SUCCESS' }, { state: 'SUCCESS' }])
  })

  it('is found by the id of its campsite, too', async () => {
    expect(await checks([pong, replied('HOTEL_DESCRIPTIVE_INFO')], { campsite: { id } })).toMatchObject({ checked: { ok: true } })
  })

  it.each([
    ['is silent', [silence], 'timeout', 1],
    ['says no to a ping', [saysNo('PING', 497, 'Who are you?')], 'Who are you?', 1],
    ['says no to what comes after it', [pong, saysNo('HOTEL_DESCRIPTIVE_INFO', 392, 'Unknown hotel')], 'Unknown hotel', 2],
  ])('that %s has failed, and is not asked again by itself', async (_, answers, text, count) => {
    const { checked, sent, htiQueue } = await checks(answers)

    expect(checked).toEqual({ ok: false, refusal: { code: 'line-failed', text } })
    expect(sent).toHaveLength(count)
    expect(htiQueue.ended.at(-1)).toMatchObject({ state: 'FAILED', nextTryAt: null })
  })

  it('is none where a campsite tells nothing, is not there, or somebody may not ask', async () => {
    const none = { code: 'line-failed', text: 'this campsite does not tell HTI anything' }

    expect(await checks([], { line: null })).toMatchObject({ checked: { refusal: none }, sent: [] })
    expect(await checks([], { campsite: { slug: 'nowhere' } })).toMatchObject({ checked: { refusal: { code: 'not-found' } } })
    expect(await checks([], { actor: visitor })).toMatchObject({ checked: { refusal: { code: 'not-permitted' } } })
  })
})
