import type { Digest } from '@camp/application/messaging/news/digests.ts'
import type { NewsReader } from '@camp/application/messaging/news/news-choices.ts'
import { SendDigests } from '@camp/application/messaging/news/send-digests.ts'
import { TellStaff } from '@camp/application/messaging/news/tell-staff.ts'
import { deskReader, newsChoicesContract, ownerReader } from '@camp/application/messaging/news/testing/news-choices.contract.ts'
import { newsLogContract } from '@camp/application/messaging/news/testing/news-log.contract.ts'
import { organisationId, reservationId } from '@camp/application/messaging/testing/an-outbox-message.ts'
import { someNotificationFacts } from '@camp/application/messaging/testing/some-notification-facts.ts'
import type { OrganisationId } from '@camp/domain/shared/ids.ts'
import { refused } from '@camp/domain/shared/result.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { EntityManager } from '@mikro-orm/postgresql'
import { beforeEach, describe, expect, it } from 'vitest'
import { anotherCampsite, otherId } from '../../postgres/testing/another-campsite.ts'
import { emptied, type TestStore } from '../../postgres/testing/test-store.ts'
import { PostgresTransaction } from '../../postgres/transaction.ts'
import { PostgresOutbox } from '../postgres-outbox.ts'
import { messagingStoreOfFile } from '../testing/messaging-store.ts'
import { PostgresDigests } from './postgres-digests.ts'
import { PostgresNewsChoices } from './postgres-news-choices.ts'
import { PostgresNewsLog } from './postgres-news-log.ts'

const [owner, desk] = [ownerReader.userId, deskReader.userId]
const at = Temporal.Instant.from('2026-12-11T08:00:00Z')
const randomness = { integer: (min: number) => min, key: () => crypto.randomUUID(), uuid: () => crypto.randomUUID() }

const startStore = messagingStoreOfFile()
let store: TestStore
let choices: PostgresNewsChoices

beforeEach(async () => {
  store = await startStore()
  choices = new PostgresNewsChoices(store.em)
  await emptied(store.em, 'news_choice', 'campsite_news', 'news_digest')
  for (const { userId: id, email, role } of [ownerReader, deskReader]) {
    await store.em.execute(
      `insert into user_account (id, email, role, country_code, cell, is_cell_verified) values (?, ?, ?, '+27', '082 123 4567', true)
       on conflict (id) do update set is_banned = false, ban_reason = null, banned_at = null, role = excluded.role`,
      [id, email, role],
    )
    await store.em.execute(
      `insert into user_organisation (id, user_id, organisation_id, role) values (gen_random_uuid(), ?, ?, ?)
       on conflict (user_id, organisation_id) do update set is_suspended = false`,
      [id, organisationId, role],
    )
  }
})

async function givenAnotherCampsite(): Promise<void> {
  const [known] = await store.em.execute('select from organisation where id = ?', [otherId])
  if (!known) await store.em.execute(anotherCampsite)
}
const ids = (readers: readonly NewsReader[]) => readers.map(({ userId }) => userId)
const bookings = { topic: 'bookings', byEmail: 'now', bySms: true } as const
const happens = (em: EntityManager = store.em, whose = organisationId) =>
  new PostgresNewsLog(em).add({
    organisationId: whose,
    reservationId,
    event: 'booking-received',
    topic: 'bookings',
    occurrence: 'once',
    at,
    facts: someNotificationFacts(),
    toldTo: null,
  })
const kept = async () => (await store.em.execute<{ count: number }[]>('select count(*)::int from campsite_news'))[0]?.count

newsChoicesContract('postgres', async () => {
  await givenAnotherCampsite()
  return { newsChoices: choices, otherId: otherId as OrganisationId, stop: async () => {} }
})

newsLogContract('postgres', async () => {
  await givenAnotherCampsite()
  for (const whose of [organisationId, otherId as OrganisationId]) {
    await choices.save({ organisationId: whose, userId: owner }, [bookings, { ...bookings, topic: 'calendars' }], at)
  }
  return { newsLog: new PostgresNewsLog(store.em), otherId: otherId as OrganisationId, stop: async () => {} }
})

describe('what people chose', () => {
  it.each([
    ['suspended there', 'update user_organisation set is_suspended = true where user_id = ?'],
    ['banned', `update user_account set is_banned = true, ban_reason = 'x', banned_at = now() where id = ?`],
    ['no staff any more', `update user_account set role = 'USER' where id = ?`],
  ])('is of no use to somebody who is %s', async (_, statement) => {
    await choices.save({ organisationId, userId: owner }, [bookings], at)
    await choices.save({ organisationId, userId: desk }, [bookings], at)

    await store.em.execute(statement, [owner])

    expect(ids(await choices.readersOf(organisationId, 'bookings'))).toEqual([desk])
    expect(await choices.reader(organisationId, owner)).toBeUndefined()
  })

  it('is judged by the database as well', async () => {
    const row = (topic: string, email: string) =>
      store.em.execute(`insert into news_choice (organisation_id, user_id, topic, email, chosen_at) values (?, ?, ?, ?, now())`, [
        organisationId,
        owner,
        topic,
        email,
      ])

    await expect(row('bookings', 'none')).rejects.toThrow('choice_is_to_hear')
    await expect(row('gossip', 'now')).rejects.toThrow('news_choice_topic_check')
    await expect(row('bookings', 'by pigeon')).rejects.toThrow('news_choice_email_check')
  })
})

describe('what has happened', () => {
  it('is kept once, and only where somebody wants to hear of it', async () => {
    await happens()
    expect(await kept()).toBe(0)
    await choices.save({ organisationId, userId: owner }, [bookings], at)

    await happens()
    await happens()

    expect(await kept()).toBe(1)
  })

  it('is told once by any number of workers', async () => {
    await choices.save({ organisationId, userId: owner }, [bookings], at)
    await choices.save({ organisationId, userId: desk }, [{ ...bookings, bySms: false }], at)
    await happens()
    const worker = () => {
      const em = store.database.forkEntityManager()
      return new TellStaff({
        newsLog: new PostgresNewsLog(em),
        newsChoices: new PostgresNewsChoices(em),
        outbox: new PostgresOutbox(em),
        staffTexts: { writeOfFeeds: async () => {} },
        transaction: new PostgresTransaction({ em, randomness }),
        clock: { now: () => at },
        randomness,
      }).execute({ limit: 10 })
    }

    const told = await Promise.all([worker(), worker(), worker()])

    expect(told.reduce((sum, { messages }) => sum + messages, 0)).toBe(3)
    const messages = await new PostgresOutbox(store.em).list({ event: 'booking-received', limit: 9 })
    expect(messages.map(({ channel, facts }) => [channel, facts.reader?.userId]).toSorted()).toEqual([
      ['email', owner],
      ['email', desk],
      ['sms', owner],
    ])
  })
})

describe('the letter of the morning', () => {
  const digest = { topic: 'bookings', byEmail: 'digest', bySms: false } as const
  const nextMorning = Temporal.Instant.from('2026-12-12T04:00:00Z')

  /** Who has read whose letter is missing waits until as many as are expected have. */
  class MeetingDigests extends PostgresDigests {
    readonly #meet: () => Promise<void>

    constructor(em: EntityManager, meet: () => Promise<void>) {
      super(em)
      this.#meet = meet
    }

    override async readersWithout(...asked: Parameters<PostgresDigests['readersWithout']>) {
      const readers = await super.readersWithout(...asked)
      await this.#meet()
      return readers
    }
  }

  function workersOn(now: Temporal.Instant, expected = 1) {
    const letters: Digest[] = []
    const all = Promise.withResolvers<void>()
    let come = 0
    const meet = () => {
      come += 1
      if (come >= expected) all.resolve()
      return all.promise
    }
    const worker = () => {
      const em = store.database.forkEntityManager()
      return new SendDigests({
        digests: new MeetingDigests(em, meet),
        digestLetters: { write: async (letter) => void letters.push(letter) },
        showDay: { execute: async () => refused({ code: 'not-found' }) },
        transaction: new PostgresTransaction({ em, randomness }),
        clock: { now: () => now },
      }).execute()
    }
    return { letters, worker }
  }

  it('is written once a day for each who chose it, by any number of workers', async () => {
    await choices.save({ organisationId, userId: owner }, [digest], at)
    await choices.save({ organisationId, userId: desk }, [digest, { ...bookings, topic: 'reviews' }], at)
    await happens()
    const { letters, worker } = workersOn(nextMorning, 4)

    const written = await Promise.all([worker(), worker(), worker(), worker()])
    await worker()

    expect(written.reduce((sum, one) => sum + one.written, 0)).toBe(2)
    expect(letters.map(({ to, news }) => [to, news.length]).toSorted()).toEqual([
      [deskReader.email, 1],
      [ownerReader.email, 1],
    ])
    expect(letters[0]?.campsite).toMatchObject({ timezone: 'Africa/Johannesburg', currencySymbol: 'R' })
  })

  it('tells of the day before alone, and not whoever is suspended', async () => {
    await choices.save({ organisationId, userId: owner }, [digest], at)
    await choices.save({ organisationId, userId: desk }, [digest], at)
    await happens()
    await store.em.execute('update user_organisation set is_suspended = true where user_id = ?', [desk])
    const later = workersOn(nextMorning.add({ hours: 24 }))
    await later.worker()
    expect(later.letters).toEqual([])
    const { letters, worker } = workersOn(nextMorning)

    await worker()

    expect(letters.map(({ to }) => to)).toEqual([ownerReader.email])
  })

  it('forgets what was told long ago', async () => {
    await choices.save({ organisationId, userId: owner }, [digest], at)
    await happens()
    const forget = () => workersOn(nextMorning.add({ hours: 24 * 20 })).worker()

    await forget()
    expect(await kept()).toBe(1)
    await store.em.execute('update campsite_news set mailed_at = now(), texted_at = now()')
    await forget()

    expect(await kept()).toBe(0)
  })
})
