import type { Role } from '@camp/domain/people/role.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../../audit/testing/in-memory-audit-trail.ts'
import type { Randomness } from '../../shared/randomness.ts'
import { ReadSession } from '../current-session.ts'
import { RequestCode } from '../request-code.ts'
import { ResetPassword } from '../reset-password.ts'
import { SignIn } from '../sign-in.ts'
import { SignInWithCode } from '../sign-in-with-code.ts'
import { browser, givenPeople } from '../testing/given-people.ts'
import {
  BeginSecondFactor,
  RenewRecoveryCodes,
  ShowSecondFactor,
  TurnOffSecondFactor,
  TurnOnSecondFactor,
} from './own-second-factor.ts'
import { ProveSecondFactor } from './prove-second-factor.ts'
import { ResetSecondFactor } from './reset-second-factor.ts'
import { codeOfStep } from './testing/readable-authenticator.ts'

const password = 'camping-demo'
const wrong = refused({ code: 'code-wrong' })
const tooMany = refused({ code: 'too-many-tries' })
const staff: readonly Role[] = ['SUPERADMIN', 'ORGADMIN', 'ORGUSER']

/** What counts up repeats itself within a code. */
function farApart(): Randomness {
  let last = 1
  const next = () => {
    last = (last * 48_271) % 2_147_483_647
    return last
  }
  return { integer: (min, max) => min + (next() % (max - min + 1)), key: () => String(next()), uuid: () => String(next()) }
}

function given(facts: Parameters<typeof givenPeople>[0] = {}, requiredOf: readonly Role[] = []) {
  const people = givenPeople(facts, { requiredOf, graceDays: 14 })
  const { clock, account } = people
  const ports = { ...people.ports, randomness: farApart() }
  const actor = { kind: 'user', userId: account.id, role: account.role, organisationIds: [] } as const
  const code = (minutesOff = 0) => codeOfStep(Math.floor(clock.now().epochMilliseconds / 60_000) + minutesOff)
  const signIn = async (from = browser) => {
    const started = await new SignIn(ports).execute({ login: account.email, password, browser: from })
    if (!started.ok) throw new Error(started.refusal.code)
    return started.value
  }
  const session = (token: string) => new ReadSession(ports).execute({ token })
  const prove = (token: string, typed: string, from = browser) =>
    new ProveSecondFactor(ports).execute({ token, code: typed, browser: from })
  const begin = () => new BeginSecondFactor(ports).execute({ actor })
  const turnOn = (typed = code()) => new TurnOnSecondFactor(ports).execute({ actor, code: typed, browser })
  const turnOff = (typed: string) => new TurnOffSecondFactor(ports).execute({ actor, code: typed, browser })
  return { ...people, ports, actor, code, signIn, session, prove, begin, turnOn, turnOff }
}

/** Switched on at ten; the next code counts a minute later. */
async function givenFactor(facts: Parameters<typeof givenPeople>[0] = {}, requiredOf: readonly Role[] = []) {
  const people = given(facts, requiredOf)
  await people.begin()
  const on = await people.turnOn()
  if (!on.ok) throw new Error(on.refusal.code)
  people.clock.moveTo('2026-11-21T10:01')
  const { recoveryCodes, session: started } = on.value
  return { ...people, recoveryCodes, started }
}

describe('setting up the second factor', () => {
  it('shows the secret until the first code, and ends every other session', async () => {
    const people = given()
    const before = await people.signIn()
    expect(await people.turnOn()).toEqual(refused({ code: 'factor-not-begun' }))
    expect(await people.begin()).toEqual(accepted(null))
    const shown = await new ShowSecondFactor(people.ports).execute({ actor: people.actor })
    expect(shown).toMatchObject({ value: { factor: { state: 'waiting', secret: expect.stringMatching(/^SECRET/) } } })
    expect(await people.turnOn('000000')).toEqual(wrong)

    const on = await people.turnOn()

    expect(on).toMatchObject({ value: { session: { factor: 'proved' } } })
    expect(on.ok && new Set(on.value.recoveryCodes).size).toBe(8)
    expect(await people.session(before.token)).toBeNull()
    expect(on.ok && (await people.session(on.value.session.token))?.factor).toBe('proved')
    expect(people.accountNotices.sent.map(({ change }) => change)).toEqual(['factor-on'])
    expect(await people.begin()).toEqual(refused({ code: 'factor-is-on' }))
  })
})

describe('signing in with a second factor', () => {
  it('is half done after the password: no device is known, and ten minutes are left', async () => {
    const { signIn, session, clock } = await givenFactor()
    const half = await signIn()

    expect(half).toMatchObject({ factor: 'awaited', deviceKey: null })
    expect((await session(half.token))?.factor).toBe('awaited')
    clock.moveTo('2026-11-21T10:11')
    expect(await session(half.token)).toBeNull()
  })

  it('goes on under a new token, and the half one is worth nothing', async () => {
    const { signIn, session, prove, code } = await givenFactor()
    const half = await signIn()
    const whole = await prove(half.token, code())

    expect(whole).toMatchObject({ value: { factor: 'proved', deviceKey: expect.any(String) } })
    expect(whole.ok && (await session(whole.value.token))?.factor).toBe('proved')
    expect(await session(half.token)).toBeNull()
    expect(await prove(half.token, code(1))).toEqual(refused({ code: 'began-too-long-ago' }))
  })

  it('accepts a code once, and none from before it', async () => {
    const { signIn, prove, code } = await givenFactor()
    const [one, two] = [await signIn(), await signIn()]

    expect((await prove(one.token, code())).ok).toBe(true)
    expect(await prove(two.token, code())).toEqual(wrong)
    expect(await prove(two.token, code(-1))).toEqual(wrong)
  })

  it('accepts a recovery code once, and tells the owner', async () => {
    const { signIn, prove, recoveryCodes, accountNotices } = await givenFactor()
    const [first = ''] = recoveryCodes
    const [one, two] = [await signIn(), await signIn()]

    expect((await prove(one.token, first.toUpperCase())).ok).toBe(true)
    expect(await prove(two.token, first)).toEqual(wrong)
    expect(accountNotices.sent.at(-1)?.change).toBe('recovery-code-used')
  })

  it('ends guessing after ten tries, however many half sessions there are', async () => {
    const { signIn, prove, code } = await givenFactor()
    const answers = []
    for (let tries = 0; tries < 11; tries += 1) answers.push(await prove((await signIn()).token, '000000'))

    expect(answers).toEqual([...Array(10).fill(wrong), tooMany])
    expect(await prove((await signIn()).token, code())).toEqual(tooMany)
  })

  it('does not shut out the owner, whose device is known', async () => {
    const { signIn, prove, code, started } = await givenFactor()
    for (let tries = 0; tries < 11; tries += 1) await prove((await signIn()).token, '000000')
    const device = { ...browser, deviceKey: started.deviceKey }

    expect((await prove((await signIn(device)).token, code(), device)).ok).toBe(true)
  })

  it('is asked for after a new password by a code too', async () => {
    const { ports, account, codeMessages, session } = await givenFactor()
    const asked = await new RequestCode(ports).execute({
      login: account.email,
      purpose: 'reset-password',
      channel: 'email',
      browser,
    })
    const key = asked.ok ? asked.value.key : ''
    const typed = codeMessages.sent.at(-1)?.code ?? ''

    const reset = await new ResetPassword(ports).execute({ key, code: typed, password: 'koppies en klowe', browser })

    expect(reset).toMatchObject({ value: { factor: 'awaited', deviceKey: null } })
    expect(reset.ok && (await session(reset.value.token))?.factor).toBe('awaited')
  })

  it('is half done after a code by e-mail too', async () => {
    const { ports, account, codeMessages, session } = await givenFactor()
    const request = { login: account.email, purpose: 'sign-in', channel: 'email', browser } as const
    const asked = await new RequestCode(ports).execute(request)
    const key = asked.ok ? asked.value.key : ''

    const started = await new SignInWithCode(ports).execute({ key, code: codeMessages.sent.at(-1)?.code ?? '', browser })

    expect(started).toMatchObject({ value: { factor: 'awaited', deviceKey: null } })
    expect(started.ok && (await session(started.value.token))?.factor).toBe('awaited')
  })
})

describe('where staff are asked for one', () => {
  it('they have two weeks from their first sign-in; then nothing else comes first', async () => {
    const { signIn, session, clock } = given({ role: 'ORGUSER' }, staff)

    expect(await signIn()).toMatchObject({ factor: 'due' })
    clock.moveTo('2026-12-05T09:59')
    const late = await signIn()
    expect(late).toMatchObject({ factor: 'due' })
    clock.moveTo('2026-12-05T10:00')
    expect((await session(late.token))?.factor).toBe('overdue')
  })

  it('guests are not, and may have one', async () => {
    expect(await given({}, staff).signIn()).toMatchObject({ factor: 'not-asked' })
    expect(await (await givenFactor({}, staff)).signIn()).toMatchObject({ factor: 'awaited' })
  })
})

describe('changing it', () => {
  it('takes a code, and the owner is told', async () => {
    const { turnOff, code, accountNotices, signIn, account, accounts } = await givenFactor()

    expect(await turnOff('000000')).toEqual(wrong)
    expect((await accounts.find(account.id))?.hasSecondFactor).toBe(true)

    expect(await turnOff(code())).toEqual(accepted(null))
    expect(accountNotices.sent.at(-1)?.change).toBe('factor-off')
    expect(await signIn()).toMatchObject({ factor: 'not-asked' })
    expect(await turnOff(code(1))).toEqual(refused({ code: 'factor-is-off' }))
  })

  it('makes new recovery codes, and those of before are worth nothing', async () => {
    const { ports, actor, code, recoveryCodes, signIn, prove } = await givenFactor()

    const renewed = await new RenewRecoveryCodes(ports).execute({ actor, code: code(), browser })

    const [before = ''] = recoveryCodes
    const [now = ''] = renewed.ok ? renewed.value.recoveryCodes : []
    expect(await prove((await signIn()).token, before)).toEqual(wrong)
    expect((await prove((await signIn()).token, now)).ok).toBe(true)
  })

  it('is done by the operator for who has lost everything: audited, with a letter, and signed out', async () => {
    const { ports, account, started, session, accountNotices } = await givenFactor()
    const auditTrail = new InMemoryAuditTrail()
    const reset = () => new ResetSecondFactor({ ...ports, auditTrail }).execute({ userId: account.id })

    expect(await reset()).toEqual(accepted(null))
    expect(auditTrail.all).toMatchObject([{ act: 'user.factor-reset', subject: account.id }])
    expect(accountNotices.sent.at(-1)?.change).toBe('factor-off')
    expect(await session(started.token)).toBeNull()
    expect(await reset()).toEqual(refused({ code: 'factor-is-off' }))
  })
})
