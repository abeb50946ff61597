import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { OrganisationId, ReservationId, UserId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import { CountingRandomness } from '../../shared/testing/counting-randomness.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { InMemoryOutbox } from '../testing/in-memory-outbox.ts'
import { someNotificationFacts } from '../testing/some-notification-facts.ts'
import type { NewsChoice, NewsReader } from './news-choices.ts'
import type { StaffTexts } from './staff-texts.ts'
import { TellStaff } from './tell-staff.ts'
import { InMemoryNewsChoices } from './testing/in-memory-news-choices.ts'
import { InMemoryNewsLog } from './testing/in-memory-news-log.ts'

const organisationId = 'o-1' as OrganisationId
const owner: NewsReader = { userId: 'owner' as UserId, role: 'ORGADMIN', email: 'owner@kwena.test', phone: '27821234567' }
const desk: NewsReader = { userId: 'desk' as UserId, role: 'ORGUSER', email: 'desk@kwena.test', phone: '27827654321' }

async function givenStaff(time: string, chosen: readonly (readonly [NewsReader, Partial<NewsChoice>])[]) {
  const [newsLog, outbox, clock] = [new InMemoryNewsLog(), new InMemoryOutbox(), new FixedClock(time)]
  const newsChoices = new InMemoryNewsChoices(
    organisationId,
    chosen.map(([reader]) => reader),
  )
  for (const [{ userId }, choice] of chosen)
    await newsChoices.save({ organisationId, userId }, [{ topic: 'bookings', byEmail: 'none', bySms: false, ...choice }])
  const texts: Parameters<StaffTexts['writeOfFeeds']>[0][] = []
  const staffTexts = { writeOfFeeds: async (text: (typeof texts)[number]) => void texts.push(text) }
  const randomness = new CountingRandomness()
  const ports = { newsLog, newsChoices, outbox, staffTexts, clock, randomness, transaction: new InMemoryTransaction() }
  const happens = (topic: StaffTopic = 'bookings', toldTo: string | null = null) =>
    newsLog.add({
      organisationId,
      reservationId: 'r-1' as ReservationId,
      event: 'booking-received',
      topic,
      occurrence: 'once',
      at: clock.now(),
      facts: someNotificationFacts(),
      toldTo,
    })
  const tell = (limit = 20) => new TellStaff(ports).execute({ limit })
  const written = async () => (await outbox.list({ limit: 20 })).map(({ channel, to }) => `${channel} ${to}`).toSorted()
  return { ports, newsLog, newsChoices, outbox, clock, texts, happens, tell, written }
}

it('tells everybody as they chose, once', async () => {
  const { outbox, happens, tell, written } = await givenStaff('2026-12-11T10:00', [
    [owner, { byEmail: 'now', bySms: true }],
    [desk, { byEmail: 'now' }],
  ])
  await happens()

  expect(await tell()).toEqual({ news: 2, messages: 3 })
  expect(await tell()).toEqual({ news: 0, messages: 0 })

  expect(await written()).toEqual(['email desk@kwena.test', 'email owner@kwena.test', 'sms 27821234567'])
  const [message] = await outbox.list({ channel: 'sms', limit: 1 })
  expect(message).toMatchObject({
    event: 'booking-received',
    occurrence: 'once to owner',
    facts: { reader: { userId: 'owner' } },
    tries: 0,
  })
})

it('goes through as many pieces of news as it is asked to, by each way', async () => {
  const { newsLog, happens, tell } = await givenStaff('2026-12-11T10:00', [[owner, { byEmail: 'now' }]])
  await happens()
  await newsLog.add({ ...newsLog.kept[0]!, occurrence: 'twice' } as Parameters<typeof newsLog.add>[0])

  expect(await tell(1)).toEqual({ news: 2, messages: 1 })
  expect(await tell(1)).toEqual({ news: 2, messages: 1 })
  expect(await tell(1)).toEqual({ news: 0, messages: 0 })
})

it('tells nobody of what they did not choose, nor who may not see it any more', async () => {
  const { newsChoices, happens, tell, written } = await givenStaff('2026-12-11T10:00', [[owner, { byEmail: 'now' }]])
  await happens('reviews')
  newsChoices.readers = []
  await happens()

  await tell()

  expect(await written()).toEqual([])
})

it('writes no second letter to the address of the campsite', async () => {
  const { happens, tell, written } = await givenStaff('2026-12-11T10:00', [
    [owner, { byEmail: 'now' }],
    [desk, { byEmail: 'now' }],
  ])
  await happens('bookings', 'Owner@kwena.test')

  await tell()

  expect(await written()).toEqual(['email desk@kwena.test'])
})

it('sends no SMS to whoever is no administrator', async () => {
  const { happens, tell, written } = await givenStaff('2026-12-11T10:00', [[desk, { bySms: true }]])
  await happens()

  await tell()

  expect(await written()).toEqual([])
})

it('keeps the phone silent by night, and writes at eight what happened then', async () => {
  const { clock, happens, tell, written } = await givenStaff('2026-12-11T22:00', [[owner, { byEmail: 'now', bySms: true }]])
  await happens()

  await tell()
  expect(await written()).toEqual(['email owner@kwena.test'])
  clock.moveTo('2026-12-12T07:59')
  await tell()
  expect(await written()).toHaveLength(1)
  clock.moveTo('2026-12-12T08:00')
  await tell()

  expect(await written()).toEqual(['email owner@kwena.test', 'sms 27821234567'])
})

it('waits for another morning where nobody was at work all day', async () => {
  const { clock, happens, tell, written } = await givenStaff('2026-12-11T21:59', [[owner, { bySms: true }]])
  await happens()

  clock.moveTo('2026-12-11T23:00')
  await tell()
  expect(await written()).toEqual([])
  clock.moveTo('2026-12-12T08:00')
  await tell()

  expect(await written()).toEqual(['sms 27821234567'])
})

it('texts of silent calendars until ten in the evening', async () => {
  const { newsLog, newsChoices, texts, clock, tell, written } = await givenStaff('2026-12-11T10:00', [[owner, {}]])
  await newsChoices.save({ organisationId, userId: owner.userId }, [{ topic: 'calendars', byEmail: 'now', bySms: true }])
  const organisation = { name: 'Kwena', slug: 'kwena', timezone: 'Africa/Johannesburg' }
  const facts = { organisation, feeds: [{ provider: 'Airbnb', plotName: 'Stand 1' }] }
  const about = { event: 'feeds-silent', topic: 'calendars', reservationId: null, toldTo: null, facts } as const
  await newsLog.add({ organisationId, occurrence: 'x', at: clock.now(), ...about })

  await tell()

  expect(texts.map(({ to, until }) => [to, until.toString()])).toEqual([['27821234567', '2026-12-11T20:00:00Z']])
  expect(await written()).toEqual([])
})

it('tells of the others where one piece of news cannot be told, and says which one that is', async () => {
  const { ports, newsLog, outbox, happens, written } = await givenStaff('2026-12-11T10:00', [[owner, { byEmail: 'now' }]])
  await happens('bookings')
  await newsLog.add({ ...newsLog.kept[0]!, occurrence: 'twice' } as Parameters<typeof newsLog.add>[0])
  const add: typeof outbox.add = async (messages) => {
    if (messages.some(({ occurrence }) => occurrence.startsWith('once'))) throw new Error('it cannot be written')
    return outbox.add(messages)
  }

  const telling = new TellStaff({ ...ports, outbox: { add } }).execute({ limit: 20 })

  await expect(telling).rejects.toThrow('1 could not be done, the first of them news news-1: it cannot be written')
  expect(await written()).toEqual(['email owner@kwena.test'])
})
