import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { givenLine, line, replied, saysNo, silence } from '../testing/given-line.ts'
import type { HtiSent } from './hti-exchange.ts'
import type { HtiLine } from './hti-lines.ts'
import type { HtiReplied } from './hti-questions.ts'
import { outgoingEnding, restAfter, type Said, sayInLog } from './say-in-log.ts'

async function says(answer: HtiSent, facts: Partial<HtiLine> = {}) {
  const given = givenLine(answer)
  const begun: string[] = []
  const begin = async (request: string) => void begun.push(request)
  const saying = { id: 'message', at: given.clock.now(), question: { kind: 'PING' }, begin } as const
  return { ...given, begun, said: await sayInLog(given.ports, { ...line, ...facts }, saying) }
}

describe('what is said to the channel', () => {
  it('is put in progress without what proves who says it', async () => {
    const { begun, sent, said, clock } = await says(replied('PING'), { proof: 'both', transport: 'soap11' })

    const requestor = { userName: 'kwena', password: 'secret' }
    expect(sent).toEqual([{ question: { kind: 'PING' }, isSoap: true, echoToken: 'message', requestor, at: `${clock.now()}` }])
    expect(begun).toEqual([expect.stringContaining('"password":"***"')])
    expect(said).toMatchObject({ result: { ok: true, value: { kind: 'PING' } }, response: expect.stringContaining('PING') })
  })

  it('has a requestor unless HTTP alone proves it', async () => {
    expect((await says(replied('PING'))).sent).toMatchObject([{ requestor: null, isSoap: false }])
    expect((await says(replied('PING'), { proof: 'requestor' })).sent).toMatchObject([{ requestor: { userName: 'kwena' } }])
  })

  const notDone = (isSilent: boolean, mayBeDone: boolean, code: number | null, text: string) => {
    return refused({ isSilent, mayBeDone, code, text })
  }

  it.each([
    ['nobody answers', silence, notDone(true, true, null, 'timeout')],
    ['nobody heard it', { ...silence, mayBeHeard: false }, notDone(true, false, null, 'timeout')],
    ['another message is answered', replied('BOOKING_READ'), notDone(true, true, null, 'No answer to this message')],
    [
      'something else comes back',
      { outcome: 'answered', body: new TextEncoder().encode('what?') } as const,
      notDone(true, true, null, 'No answer to this message'),
    ],
    ['the channel says no', saysNo('PING', 392, 'Invalid hotel'), notDone(false, false, 392, 'Invalid hotel')],
    ['the channel is busy', saysNo('PING', 191, 'Busy'), notDone(true, true, 191, 'Busy')],
  ])('is not done where %s', async (_, answer, result) => {
    expect((await says(answer)).said.result).toEqual(result)
  })

  it('keeps what came back, without what proves and what no database takes', async () => {
    const body = new TextEncoder().encode('a secret\0 answer')

    expect((await says({ outcome: 'answered', body })).said.response).toBe('a *** answer')
    expect((await says(silence)).said.response).toBeNull()
  })
})

describe('a message that is done, or not', () => {
  const { clock, after } = givenLine()
  const now = clock.now()
  const value = { kind: 'PING', errors: [], theirId: 'HTI-1', isCancelled: false, rooms: [] } as HtiReplied
  const no = (facts: { readonly isSilent?: boolean; readonly code?: number | null; readonly text?: string }): Said => {
    return { result: refused({ isSilent: false, mayBeDone: false, code: 450, text: 'No', ...facts }), response: 'no' }
  }
  const ending = (said: Said, tries: number) => outgoingEnding(said, tries, now)
  const done = { endedAt: now, nextTryAt: null }

  it('ends with what the channel calls it', () => {
    const expected = { ...done, state: 'SUCCESS', theirId: 'HTI-1', response: 'yes', error: null }

    expect(ending({ result: accepted(value), response: 'yes' }, 1)).toEqual(expected)
  })

  it('has failed where the channel says no', () => {
    const expected = { ...done, state: 'FAILED', theirId: null, response: 'no', error: { code: 450, text: 'No' } }

    expect(ending(no({}), 1)).toEqual(expected)
    expect(ending(no({ code: null, text: 'x'.repeat(301) }), 1)).toMatchObject({ error: { code: 0, text: 'x'.repeat(300) } })
  })

  it('is said again where nobody answered, some days long', () => {
    expect(ending(no({ isSilent: true }), 2)).toMatchObject({ state: 'RETRY', nextTryAt: after(20), error: { code: 450 } })
    expect(ending(no({ isSilent: true }), 299)).toMatchObject({ state: 'RETRY', nextTryAt: after(300) })
    expect(ending(no({ isSilent: true }), 300)).toMatchObject({ state: 'FAILED', nextTryAt: null })
  })

  it('finds no room four times before it has failed', () => {
    expect(ending(no({ code: 427 }), 3)).toMatchObject({ state: 'RETRY', nextTryAt: after(40) })
    expect(ending(no({ code: 427 }), 4)).toMatchObject({ state: 'FAILED' })
    expect(ending(no({ code: 426 }), 1)).toMatchObject({ state: 'FAILED' })
    expect(ending(no({ code: 428 }), 1)).toMatchObject({ state: 'FAILED' })
  })

  it.each([
    [0, 10],
    [1, 10],
    [2, 20],
    [3, 40],
    [5, 160],
    [6, 300],
    [20, 300],
  ])('after %i times rests for %i seconds', (times, seconds) => {
    expect(restAfter(times)).toBe(seconds)
  })
})
