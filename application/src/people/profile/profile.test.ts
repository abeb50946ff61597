import { accepted, refused } from '@camp/domain/shared/result.ts'
import { describe, expect, it, vi } from 'vitest'
import { visitor } from '../../shared/actor.ts'
import type { Account } from '../account.ts'
import { ReadSession } from '../current-session.ts'
import { SignIn } from '../sign-in.ts'
import { browser, givenPeople } from '../testing/given-people.ts'
import { RequestContactCode, VerifyContact } from '../verify-contact.ts'
import { ChangeOwnPassword } from './change-own-password.ts'
import { ChangeContact, ChangeProfile } from './change-profile.ts'
import { DecideOnMarketing } from './decide-on-marketing.ts'
import { EndOwnSession, ListOwnSessions } from './own-sessions.ts'
import { ShowProfile } from './show-profile.ts'
import { InMemoryProfiles } from './testing/in-memory-profiles.ts'

const password = 'camping-demo'
const sameCell = { countryId: 'ZA', countryCode: '+27', cell: '0821234567' }

function givenProfile(facts: Partial<Account> = {}) {
  const people = givenPeople({ isCellVerified: true, ...facts })
  const { account, codeMessages } = people
  const ports = { ...people.ports, profiles: new InMemoryProfiles(people.accounts) }
  const actor = { kind: 'user', userId: account.id, role: 'USER', organisationIds: [] } as const
  const signIn = async () => {
    const started = await new SignIn(ports).execute({ login: account.email, password, browser })
    if (!started.ok) throw new Error('not signed in')
    return started.value.token
  }
  const reachedBy = (email: string, cell = sameCell, typed = password) =>
    new ChangeContact(ports).execute({ actor, email, cell, password: typed, browser })
  const codeTo = async (channel: 'email' | 'sms') => {
    const asked = await new RequestContactCode(ports).execute({ actor, channel, browser })
    return { key: asked.ok ? asked.value.key : '', code: codeMessages.sent.at(-1)?.code ?? '', browser }
  }
  const prove = async (typed: Awaited<ReturnType<typeof codeTo>>) => new VerifyContact(ports).execute(typed)
  const profile = async () => {
    const shown = await new ShowProfile(ports).execute({ actor })
    if (!shown.ok) throw new Error('no profile')
    return shown.value
  }
  return { ...people, ports, actor, signIn, reachedBy, codeTo, prove, profile }
}

describe('a changed contact', () => {
  it('in e-mail counts from the code on that was sent to it, the old one until then', async () => {
    const { reachedBy, codeTo, prove, profile, codeMessages, accountNotices } = givenProfile()

    expect(await reachedBy('new@example.test')).toEqual(accepted(null))
    expect(accountNotices.sent).toEqual([])
    expect(await profile()).toMatchObject({ email: 'zanele@example.test', pendingEmail: 'new@example.test' })
    const typed = await codeTo('email')

    expect(codeMessages.sent.at(-1)).toMatchObject({ to: 'new@example.test' })
    expect(await prove(typed)).toEqual(accepted(null))
    expect(await profile()).toMatchObject({ email: 'new@example.test', pendingEmail: null, isEmailVerified: true })
    expect(accountNotices.sent).toMatchObject([{ change: 'email-changed', account: { email: 'zanele@example.test' } }])
  })

  it('in the cell number is not verified until its code is typed', async () => {
    const { reachedBy, codeTo, prove, profile } = givenProfile()

    await reachedBy('zanele@example.test', { ...sameCell, cell: '0837654321' })
    expect(await profile()).toMatchObject({ cell: '0837654321', isCellVerified: false })

    expect(await prove(await codeTo('sms'))).toEqual(accepted(null))
    expect(await profile()).toMatchObject({ isCellVerified: true })
  })

  it('is proved by no code that was sent to another one', async () => {
    const { reachedBy, codeTo, prove, profile } = givenProfile({ isCellVerified: false })
    const toOldNumber = await codeTo('sms')
    await reachedBy('first@example.test', { ...sameCell, cell: '0837654321' })
    const toFirst = await codeTo('email')
    await reachedBy('second@example.test')

    expect(await prove(toOldNumber)).toEqual(accepted(null))
    expect(await prove(toFirst)).toEqual(refused({ code: 'code-wrong' }))
    expect(await profile()).toMatchObject({ email: 'zanele@example.test', pendingEmail: 'second@example.test' })
  })

  it.each([
    ['email', { email: 'victim@example.test', cell: sameCell }],
    ['sms', { email: 'own@example.test', cell: { ...sameCell, cell: '0837654321' } }],
  ] as const)('by %s is not proved by the code to the one that it replaces while that is judged', async (channel, next) => {
    const { ports, account, reachedBy, codeTo, prove, profile } = givenProfile({ isCellVerified: false })
    await reachedBy('own@example.test')
    const typed = await codeTo(channel)
    const tryCode = ports.codes.tryCode.bind(ports.codes)
    vi.spyOn(ports.codes, 'tryCode').mockImplementation(async (attempt) => {
      await ports.profiles.savePendingEmail(account.id, next.email)
      await ports.profiles.saveCell(account.id, next.cell)
      return tryCode(attempt)
    })

    expect(await prove(typed)).toEqual(refused({ code: 'code-wrong' }))
    expect(await profile()).toMatchObject({ email: 'zanele@example.test', pendingEmail: next.email, isCellVerified: false })
  })

  it('that another account has is told to whoever can read its mail', async () => {
    const { accounts, account, reachedBy, codeTo, prove, profile } = givenProfile()
    accounts.add({ ...account, id: 'somebody-else' as Account['id'], email: 'Taken@example.test' })

    expect(await reachedBy('taken@example.test')).toEqual(accepted(null))
    expect(await prove(await codeTo('email'))).toEqual(refused({ code: 'email-taken' }))
    expect(await profile()).toMatchObject({ email: 'zanele@example.test' })
  })

  it('wants the password, a limited number of times', async () => {
    const { reachedBy, profile } = givenProfile()

    expect(await reachedBy('new@example.test', sameCell, 'guess')).toEqual(refused({ code: 'current-password-wrong' }))
    expect(await profile()).toMatchObject({ pendingEmail: null })
    for (let guess = 1; guess < 10; guess += 1) await reachedBy('new@example.test', sameCell, 'guess')
    expect(await reachedBy('new@example.test')).toEqual(refused({ code: 'too-many-tries' }))
  })

  it('wants no password of who has none', async () => {
    const { reachedBy } = givenProfile({ passwordHash: null })

    expect(await reachedBy('new@example.test', sameCell, '')).toEqual(accepted(null))
  })
})

it('keeps what somebody says about themselves', async () => {
  const { ports, actor, profile } = givenProfile()
  const people = { firstName: 'Zinzi', lastName: 'Dube', allergies: null } as const
  const details = { ...people, language: 'en', verificationPreference: 'SMS' } as const

  expect(await new ChangeProfile(ports).execute({ actor, details, username: '' })).toEqual(accepted(null))
  expect(await profile()).toMatchObject(details)
})

it('has a username that signs in, when it can be one', async () => {
  const { ports, actor, account, profile } = givenProfile()
  const details = { ...account, allergies: null, verificationPreference: 'SMS' } as const
  const choose = (username: string) => new ChangeProfile(ports).execute({ actor, details, username })

  expect(await choose('zanele@other.test')).toEqual(refused({ code: 'username-form' }))
  expect(await choose(' Zanele.M ')).toEqual(accepted(null))
  expect((await profile()).username).toBe('Zanele.M')
  expect((await new SignIn(ports).execute({ login: 'zanele.m', password, browser })).ok).toBe(true)
})

it('keeps a consent with its first time and wording, and when it was withdrawn', async () => {
  const { ports, actor, clock, profile } = givenProfile()
  const decide = (consents: boolean) => new DecideOnMarketing(ports).execute({ actor, consents })
  const first = clock.now()
  await decide(true)
  clock.moveTo('2026-11-22T10:00')
  await decide(true)
  expect((await profile()).marketing).toEqual({ kind: 'given', at: first, wording: 'profile-2026-11' })

  await decide(false)
  expect((await profile()).marketing).toEqual({ kind: 'withdrawn', at: clock.now() })
})

describe('a password', () => {
  const change = (people: ReturnType<typeof givenProfile>, currentPassword: string, chosen: string) =>
    new ChangeOwnPassword(people.ports).execute({ actor: people.actor, currentPassword, password: chosen, browser })

  it('is changed by who knows the old one; every other session ends', async () => {
    const people = givenProfile()
    const before = await people.signIn()

    const changed = await change(people, password, 'koppies en klowe')

    const read = new ReadSession(people.ports)
    expect(await read.execute({ token: before })).toBeNull()
    expect(changed.ok && (await read.execute({ token: changed.value.token }))).not.toBeNull()
  })

  it.each([
    ['guess', 'koppies en klowe', 'current-password-wrong'],
    [password, 'short', 'password-too-short'],
    [password, password, 'password-unchanged'],
  ])('stays when %s is to become %s', async (current, chosen, code) => {
    expect(await change(givenProfile(), current, chosen)).toEqual(refused({ code }))
  })
})

describe('sessions', () => {
  it('are listed with this one first, and end one by one', async () => {
    const people = givenProfile()
    const { ports, actor, clock } = people
    const elsewhere = await people.signIn()
    clock.moveTo('2026-11-21T11:00')
    const here = await people.signIn()
    await new ReadSession(ports).execute({ token: elsewhere })
    const list = async () => {
      const listed = await new ListOwnSessions(ports).execute({ actor, token: here })
      return listed.ok ? listed.value : []
    }

    const listed = await list()
    expect(listed.map(({ isHere, browser: name }) => [isHere, name])).toEqual([
      [true, 'Chrome on Android'],
      [false, 'Chrome on Android'],
    ])
    const [, other] = listed
    if (other) await new EndOwnSession(ports).execute({ actor, id: other.id })

    expect(await list()).toHaveLength(1)
    expect(await new ReadSession(ports).execute({ token: elsewhere })).toBeNull()
  })

  it('that are over are not listed', async () => {
    const people = givenProfile()
    await people.signIn()
    people.clock.moveTo('2026-12-20T10:00')
    const here = await people.signIn()

    const listed = await new ListOwnSessions(people.ports).execute({ actor: people.actor, token: here })

    expect(listed.ok && listed.value.map(({ isHere }) => isHere)).toEqual([true])
  })
})

it('is nobody else’s', async () => {
  const { ports, account } = givenProfile()
  const no = refused({ code: 'not-permitted' })
  const details = { ...account, allergies: null, verificationPreference: 'SMS' } as const

  expect(await new ShowProfile(ports).execute({ actor: visitor })).toEqual(no)
  expect(await new ChangeProfile(ports).execute({ actor: visitor, details, username: '' })).toEqual(no)
  const contact = { email: 'x@example.test', cell: sameCell, password, browser }
  expect(await new ChangeContact(ports).execute({ actor: visitor, ...contact })).toEqual(no)
  expect(await new DecideOnMarketing(ports).execute({ actor: visitor, consents: true })).toEqual(no)
  expect(await new ListOwnSessions(ports).execute({ actor: visitor, token: 'x' })).toEqual(no)
})
