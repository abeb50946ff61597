import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { ReadSession } from '../current-session.ts'
import { startSession } from '../start-session.ts'
import { anAccount } from '../testing/an-account.ts'
import { browser, givenPeople } from '../testing/given-people.ts'
import { hasProvedAgain, hasProvedForCalls, ProveAgain, RequestProofCode } from './prove-again.ts'

const nothing = { password: '', key: '', code: '' }

async function given(facts: Parameters<typeof givenPeople>[0] = {}) {
  const people = givenPeople(facts)
  const { ports, account, clock } = people
  const signIn = async () => (await startSession(ports, account, { ...browser, hasProvedFactor: false })).token
  const token = await signIn()
  const prove = (typed: Partial<typeof nothing>, of = token) =>
    new ProveAgain(ports).execute({ ...nothing, ...typed, token: of, browser })
  const current = async (of = token) => {
    const found = await new ReadSession(ports).execute({ token: of })
    if (!found) throw new Error('no session')
    return found
  }
  const isProved = async (of = token) => hasProvedAgain(await current(of), clock.now())
  const code = async () => {
    const asked = await new RequestProofCode(ports).execute({ token, browser })
    return { key: asked.ok ? asked.value.key : '', code: people.codeMessages.sent.at(-1)?.code ?? '' }
  }
  return { ...people, token, signIn, prove, current, isProved, code }
}

describe('showing the password again', () => {
  it('counts for ten minutes, in this session alone', async () => {
    const { prove, isProved, signIn, clock } = await given()
    const other = await signIn()
    expect(await isProved()).toBe(false)

    expect(await prove({ password: 'camping-demo' })).toEqual(accepted(null))

    expect([await isProved(), await isProved(other)]).toEqual([true, false])
    clock.moveTo('2026-11-21T10:10')
    expect(await isProved()).toBe(false)
  })

  it('takes no more guesses than signing in', async () => {
    const { prove, isProved } = await given()

    for (let guess = 0; guess < 10; guess += 1)
      expect(await prove({ password: `guess ${guess}` })).toEqual(refused({ code: 'current-password-wrong' }))

    expect(await prove({ password: 'camping-demo' })).toEqual(refused({ code: 'too-many-tries' }))
    expect(await isProved()).toBe(false)
  })

  it('cannot be replaced by a code, by whoever has a password', async () => {
    const { prove, code } = await given()

    expect(await prove(await code())).toEqual(refused({ code: 'current-password-wrong' }))
  })

  it('is nothing for a session that is over', async () => {
    expect(await (await given()).prove({ password: 'camping-demo' }, 'made up')).toEqual(refused({ code: 'not-permitted' }))
  })
})

describe('who has no password', () => {
  it('shows a code that went to their address, not to one that waits for its own code', async () => {
    const { prove, code, isProved, codeMessages, account } = await given({
      passwordHash: null,
      pendingEmail: 'thief@example.test',
    })
    expect(await prove(nothing)).toEqual(refused({ code: 'code-wrong' }))
    const asked = await code()

    expect(codeMessages.sent.at(-1)).toMatchObject({ to: account.email, channel: 'email', purpose: 'prove-again' })
    expect(await prove({ key: asked.key, code: '999999' })).toEqual(refused({ code: 'code-wrong' }))
    expect(await prove(asked)).toEqual(accepted(null))
    expect(await isProved()).toBe(true)
    expect(await prove(asked)).toEqual(refused({ code: 'code-wrong' }))
  })

  it('shows no code of somebody else', async () => {
    const { prove, accounts, code, ports } = await given({ passwordHash: null })
    const other = anAccount({ id: 'other' as UserId, email: 'other@example.test', username: 'other', passwordHash: null })
    accounts.add(other)
    const { token } = await startSession(ports, other, { ...browser, hasProvedFactor: false })

    expect(await prove(await code(), token)).toEqual(refused({ code: 'code-wrong' }))
  })

  it('is sent no more codes than signing in sends', async () => {
    const { code } = await given({ passwordHash: null })
    for (let sent = 0; sent < 5; sent += 1) expect((await code()).key).not.toBe('')

    expect((await code()).key).toBe('')
  })
})

it('a call takes a sign-in of the last minutes for it', async () => {
  const { current, prove, clock } = await given()
  const isProved = async () => hasProvedForCalls(await current(), clock.now())

  expect(await isProved()).toBe(true)
  clock.moveTo('2026-11-21T10:10')
  expect(await isProved()).toBe(false)
  await prove({ password: 'camping-demo' })
  expect(await isProved()).toBe(true)
})
