import { staffTopics } from '@camp/domain/messaging/campsite-news.ts'
import type { Role } from '@camp/domain/people/role.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import type { Actor } from '../../shared/actor.ts'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import type { NewsReader } from './news-choices.ts'
import { ChooseNews, ShowOwnNews } from './own-news-choices.ts'
import { InMemoryNewsChoices } from './testing/in-memory-news-choices.ts'

const organisationId = 'o-1' as OrganisationId
const userId = 'bea' as UserId

function givenPerson(facts: Partial<NewsReader> = {}, isSmsOn = true) {
  const reader: NewsReader = { userId, role: 'ORGADMIN', email: 'bea@kwena.test', phone: '27821234567', ...facts }
  const newsChoices = new InMemoryNewsChoices(organisationId, [reader])
  const ports = { newsChoices, isSmsOn, transaction: new InMemoryTransaction(), clock: new FixedClock() }
  const as = (role: Role, who: UserId = userId): Actor => ({ kind: 'user', userId: who, role, organisationIds: [organisationId] })
  const show = (actor: Actor = as(reader.role)) => new ShowOwnNews(ports).execute({ actor, organisationId })
  const choose = (choices: Parameters<ChooseNews['execute']>[0]['choices'], actor: Actor = as(reader.role)) =>
    new ChooseNews(ports).execute({ actor, organisationId, choices })
  return { newsChoices, ports, as, show, choose }
}

it('is nothing until somebody chooses', async () => {
  const own = await givenPerson().show()

  expect(own).toMatchObject({ ok: true, value: { email: 'bea@kwena.test', sms: { to: '27821234567' } } })
  expect(own.ok && own.value.choices.map(({ topic }) => topic)).toEqual(staffTopics)
  expect(own.ok && own.value.choices.every(({ byEmail, bySms }) => byEmail === 'none' && !bySms)).toBe(true)
})

it('keeps what is heard of, and nothing else', async () => {
  const { newsChoices, choose } = givenPerson()
  await choose([{ topic: 'bookings', byEmail: 'now', bySms: true }])

  await choose([
    { topic: 'reviews', byEmail: 'now', bySms: false },
    { topic: 'bookings', byEmail: 'none', bySms: false },
  ])

  expect(await newsChoices.of(organisationId, userId)).toEqual([{ topic: 'reviews', byEmail: 'now', bySms: false }])
})

it.each([
  [{ role: 'ORGUSER' }, true, 'administrators-only'],
  [{ phone: null }, true, 'no-proved-number'],
  [{}, false, 'switched-off'],
] as const)('no SMS can be chosen with %j, SMS on: %s', async (facts, isSmsOn, not) => {
  const { newsChoices, show, choose } = givenPerson(facts, isSmsOn)

  await choose([{ topic: 'bookings', byEmail: 'now', bySms: true }])

  expect(await show()).toMatchObject({ value: { sms: { not } } })
  expect(await newsChoices.of(organisationId, userId)).toMatchObject([{ bySms: false }])
})

it('what was chosen for the phone stands while SMS are switched off', async () => {
  const { newsChoices, ports, as, choose } = givenPerson()
  await choose([{ topic: 'bookings', byEmail: 'none', bySms: true }])

  const off = new ChooseNews({ ...ports, isSmsOn: false })
  await off.execute({ actor: as('ORGADMIN'), organisationId, choices: [] })

  expect(await newsChoices.of(organisationId, userId)).toEqual([{ topic: 'bookings', byEmail: 'none', bySms: true }])
})

it('is refused to who does not work there', async () => {
  const { as, show, choose } = givenPerson()
  const guest: Actor = { kind: 'user', userId, role: 'USER', organisationIds: [] }
  const elsewhere: Actor = { kind: 'user', userId, role: 'ORGADMIN', organisationIds: [] }

  expect(await show(guest)).toMatchObject({ refusal: { code: 'not-permitted' } })
  expect(await show(elsewhere)).toMatchObject({ refusal: { code: 'not-found' } })
  expect(await choose([], as('SUPERADMIN', 'admin' as UserId))).toMatchObject({ refusal: { code: 'works-elsewhere' } })
})
