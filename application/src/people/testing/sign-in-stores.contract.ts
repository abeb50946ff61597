import type { UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { testId } from '../../testing/a-campsite.ts'
import type { Account } from '../account.ts'
import type { ContactProofs } from '../contact-proof/contact-proofs.ts'
import type { SignInPorts } from '../sign-in-ports.ts'
import { anAccount } from './an-account.ts'

/** Whose password somebody else chose, and who has asked for another address. */
const given = anAccount({
  id: testId(8_003) as string as UserId,
  email: 'given@example.test',
  pendingEmail: 'new@example.test',
  isEmailVerified: true,
  passwordHash: 'given',
  mustChangePassword: true,
})

export interface SignInStores
  extends Pick<SignInPorts, 'accounts' | 'sessions' | 'codes' | 'attempts' | 'devices' | 'secondFactors'> {
  readonly contactProofs: ContactProofs
  readonly givenAccount: (account: Account) => Promise<void>
  readonly stop: () => Promise<void>
}

const at = (time: string) => aMoment(`2026-11-21T${time}`).now
const zanele = anAccount()
const other = anAccount({ id: testId(8_002) as string as UserId, email: 'other@example.test', username: 'Zanele@example.test' })

export function signInStoresContract(adapter: string, start: () => Promise<SignInStores>): void {
  describe(`${adapter}: what signing in keeps`, () => {
    let stores: SignInStores
    beforeEach(async () => {
      stores = await start()
      await stores.givenAccount(zanele)
      await stores.givenAccount(other)
      await stores.givenAccount(given)
    })
    afterEach(() => stores.stop())

    describe('codes to contacts without an account', () => {
      const issue = (channel: 'email' | 'sms') => stores.contactProofs.issue({ channel, code: '012345', expiresAt: at('10:10') })
      const type = (key: string, code = '012345', when = '10:05') =>
        stores.contactProofs.tryCode({ key, code, at: at(when), until: at('22:05') })

      it('prove once typed right, for as long as they count, and only by their key', async () => {
        const [email, number] = [await issue('email'), await issue('sms')]
        expect(await stores.contactProofs.provedBy(email, at('10:04'))).toBeUndefined()

        expect([await type(email), await type(number)]).toEqual(['email', 'number'])

        expect(await stores.contactProofs.provedBy(email, at('22:04'))).toBe('email')
        expect(await stores.contactProofs.provedBy(number, at('22:05'))).toBeUndefined()
        expect(await stores.contactProofs.provedBy('made up', at('10:06'))).toBeUndefined()
      })

      it('are accepted once, also of two tries at the same moment', async () => {
        const key = await issue('sms')

        const tries = await Promise.all([type(key), type(key)])

        expect(tries.filter(Boolean)).toEqual(['number'])
      })

      it('allow five tries, and none when their time is over', async () => {
        const [guessed, late] = [await issue('email'), await issue('email')]
        for (let guess = 0; guess < 5; guess += 1) await type(guessed, '999999')

        expect([await type(guessed), await type(late, '012345', '10:10')]).toEqual([undefined, undefined])
      })
    })

    describe('second factors', () => {
      const begun = async () => {
        await stores.secondFactors.begin(zanele.id, 'FIRST')
        await stores.secondFactors.begin(zanele.id, 'SECRET')
      }
      const on = async () => {
        await begun()
        await stores.secondFactors.turnOn(zanele.id, { recoveryCodes: ['one', 'two'], at: at('10:00') })
      }

      it('wait for their first code, the last begun alone', async () => {
        expect(await stores.secondFactors.find(zanele.id)).toBeUndefined()
        await begun()

        expect(await stores.secondFactors.find(zanele.id)).toEqual({ secret: 'SECRET', onSince: null, recoveryCodesLeft: 0 })
        expect((await stores.accounts.find(zanele.id))?.hasSecondFactor).toBe(false)
      })

      it('are on until they are removed, and not begun anew meanwhile', async () => {
        await on()
        await stores.secondFactors.begin(zanele.id, 'OTHER')

        const found = await stores.secondFactors.find(zanele.id)
        expect(found).toEqual({ secret: 'SECRET', onSince: at('10:00'), recoveryCodesLeft: 2 })
        expect((await stores.accounts.find(zanele.id))?.hasSecondFactor).toBe(true)
        expect((await stores.accounts.find(other.id))?.hasSecondFactor).toBe(false)

        await stores.secondFactors.remove(zanele.id)
        expect(await stores.secondFactors.find(zanele.id)).toBeUndefined()
        expect((await stores.accounts.find(zanele.id))?.hasSecondFactor).toBe(false)
      })

      it('take a step once, of two at the same moment too, and none before it', async () => {
        await on()
        const same = await Promise.all([stores.secondFactors.takeStep(zanele.id, 7), stores.secondFactors.takeStep(zanele.id, 7)])

        expect(same.filter(Boolean)).toHaveLength(1)
        expect(await stores.secondFactors.takeStep(zanele.id, 6)).toBe(false)
        expect(await stores.secondFactors.takeStep(zanele.id, 10)).toBe(true)
        expect(await stores.secondFactors.takeStep(other.id, 11)).toBe(false)
      })

      it('take a recovery code once, of two at the same moment too, from its owner alone', async () => {
        await on()
        expect(await stores.secondFactors.takeRecoveryCode(other.id, 'one')).toBe(false)
        const take = () => stores.secondFactors.takeRecoveryCode(zanele.id, 'one')

        expect((await Promise.all([take(), take()])).filter(Boolean)).toHaveLength(1)
        expect((await stores.secondFactors.find(zanele.id))?.recoveryCodesLeft).toBe(1)

        await stores.secondFactors.replaceRecoveryCodes(zanele.id, ['three'])
        expect(await stores.secondFactors.takeRecoveryCode(zanele.id, 'two')).toBe(false)
        expect(await stores.secondFactors.takeRecoveryCode(zanele.id, 'three')).toBe(true)
      })
    })

    describe('accounts', () => {
      it('remember when a second factor was first asked of them', async () => {
        await stores.accounts.askForFactor(zanele.id, at('10:00'))
        await stores.accounts.askForFactor(zanele.id, at('11:00'))

        expect((await stores.accounts.find(zanele.id))?.factorAskedAt).toEqual(at('10:00'))
      })

      it('are found by id, and by address or username whatever their case, the address first', async () => {
        expect(await stores.accounts.find(zanele.id)).toEqual(zanele)
        expect(await stores.accounts.findByLogin(' ZANELE@example.test ')).toEqual(zanele)
        expect(await stores.accounts.findByLogin('other@EXAMPLE.test')).toEqual(other)
        expect(await stores.accounts.findByLogin('nobody')).toBeUndefined()
      })

      it('keep a new password and what was proved', async () => {
        await stores.accounts.choosePassword(zanele.id, 'a hash')
        await stores.accounts.markVerified(zanele, 'cell')

        expect(await stores.accounts.find(zanele.id)).toEqual({ ...zanele, passwordHash: 'a hash', isCellVerified: true })
      })

      it('must change a password of somebody else’s choice until they choose, not when it is hashed anew', async () => {
        const mustChange = async () => (await stores.accounts.find(given.id))?.mustChangePassword
        await stores.accounts.replaceHash(given.id, 'the same, stronger')
        expect(await mustChange()).toBe(true)

        await stores.accounts.choosePassword(given.id, 'their own')
        expect(await mustChange()).toBe(false)
      })

      it('take the address that waits, unless another account has it meanwhile', async () => {
        expect(await stores.accounts.takePendingEmail(given)).toEqual(accepted(undefined))
        const changed = { email: 'new@example.test', pendingEmail: null, isEmailVerified: true }
        expect(await stores.accounts.find(given.id)).toMatchObject(changed)

        const late = anAccount({ id: testId(8_004) as string as UserId, email: 'late@x.test', pendingEmail: 'NEW@example.test' })
        await stores.givenAccount(late)
        expect(await stores.accounts.takePendingEmail(late)).toEqual(refused({ code: 'email-taken' }))
        expect(await stores.accounts.find(late.id)).toMatchObject({ email: 'late@x.test' })
      })

      it('take no address and mark no number that has come in place of the proved one', async () => {
        const changed = refused({ code: 'contact-changed' })
        const before = await stores.accounts.find(given.id)

        expect(await stores.accounts.takePendingEmail({ ...given, pendingEmail: 'before@example.test' })).toEqual(changed)
        expect(await stores.accounts.markVerified({ ...given, cell: '82 000 0000', countryCode: '+27' }, 'cell')).toEqual(changed)
        expect(await stores.accounts.markVerified({ ...given, email: 'before@example.test' }, 'email')).toEqual(changed)
        expect(await stores.accounts.find(given.id)).toEqual(before)
      })
    })

    describe('sessions', () => {
      const began = (userId: UserId) =>
        stores.sessions.start({ userId, role: 'USER', at: at('10:00'), browser: 'Firefox on Windows', hasProvedFactor: false })

      it('are found by their token until they end', async () => {
        const [one, two] = [await began(zanele.id), await began(zanele.id)]
        await stores.sessions.see(one, at('10:05'))
        await stores.sessions.end(two)

        expect(one).not.toBe(two)
        const times = { startedAt: at('10:00'), lastSeenAt: at('10:05') }
        expect(await stores.sessions.find(one)).toMatchObject({
          userId: zanele.id,
          role: 'USER',
          browser: 'Firefox on Windows',
          ...times,
        })
        expect(await stores.sessions.find(two)).toBeUndefined()
        expect(await stores.sessions.find('made up')).toBeUndefined()
      })

      it('keep when somebody proved in them that it is them, each by itself', async () => {
        const [one, two] = [await began(zanele.id), await began(zanele.id)]

        await stores.sessions.prove(one, at('10:05'))

        expect((await stores.sessions.find(one))?.provedAt).toEqual(at('10:05'))
        expect((await stores.sessions.find(two))?.provedAt).toBeNull()
      })

      it('end all at once for one account alone', async () => {
        const [one, two, others] = [await began(zanele.id), await began(zanele.id), await began(other.id)]

        await stores.sessions.endAll(zanele.id)

        expect(await Promise.all([one, two].map((token) => stores.sessions.find(token)))).toEqual([undefined, undefined])
        expect(await stores.sessions.find(others)).toBeDefined()
      })
    })

    it('lists the sessions of one account, the last used first, and ends one of its own', async () => {
      const start = (userId: UserId) =>
        stores.sessions.start({ userId, role: 'USER', at: at('10:00'), browser: null, hasProvedFactor: false })
      const [one, two, others] = [await start(zanele.id), await start(zanele.id), await start(other.id)]
      await stores.sessions.see(one, at('10:05'))
      const ids = async (userId: UserId) => (await stores.sessions.listOf(userId)).map(({ id }) => id)
      const idOf = async (token: string) => (await stores.sessions.find(token))?.id
      expect(await ids(zanele.id)).toEqual([await idOf(one), await idOf(two)])

      const [foreign] = await ids(other.id)
      if (foreign) await stores.sessions.endOf(zanele.id, foreign)
      const [latest] = await ids(zanele.id)
      if (latest) await stores.sessions.endOf(zanele.id, latest)

      expect(await stores.sessions.find(others)).toBeDefined()
      expect(await stores.sessions.find(one)).toBeUndefined()
      expect(await stores.sessions.find(two)).toBeDefined()
    })

    describe('one-time codes', () => {
      const issue = () =>
        stores.codes.issue({
          userId: zanele.id,
          purpose: 'sign-in',
          channel: 'sms',
          code: '012345',
          expiresAt: at('10:10'),
          contact: '27821234567',
        })
      const attempt = (key: string, code = '012345', time = '10:09') =>
        stores.codes.tryCode({ key, purpose: 'sign-in', code, at: at(time) })

      it('are accepted once, of several tries at the same moment by one', async () => {
        const key = await issue()

        const answers = await Promise.all([1, 2, 3].map(() => attempt(key)))

        expect(answers.filter(Boolean)).toEqual([{ userId: zanele.id, channel: 'sms', contact: '27821234567' }])
        expect(await attempt(key)).toBeUndefined()
      })

      it('die after five wrong tries', async () => {
        const key = await issue()
        for (let tries = 0; tries < 5; tries += 1) expect(await attempt(key, '000000')).toBeUndefined()

        expect(await attempt(key)).toBeUndefined()
      })

      it('die when their time is over', async () => {
        expect(await attempt(await issue(), '012345', '10:10')).toBeUndefined()
      })

      it('open nothing else, and nothing without their key', async () => {
        const key = await issue()

        expect(await stores.codes.tryCode({ key, purpose: 'reset-password', code: '012345', at: at('10:01') })).toBeUndefined()
        expect(await attempt(stores.codes.keyOfNothing())).toBeUndefined()
        expect(await stores.codes.ownerOf(key)).toBe(zanele.id)
        expect(await stores.codes.ownerOf(stores.codes.keyOfNothing())).toBeUndefined()
      })
    })

    describe('attempts', () => {
      const take = (bucket: string, time = '10:00') =>
        stores.attempts.take({ bucket, most: 3, since: at(time).subtract({ minutes: 15 }), at: at(time) })

      it('fill their bucket and no other, also at the same moment', async () => {
        const places = await Promise.all([1, 2, 3, 4, 5].map(() => take('zanele')))

        expect(places.filter(Boolean)).toHaveLength(3)
        expect(await take('other')).toBeDefined()
      })

      it('count until they are given back or long ago', async () => {
        const place = await take('zanele')
        await take('zanele')
        await take('zanele')
        expect(await take('zanele', '10:14')).toBeUndefined()

        await stores.attempts.giveBack(place ?? '')

        expect(await take('zanele', '10:14')).toBeDefined()
        expect(await take('zanele', '10:15')).toBeDefined()
      })

      it('count as long as their own limit says, though others look back a shorter time', async () => {
        const oneADay = (time: Temporal.Instant) =>
          stores.attempts.take({ bucket: 'letters', most: 1, since: time.subtract({ hours: 24 }), at: time })
        await oneADay(at('10:00'))
        await take('zanele', '23:59')

        expect(await oneADay(at('23:59'))).toBeUndefined()
        expect(await oneADay(at('10:00').add({ hours: 24 }))).toBeDefined()
      })
    })

    it('knows the devices of each account, and keeps the key of one that is known', async () => {
      const key = await stores.devices.remember({ userId: zanele.id, key: null, at: at('10:00') })

      expect(await stores.devices.knows(zanele.id, key)).toBe(true)
      expect(await stores.devices.knows(other.id, key)).toBe(false)
      expect(await stores.devices.remember({ userId: zanele.id, key, at: at('11:00') })).toBe(key)
      expect(await stores.devices.remember({ userId: other.id, key, at: at('11:00') })).toBe(key)
      expect(await stores.devices.knows(other.id, key)).toBe(true)
      expect(await stores.devices.remember({ userId: zanele.id, key: 'made up', at: at('11:00') })).not.toBe('made up')
    })

    it('forgets devices by when somebody signed in from them last, the longest ago first', async () => {
      const signedIn = (time: string, key: string | null = null) =>
        stores.devices.remember({ userId: zanele.id, key, at: at(time) })
      const [again, older, old, recent] = [
        await signedIn('08:00'),
        await signedIn('09:00'),
        await signedIn('10:00'),
        await signedIn('11:00'),
      ]
      await signedIn('12:00', again)
      const forgotten = (limit: number) => stores.devices.forgetUnseen({ since: at('11:00'), limit })
      const known = async () => {
        const keys = [again, older, old, recent]
        return Promise.all(keys.map((key) => stores.devices.knows(zanele.id, key)))
      }

      expect([await forgotten(1), await known()]).toEqual([1, [true, false, true, true]])
      expect([await forgotten(5), await known()]).toEqual([1, [true, false, false, true]])
      expect(await forgotten(5)).toBe(0)
    })
  })
}
