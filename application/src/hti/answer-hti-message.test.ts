import { describe, expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import type { OwnWork } from '../shared/own-work.ts'
import { campsite } from '../testing/a-campsite.ts'
import { AnswerHtiMessage, type ReceivedHtiMessage } from './answer-hti-message.ts'
import type { HtiQueue } from './client/hti-queue.ts'
import type { HtiConnection } from './hti-connections.ts'
import type { HtiAsk, HtiCredentials } from './hti-messages.ts'
import { ReplayHtiMessage } from './replay-hti-message.ts'
import { anAskedBooking, anAskedRoom, connection } from './testing/a-connection.ts'
import { givenAnswers, said } from './testing/given-answers.ts'
import { InMemoryHtiLog } from './testing/in-memory-hti-log.ts'
import { readableOtaCodec } from './testing/readable-ota-codec.ts'

const { id: organisationId } = campsite.organisation
const [basic, requestor] = [
  { userName: 'kwena', password: 'secret' },
  { userName: 'asks', password: 'secret' },
]
const operator = system('test')
const ping: HtiAsk = { kind: 'PING', echoData: 'Hello' }
const create = (facts: Parameters<typeof anAskedBooking>[0] = {}): HtiAsk => {
  return { kind: 'BOOKING_CREATE', status: null, bookings: [anAskedBooking(facts)] }
}

function bytesOf(ask: HtiAsk, said_: { readonly requestor?: HtiCredentials; readonly at?: number } = {}): Uint8Array {
  const at = said_.at === undefined ? null : said(said_.at).toString()
  const envelope = { isSoap: false, echoToken: 'echo', at, target: null }
  return new TextEncoder().encode(JSON.stringify({ envelope, requestor: said_.requestor ?? null, ask }))
}

function givenDoor(connections: readonly (HtiConnection & { readonly user?: string })[] = [connection]) {
  const answers = givenAnswers()
  const { randomness, attempts } = answers.marketplace.ports
  const htiLog = new InMemoryHtiLog()
  const requeued: string[] = []
  const own = { count: 0 }
  const htiConnections = {
    provedBy: async ({ userName, password }: HtiCredentials) =>
      password === 'secret' ? connections.filter(({ user = 'kwena' }) => user.split(' ').includes(userName)) : [],
    find: async (id: string) => connections.find((one) => one.organisationId === id),
  }
  const htiQueue: Pick<HtiQueue, 'requeue'> = {
    requeue: async (id) => {
      requeued.push(id)
      return id !== 'done'
    },
  }
  const ownWork: OwnWork = (work) => {
    own.count += 1
    return work()
  }
  const ports = { ...answers.ports, htiLog, htiConnections, otaCodec: readableOtaCodec, randomness, attempts, ownWork, htiQueue }
  const door = new AnswerHtiMessage(ports)
  const replaying = new ReplayHtiMessage(ports)
  return {
    ...answers,
    ports,
    htiLog,
    requeued,
    own,
    hears: (body: Uint8Array, facts: Partial<ReceivedHtiMessage> = {}) =>
      door.execute({ body, basic, address: '10.0.0.1', ...facts }),
    replays: (id: string, actor = operator) => replaying.execute({ actor, id }),
  }
}

const pong = expect.stringContaining('"reply":{"kind":"PING","echoData":"Hello"}')

describe('a message of the channel', () => {
  it('that proves who sent it is answered, and kept in the log without what proves it', async () => {
    const { hears, htiLog, marketplace } = givenDoor()

    expect(await hears(bytesOf(ping, { requestor: basic }))).toEqual({ outcome: 'answered', text: pong })
    const at = marketplace.clock.now()
    expect(htiLog.entries).toMatchObject([
      {
        organisationId,
        kind: 'PING',
        at,
        theirId: null,
        state: 'SUCCESS',
        endedAt: at,
        reservationId: null,
        errorCode: null,
        response: pong,
        request: expect.stringContaining('"password":"***"'),
      },
    ])
  })

  it.each<[HtiConnection['proof'], boolean, boolean, string]>([
    ['basic', true, false, 'answered'],
    ['basic', false, true, 'not-proved'],
    ['basic', true, true, 'answered'],
    ['requestor', true, false, 'not-proved'],
    ['requestor', false, true, 'answered'],
    ['both', true, false, 'not-proved'],
    ['both', false, true, 'not-proved'],
    ['both', true, true, 'answered'],
  ])(
    'to a campsite that asks for %s, with HTTP: %s, with a requestor: %s, is %s',
    async (proof, byHttp, byRequestor, outcome) => {
      const { hears, htiLog } = givenDoor([{ ...connection, proof, user: 'kwena asks' } as HtiConnection])

      const body = bytesOf(ping, byRequestor ? { requestor } : {})
      const answer = await hears(body, { basic: byHttp ? basic : null })

      expect(answer.outcome).toBe(outcome)
      if (outcome === 'not-proved') {
        expect(answer.text).toContain('"kind":"PING","errors":[{"type":4,"code":497,"text":"Authorization error"}]')
        expect(htiLog.entries).toEqual([])
      }
    },
  )

  it('proved of one campsite by HTTP and of another by its requestor is no proof of one that asks for both', async () => {
    const mine = { ...connection, proof: 'both' as const }
    const other = { ...connection, organisationId: 'other' as typeof organisationId, proof: 'both' as const, user: 'asks' }
    const { hears } = givenDoor([mine, other])

    expect((await hears(bytesOf(ping, { requestor }))).outcome).toBe('not-proved')
  })

  it('is refused after fifty wrong passwords of an address in a quarter of an hour', async () => {
    const { hears, marketplace } = givenDoor()
    const wrong = { basic: { userName: 'kwena', password: 'wrong' } }
    for (let time = 0; time < 50; time += 1) expect((await hears(bytesOf(ping), wrong)).outcome).toBe('not-proved')

    const answer = await hears(bytesOf(ping))
    expect(answer).toEqual({ outcome: 'too-many-guesses', text: expect.stringContaining('too many wrong passwords') })
    expect((await hears(new TextEncoder().encode('malformed'))).text).toBe(`malformed at ${marketplace.clock.now()}`)
    expect((await hears(bytesOf(ping), { address: '10.0.0.2' })).outcome).toBe('answered')
    expect((await hears(bytesOf(ping), { address: null })).outcome).toBe('answered')
    marketplace.clock.moveTo('2026-11-21T10:16')
    expect((await hears(bytesOf(ping))).outcome).toBe('answered')
  })

  it('counts guesses from nowhere together', async () => {
    const { hears } = givenDoor()
    const wrong = { basic: { userName: 'kwena', password: 'wrong' }, address: null }
    for (let time = 0; time < 50; time += 1) await hears(bytesOf(ping), wrong)

    expect((await hears(bytesOf(ping), { address: null })).outcome).toBe('too-many-guesses')
  })

  it('with the right password is no guess, by either way', async () => {
    const { hears } = givenDoor([{ ...connection, proof: 'requestor', user: 'asks' } as HtiConnection, connection])
    for (let time = 0; time < 30; time += 1) await hears(bytesOf(ping))
    for (let time = 0; time < 30; time += 1) await hears(bytesOf(ping, { requestor }), { basic: null })
    for (let time = 0; time < 30; time += 1) await hears(bytesOf(ping, { requestor }))

    expect((await hears(bytesOf(ping))).outcome).toBe('answered')
  })

  it('that proves nothing is no guess either', async () => {
    const { hears } = givenDoor()
    for (let time = 0; time < 51; time += 1) expect((await hears(bytesOf(ping), { basic: null })).outcome).toBe('not-proved')

    expect((await hears(bytesOf(ping))).outcome).toBe('answered')
  })
})

describe('the log of what the channel says', () => {
  const second = { ...connection, organisationId: 'second' as typeof organisationId, propertyCode: 'SECOND' }
  const ofNobody = { ids: [], rooms: [anAskedRoom({ hotelCode: null })] }
  const window = (hotelCode: string | null): HtiAsk => ({
    kind: 'BOOKING_READ',
    ids: [],
    window: { hotelCode, start: null, end: null },
  })

  it.each<[string, HtiAsk, string | null]>([
    ['a ping', ping, null],
    ['a description', { kind: 'HOTEL_DESCRIPTIVE_INFO', hotelCodes: ['SECOND'] }, 'second'],
    [
      'nights',
      { kind: 'AVAILABILITY_QUERY', stays: [{ hotelCode: 'KWENA', start: null, end: null, rooms: [] }] },
      organisationId,
    ],
    ['nights of nobody', { kind: 'AVAILABILITY_QUERY', stays: [{ hotelCode: null, start: null, end: null, rooms: [] }] }, null],
    ['a booking', create({ rooms: [anAskedRoom({ hotelCode: 'SECOND' })] }), 'second'],
    ['a booking of nobody', create(ofNobody), null],
    ['a change', { kind: 'BOOKING_UPDATE', status: null, bookings: [anAskedBooking()] }, organisationId],
    ['a cancellation', { kind: 'BOOKING_CANCEL', isCommit: true, ids: [], reason: null }, null],
    ['changes', window('SECOND'), 'second'],
    ['changes of nobody', window(null), null],
    ['one booking', { kind: 'BOOKING_READ', ids: [], window: null }, null],
  ])('says which campsite of an account %s is about', async (_, ask, expected) => {
    const { hears, htiLog } = givenDoor([connection, second])
    await hears(bytesOf(ask))

    expect(htiLog.entries).toMatchObject([{ organisationId: expected, kind: ask.kind }])
  })

  it('says so also where an account has one campsite and the message none', async () => {
    const { hears, htiLog } = givenDoor()
    await hears(bytesOf(create(ofNobody)))

    expect(htiLog.entries).toMatchObject([{ organisationId, theirId: null }])
  })

  it('has the booking that was made, under 64 letters of its id', async () => {
    const { hears, htiLog, marketplace } = givenDoor()
    await hears(bytesOf(create()))
    await hears(bytesOf({ kind: 'BOOKING_CANCEL', isCommit: true, ids: [{ id: 'x'.repeat(65), context: null }], reason: null }))

    expect(htiLog.entries).toMatchObject([
      { theirId: 'HTI-1', state: 'SUCCESS', reservationId: marketplace.reservations.all()[0]?.id },
      { theirId: 'x'.repeat(64), state: 'FAILED', reservationId: null, errorCode: 97, errorText: 'Booking reference not found' },
    ])
  })

  it('is written as the own work of the process, also once the channel waits no longer', async () => {
    const { hears, own } = givenDoor()
    await hears(bytesOf(ping))

    expect(own.count).toBe(2)
  })

  it('dates a message as its sender does', async () => {
    const { hears, htiBookings } = givenDoor()
    await hears(bytesOf(create(), { at: 7 }))

    expect(htiBookings.bookings).toMatchObject([{ saidAt: said(7) }])
  })

  it('says that it failed where the fault is ours, also when the log is broken', async () => {
    const { hears, htiLog, ports } = givenDoor()
    Object.assign(ports.transaction, { run: () => Promise.reject(new Error('no database')) })
    const { entries } = htiLog

    await expect(hears(bytesOf(create()))).rejects.toThrow('no database')
    expect(htiLog.entries).toMatchObject([
      { state: 'FAILED', errorCode: 448, errorText: 'System error', response: null, reservationId: null },
    ])
    expect(entries).toEqual([])
    htiLog.isBroken = true
    await expect(hears(bytesOf(create()))).rejects.toThrow('no database')
  })
})

describe('what is no message', () => {
  const fault = (text: string) => new TextEncoder().encode(text)

  it('is answered with its fault, and kept where somebody proved who they are', async () => {
    const { hears, htiLog, marketplace } = givenDoor()
    const at = marketplace.clock.now()

    expect(await hears(fault('malformed'))).toEqual({ outcome: 'no-message', text: `malformed at ${at}` })
    expect(htiLog.entries).toMatchObject([
      {
        organisationId,
        kind: null,
        at,
        theirId: null,
        request: 'malformed',
        state: 'FAILED',
        endedAt: at,
        errorCode: 320,
        errorText: 'malformed',
        response: `malformed at ${at}`,
      },
    ])
    expect(await hears(fault('too-large'), { basic: null })).toEqual({ outcome: 'too-large', text: `too-large at ${at}` })
    expect(htiLog.entries).toHaveLength(1)
  })

  it('of an account with several campsites is of none of them', async () => {
    const { hears, htiLog } = givenDoor([connection, { ...connection, propertyCode: 'SECOND' }])
    await hears(fault('malformed'))

    expect(htiLog.entries).toMatchObject([{ organisationId: null }])
  })
})

describe('a booking that failed', () => {
  async function givenFailed() {
    const door = givenDoor()
    await door.takes({ ids: [{ id: 'HTI-0', context: null }] })
    await door.hears(bytesOf(create(), { at: 3 }))
    return {
      ...door,
      id: door.htiLog.entries[0]?.id ?? '',
      makesRoom: () => door.cancels({ ids: [{ id: 'HTI-0', context: null }] }),
    }
  }

  it('is tried again by the platform, as if it had come now', async () => {
    const { replays, id, makesRoom, htiLog, htiBookings } = await givenFailed()
    expect(htiLog.entries).toMatchObject([{ state: 'FAILED', errorCode: 427 }])

    expect(await replays(id)).toEqual({ ok: true, value: { state: 'FAILED' } })
    await makesRoom()
    expect(await replays(id)).toEqual({ ok: true, value: { state: 'SUCCESS' } })
    expect(htiLog.entries).toMatchObject([
      { state: 'SUCCESS', tries: 3, errorCode: null, response: expect.stringContaining('HTI-1') },
    ])
    expect(htiBookings.bookings.at(-1)).toMatchObject({ theirId: 'HTI-1', saidAt: null })
    expect(await replays(id)).toEqual({ ok: false, refusal: { code: 'not-replayable' } })
  })

  it('is tried again by nobody else, and only where it is there', async () => {
    const { replays, id } = await givenFailed()

    expect(await replays(id, visitor)).toEqual({ ok: false, refusal: { code: 'not-permitted' } })
    expect(await replays('nothing')).toEqual({ ok: false, refusal: { code: 'not-found' } })
  })

  it.each([
    ['of no campsite', { organisationId: null }],
    ['of a campsite that is connected no more', { organisationId: 'gone' as typeof organisationId }],
    ['that cannot be read', { request: 'malformed' }],
  ])('%s is not tried again', async (_, facts) => {
    const { replays, id, htiLog } = await givenFailed()
    htiLog.entries = htiLog.entries.map((entry) => ({ ...entry, ...facts }))

    expect(await replays(id)).toEqual({ ok: false, refusal: { code: 'not-replayable' } })
    expect(htiLog.entries).toMatchObject([{ tries: 1 }])
  })

  it('of ours waits again', async () => {
    const { replays, id, htiLog, requeued } = await givenFailed()
    htiLog.entries = [id, 'done'].map((one) => ({ ...htiLog.entries[0]!, id: one, direction: 'OUTBOUND' as const }))

    expect(await replays(id)).toEqual({ ok: true, value: { state: 'PENDING' } })
    expect(await replays('done')).toEqual({ ok: false, refusal: { code: 'not-replayable' } })
    expect(requeued).toEqual([id, 'done'])
    htiLog.entries = htiLog.entries.map((entry) => ({ ...entry, state: 'SUCCESS' as const }))
    expect(await replays(id)).toEqual({ ok: false, refusal: { code: 'not-replayable' } })
    expect(requeued).toHaveLength(2)
  })
})
