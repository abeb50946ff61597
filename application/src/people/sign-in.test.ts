import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { describe, expect, it } from 'vitest'
import { actorOf, ReadSession } from './current-session.ts'
import { SignIn } from './sign-in.ts'
import { SignOut, SignOutEverywhere } from './sign-out.ts'
import { browser, givenPeople } from './testing/given-people.ts'

function givenSignIn(facts: Parameters<typeof givenPeople>[0] = {}) {
  const people = givenPeople(facts)
  const { ports } = people
  const signIn = (password = 'camping-demo', from = browser, login = 'zanele@example.test') =>
    new SignIn(ports).execute({ login, password, browser: from })
  const token = async () => {
    const started = await signIn()
    if (!started.ok) throw new Error(started.refusal.code)
    return started.value.token
  }
  const session = (of: string) => new ReadSession(ports).execute({ token: of })
  return { ...people, signIn, token, session }
}

const bannedAt = aMoment('2026-11-20T10:00').now
const wrong = refused({ code: 'credentials-wrong' })
const tooMany = refused({ code: 'too-many-tries' })

describe('signing in by password', () => {
  it('starts a session with a new token each time', async () => {
    const { signIn, token, session } = givenSignIn({ role: 'ORGADMIN' })

    expect(await signIn()).toEqual(accepted(expect.objectContaining({ role: 'ORGADMIN' })))
    const [one, two] = [await token(), await token()]
    expect(one).not.toBe(two)
    expect(await session(one)).toMatchObject({ name: 'Zanele Mokoena' })
  })

  it('says the same to a wrong password, an unknown name and an account without a password', async () => {
    expect(await givenSignIn().signIn('guess')).toEqual(wrong)
    expect(await givenSignIn().signIn('camping-demo', browser, 'nobody')).toEqual(wrong)
    expect(await givenSignIn({ passwordHash: null }).signIn('')).toEqual(wrong)
  })

  it('refuses somebody who is banned, and says so only to who knows the password', async () => {
    const { signIn } = givenSignIn({ isBanned: true, bannedAt, banReason: 'Three no-shows' })

    expect(await signIn()).toEqual(refused({ code: 'banned', since: bannedAt, reason: 'Three no-shows' }))
    expect(await signIn('guess')).toEqual(wrong)
  })

  it('hashes the password anew when the parameters have changed', async () => {
    const { signIn, accounts, account } = givenSignIn({ passwordHash: 'old hash of camping-demo' })

    await signIn()

    expect(await accounts.find(account.id)).toMatchObject({ passwordHash: 'hash of camping-demo' })
  })
})

describe('guessing', () => {
  const guess = async (people: ReturnType<typeof givenSignIn>, times: number) => {
    const answers = []
    for (let address = 0; address < times; address += 1)
      answers.push(await people.signIn('guess', { address: `192.0.2.${address}`, deviceKey: null, name: null }))
    return answers
  }

  it('ends after ten tries, whatever addresses they come from, and goes on a quarter of an hour later', async () => {
    const people = givenSignIn()

    expect(await guess(people, 12)).toEqual([...Array(10).fill(wrong), tooMany, tooMany])
    expect(await people.signIn()).toEqual(tooMany)

    people.clock.moveTo('2026-11-21T10:15')
    expect((await people.signIn()).ok).toBe(true)
  })

  it('does not shut out the owner on a device that has signed in before', async () => {
    const people = givenSignIn()
    const before = await people.signIn()
    const deviceKey = before.ok ? before.value.deviceKey : null
    await guess(people, 12)

    expect((await people.signIn('camping-demo', { address: '192.0.2.1', deviceKey, name: null })).ok).toBe(true)
    expect(await people.signIn('camping-demo', { address: '192.0.2.1', deviceKey: 'made up', name: null })).toEqual(tooMany)
  })

  it('is counted for names that do not exist too', async () => {
    const { signIn } = givenSignIn()
    for (let tries = 0; tries < 10; tries += 1) await signIn('guess', browser, 'nobody')

    expect(await signIn('guess', browser, 'Nobody ')).toEqual(tooMany)
  })

  it('is limited for one address over all names', async () => {
    const { signIn } = givenSignIn()
    for (let tries = 0; tries < 100; tries += 1) await signIn('guess', browser, `name ${tries}`)

    expect(await signIn()).toEqual(tooMany)
  })

  it('is limited for one connection of IPv6, which has more addresses than anybody counts', async () => {
    const { signIn } = givenSignIn()
    const from = (host: number) => ({ ...browser, address: `2001:db8:1:2::${host.toString(16)}` })
    for (let tries = 1; tries <= 100; tries += 1) await signIn('guess', from(tries), `name ${tries}`)

    expect(await signIn('camping-demo', from(4711))).toEqual(tooMany)
    expect((await signIn('camping-demo', { ...browser, address: '2001:db8:1:3::1' })).ok).toBe(true)
  })
})

describe('a session', () => {
  it('says who acts', async () => {
    const { token, session, account } = givenSignIn()
    const current = await session(await token())

    expect(current && actorOf(current)).toEqual({ kind: 'user', userId: account.id, role: 'USER', organisationIds: [] })
  })

  it('of staff lives while it is used, and ends after half an hour without', async () => {
    const { token, session, clock } = givenSignIn({ role: 'ORGUSER' })
    const one = await token()

    for (const time of ['10:29', '10:58', '11:27']) {
      clock.moveTo(`2026-11-21T${time}`)
      expect(await session(one)).not.toBeNull()
    }
    clock.moveTo('2026-11-21T11:57')
    expect(await session(one)).toBeNull()
  })

  it('ends with a ban and with a change of role, for good', async () => {
    const { token, session, accounts, account } = givenSignIn()
    const [one, two] = [await token(), await token()]

    accounts.change(account.id, { isBanned: true })
    expect(await session(one)).toBeNull()
    accounts.change(account.id, { isBanned: false })
    expect(await session(one)).toBeNull()
    accounts.change(account.id, { role: 'ORGADMIN' })
    expect(await session(two)).toBeNull()
  })

  it('ends by signing out, here or everywhere', async () => {
    const { token, session, ports } = givenSignIn()
    const [one, two, three] = [await token(), await token(), await token()]

    await new SignOut(ports).execute({ token: one })
    expect([await session(one), (await session(two)) === null]).toEqual([null, false])

    await new SignOutEverywhere(ports).execute({ token: two })
    expect([await session(two), await session(three)]).toEqual([null, null])
  })
})
