import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { ChooseFirstPassword } from './choose-first-password.ts'
import { actorOf, ReadSession } from './current-session.ts'
import { RequestCode } from './request-code.ts'
import { ResetPassword } from './reset-password.ts'
import { SignIn } from './sign-in.ts'
import { SignInWithCode } from './sign-in-with-code.ts'
import { browser, givenPeople } from './testing/given-people.ts'
import { RequestContactCode, VerifyContact } from './verify-contact.ts'

function givenCodes(facts: Parameters<typeof givenPeople>[0] = {}) {
  const people = givenPeople(facts)
  const { ports, codeMessages } = people
  const request = async (purpose: 'sign-in' | 'reset-password' = 'sign-in', login = 'zanele@example.test') =>
    new RequestCode(ports).execute({ login, purpose, channel: 'sms', browser })
  const key = async (purpose: 'sign-in' | 'reset-password' = 'sign-in') => {
    const asked = await request(purpose)
    return asked.ok ? asked.value.key : ''
  }
  const lastCode = () => codeMessages.sent.at(-1)?.code ?? ''
  const signIn = (key: string, code = lastCode()) => new SignInWithCode(ports).execute({ key, code, browser })
  const reset = (key: string, password: string, code = lastCode()) =>
    new ResetPassword(ports).execute({ key, code, password, browser })
  const readSession = (token: string) => new ReadSession(ports).execute({ token })
  return { ...people, request, key, lastCode, signIn, reset, readSession }
}

const wrong = refused({ code: 'code-wrong' })

describe('signing in by a one-time code', () => {
  it('proves the address and says whether there is a password', async () => {
    const { key, signIn, accounts, account } = givenCodes({ isEmailVerified: false, passwordHash: null })

    const started = await signIn(await key())

    expect(started).toEqual(accepted(expect.objectContaining({ role: 'USER', hasPassword: false })))
    expect(await accounts.find(account.id)).toMatchObject({ isEmailVerified: true })
  })

  it('sends to the proved phone of a guest, otherwise by e-mail', async () => {
    const proved = givenCodes({ isCellVerified: true })
    const unproved = givenCodes()
    await proved.request()
    await unproved.request()

    expect(proved.codeMessages.sent[0]?.channel).toBe('sms')
    expect(unproved.codeMessages.sent[0]?.channel).toBe('email')
  })

  it('answers the same for somebody unknown or banned, and sends nothing', async () => {
    const known = givenCodes({ isBanned: true })

    expect(await known.request()).toEqual(accepted({ key: expect.any(String) }))
    expect(await known.request('sign-in', 'nobody')).toEqual(accepted({ key: expect.any(String) }))
    expect(known.codeMessages.sent).toEqual([])
  })

  it('refuses a wrong code, another key, and a code for something else', async () => {
    const { key, signIn, reset, lastCode } = givenCodes()
    const own = await key()

    expect(await signIn(own, '999999')).toEqual(wrong)
    expect(await signIn('key-of-nobody')).toEqual(wrong)
    expect(await reset(own, 'a good password', lastCode())).toEqual(wrong)
    expect((await signIn(own)).ok).toBe(true)
  })

  it('refuses the right code after five wrong ones, and after ten minutes', async () => {
    const tried = givenCodes()
    const late = givenCodes()
    const [triedKey, lateKey] = [await tried.key(), await late.key()]
    for (let tries = 0; tries < 5; tries += 1) await tried.signIn(triedKey, '999999')
    late.clock.moveTo('2026-11-21T10:10')

    expect(tried.lastCode()).toMatch(/^\d{6}$/)
    expect(await tried.signIn(triedKey)).toEqual(wrong)
    expect(await late.signIn(lateKey)).toEqual(wrong)
  })

  it('proves the channel that it came by and no other', async () => {
    const { key, signIn, accounts, account } = givenCodes({ isCellVerified: true, isEmailVerified: false })

    expect((await signIn(await key())).ok).toBe(true)
    expect(await accounts.find(account.id)).toMatchObject({ isCellVerified: true, isEmailVerified: false })
  })

  it('takes ten guesses per account, over all codes, and sends five codes', async () => {
    const { key, request, signIn } = givenCodes()
    for (let code = 0; code < 5; code += 1) {
      const own = await key()
      for (let tries = 0; tries < 2; tries += 1) await signIn(own, '999999')
    }

    expect(await request()).toEqual(refused({ code: 'too-many-tries' }))
    expect(await signIn('key-5')).toEqual(refused({ code: 'too-many-tries' }))
  })
})

describe('a new password', () => {
  it('by a code ends every other session and starts one here', async () => {
    const { ports, key, reset, readSession, accountNotices } = givenCodes()
    const before = await new SignIn(ports).execute({ login: 'zanele@example.test', password: 'camping-demo', browser })

    const after = await reset(await key('reset-password'), 'koppies en klowe')

    expect(before.ok && (await readSession(before.value.token))).toBeNull()
    expect(after.ok && (await readSession(after.value.token))).not.toBeNull()
    const login = { login: 'zanele@example.test', browser }
    expect((await new SignIn(ports).execute({ ...login, password: 'koppies en klowe' })).ok).toBe(true)
    expect((await new SignIn(ports).execute({ ...login, password: 'camping-demo' })).ok).toBe(false)
    expect(accountNotices.sent).toMatchObject([{ change: 'password-changed', account: { email: 'zanele@example.test' } }])
  })

  it('that may not be chosen costs no try of the code', async () => {
    const { key, reset } = givenCodes()
    const own = await key('reset-password')

    for (let tries = 0; tries < 6; tries += 1)
      expect(await reset(own, 'password')).toEqual(refused({ code: 'password-too-common' }))
    expect((await reset(own, 'koppies en klowe')).ok).toBe(true)
  })

  it('can be chosen after a code by who has none, and by nobody else', async () => {
    const { ports, key, signIn, readSession } = givenCodes({ passwordHash: null })
    const started = await signIn(await key())
    const session = started.ok ? await readSession(started.value.token) : null
    if (!session) throw new Error('not signed in')
    const choose = () =>
      new ChooseFirstPassword(ports).execute({ actor: actorOf(session), password: 'koppies en klowe', browser })

    expect((await choose()).ok).toBe(true)
    expect(started.ok && (await readSession(started.value.token))).toBeNull()
    expect(await choose()).toEqual(refused({ code: 'not-permitted' }))
    const visitor = { actor: { kind: 'visitor' }, password: 'koppies en klowe', browser } as const
    expect(await new ChooseFirstPassword(ports).execute(visitor)).toEqual(refused({ code: 'not-permitted' }))
  })
})

it('proves a number by a code sent to it while signed in', async () => {
  const { ports, account, accounts, lastCode, codeMessages } = givenCodes()
  const actor = { kind: 'user', userId: account.id, role: 'USER', organisationIds: [] } as const

  const asked = await new RequestContactCode(ports).execute({ actor, channel: 'sms', browser })
  const proved = await new VerifyContact(ports).execute({ key: asked.ok ? asked.value.key : '', code: lastCode(), browser })

  expect(codeMessages.sent[0]).toMatchObject({ channel: 'sms', purpose: 'verify-contact' })
  expect(proved).toEqual(accepted(null))
  expect(await accounts.find(account.id)).toMatchObject({ isCellVerified: true })
})
