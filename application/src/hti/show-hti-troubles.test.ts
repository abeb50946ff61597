import { describe, expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import { campsite, testId } from '../testing/a-campsite.ts'
import { givenMarketplace } from '../testing/given-marketplace.ts'
import type { ShownHtiEntry } from './hti-log.ts'
import { NoteHtiTrouble, ShowHtiTroubles } from './show-hti-troubles.ts'
import { anAskedBooking, anAskedRoom, connection } from './testing/a-connection.ts'
import { InMemoryHtiLog } from './testing/in-memory-hti-log.ts'
import { readableOtaCodec } from './testing/readable-ota-codec.ts'

const { id: organisationId, slug: orgSlug } = campsite.organisation
const actor = system('test')
const at = givenMarketplace().clock.now()

function entryOf(asked: ReturnType<typeof anAskedBooking> | null): ShownHtiEntry {
  const envelope = { isSoap: false, echoToken: null, at: null, target: null }
  const ask = asked ? { kind: 'BOOKING_CREATE', status: null, bookings: [asked] } : { kind: 'PING', echoData: '' }
  const facts = { id: testId(9), kind: 'BOOKING_CREATE', direction: 'INBOUND', state: 'FAILED', theirId: 'HTI-1', at }
  const more = { errorText: 'No rooms available', reservationId: null, simpleReference: null }
  return { ...facts, ...more, request: JSON.stringify({ envelope, requestor: null, ask }) } as ShownHtiEntry
}

function given(...entries: readonly ShownHtiEntry[]) {
  const { ports, clock } = givenMarketplace({ campsites: [campsite] })
  const htiLog = new InMemoryHtiLog()
  htiLog.entries = entries
  const looked: string[] = []
  const find = async (id: string) => {
    looked.push(id)
    return connection
  }
  const all = { catalogues: ports.catalogues, htiConnections: { find }, htiLog, otaCodec: readableOtaCodec, clock }
  return { htiLog, looked, clock, show: new ShowHtiTroubles(all), note: new NoteHtiTrouble(all) }
}

async function trouble(asked: ReturnType<typeof anAskedBooking> | null) {
  const shown = await given(entryOf(asked)).show.execute({ actor, orgSlug })
  return shown.ok ? shown.value[0] : shown
}

describe('a booking on which two sides do not agree', () => {
  it('is shown as the channel wrote it, with the names of plots', async () => {
    const asked = anAskedBooking({
      rooms: [anAskedRoom({ start: '2027-02-01T14:00:00' }), anAskedRoom({ roomCode: 'P099', end: '2027-02-06' })],
    })

    expect(await trouble(asked)).toEqual({
      id: testId(9),
      direction: 'INBOUND',
      kind: 'BOOKING_CREATE',
      theirId: 'HTI-1',
      errorText: 'No rooms available',
      reservationId: null,
      simpleReference: null,
      at,
      guest: 'Thandi Mokoena',
      plots: ['Stand 1', 'P099'],
      arrival: '2027-02-01',
      departure: '2027-02-05',
    })
  })

  it('has what is short of what is long, and nothing of what is none', async () => {
    const guest = { ...anAskedBooking().guest, firstName: null, lastName: 'x'.repeat(101) }
    const long = anAskedRoom({ roomCode: 'c'.repeat(21), start: 'soon' })
    const rooms = [long, anAskedRoom({ roomCode: null }), ...Array.from({ length: 19 }, () => anAskedRoom())]

    const shown = await trouble(anAskedBooking({ guest, rooms }))

    expect(shown).toMatchObject({ guest: 'x'.repeat(100), arrival: null, departure: '2027-02-05' })
    expect(shown && 'plots' in shown && shown.plots).toEqual(['c'.repeat(20), '–', ...Array(18).fill('Stand 1')])
  })

  it('of which nothing is written has no guest, plots or dates', async () => {
    expect(await trouble(null)).toMatchObject({ guest: '', plots: [], arrival: null, departure: null })
    const unreadable = { ...entryOf(null), request: 'malformed' }
    const shown = await given(unreadable).show.execute({ actor, orgSlug })
    expect(shown).toMatchObject({ ok: true, value: [{ guest: '', plots: [], arrival: null }] })
  })

  it('is looked for thirty days back, and the channel is asked about only where there is one', async () => {
    const without = given()
    expect(await without.show.execute({ actor: visitor, orgSlug })).toMatchObject({ ok: false })
    expect(await without.show.execute({ actor, orgSlug })).toEqual({ ok: true, value: [] })
    expect(without.htiLog.asked).toEqual({ organisationId, since: without.clock.now().subtract({ hours: 720 }) })
    expect(without.looked).toEqual([])

    const one = given(entryOf(null))
    await one.show.execute({ actor, orgSlug })
    expect(one.looked).toEqual([organisationId])
  })

  it('is noted as dealt with, where it is one of the campsite', async () => {
    const { note, htiLog, clock } = given(entryOf(null))

    expect(await note.execute({ actor, orgSlug, id: testId(9) })).toEqual({ ok: true, value: null })
    expect(htiLog.asked).toEqual({ organisationId, id: testId(9), at: clock.now() })
    expect(await note.execute({ actor, orgSlug, id: testId(8) })).toEqual({ ok: false, refusal: { code: 'not-found' } })
    expect(await note.execute({ actor: visitor, orgSlug, id: testId(9) })).toMatchObject({ ok: false })
    expect(htiLog.seen).toEqual([testId(9), testId(8)])
  })
})
