import type { Role } from '@camp/domain/people/role.ts'
import type { CalendarAddressId, OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted, refused } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { InMemoryAuditTrail } from '../audit/testing/in-memory-audit-trail.ts'
import { fresh, givenSettings, organisationId as kwenaId, own } from '../settings/testing/given-settings.ts'
import { calendarFeedSample } from '../settings/testing/some-settings-rows.ts'
import type { Actor } from '../shared/actor.ts'
import { FixedClock } from '../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../shared/testing/in-memory-transaction.ts'
import type { CalendarAddress } from './calendar-addresses.ts'
import { revisionOfFeed } from './calendar-feeds.ts'
import { ListFeedReadings } from './list-feed-readings.ts'
import { ListCalendarAddresses, RenewCalendarAddress } from './manage-calendar-addresses.ts'
import { DeleteCalendarFeed, SaveCalendarFeed } from './manage-calendar-feeds.ts'
import { aDueFeed, givenFeeds } from './testing/given-feeds.ts'

const organisationId = 'kwena' as OrganisationId
const person = (role: Role, organisation = organisationId): Actor => ({
  kind: 'user',
  userId: 'anna' as UserId,
  role,
  organisationIds: [organisation],
})
const [owner, desk, stranger] = [person('ORGADMIN'), person('ORGUSER'), person('ORGADMIN', 'other' as OrganisationId)]
const [one, other] = ['one', 'other'].map((id): CalendarAddress => {
  return { id: id as CalendarAddressId, organisationId, plot: null, token: `token-of-${id}-1234`, readBy: null }
}) as [CalendarAddress, CalendarAddress]

function given() {
  const auditTrail = new InMemoryAuditTrail()
  const calendarAddresses = {
    list: async () => [one, other],
    renew: async (_: OrganisationId, id: CalendarAddressId) => ({ ...other, id, token: 'new-token-of-it-5678' }),
  }
  const ports = { calendarAddresses, auditTrail, clock: new FixedClock(), transaction: new InMemoryTransaction() }
  return { auditTrail, ports: { ...ports, publicUrl: 'https://camp.example/x' } }
}

it('the addresses of calendars are shown to the people of the organisation alone', async () => {
  const list = new ListCalendarAddresses(given().ports)

  expect(await list.execute({ actor: desk, organisationId })).toEqual(
    accepted([
      { ...one, url: 'https://camp.example/ical/token-of-one-1234.ics' },
      { ...other, url: 'https://camp.example/ical/token-of-other-1234.ics' },
    ]),
  )
  expect(await list.execute({ actor: stranger, organisationId })).toEqual(refused({ code: 'not-found' }))
})

it('an address is renewed by an administrator, and the trail shows no more than the ends', async () => {
  const { ports, auditTrail } = given()
  const renew = (actor: Actor, id = other.id) => new RenewCalendarAddress(ports).execute({ actor, organisationId, id })

  expect(await renew(desk)).toEqual(refused({ code: 'not-permitted' }))
  expect(await renew(owner, 'gone' as CalendarAddressId)).toEqual(refused({ code: 'not-found' }))
  expect(auditTrail.all).toEqual([])
  expect(await renew(owner)).toMatchObject(accepted({ url: 'https://camp.example/ical/new-token-of-it-5678.ics' }))

  expect(auditTrail.all).toMatchObject([
    {
      act: 'calendar-address.renewed',
      subject: 'other',
      changes: [{ field: 'token', before: expect.stringMatching(/^•+1234$/) }],
    },
  ])
  expect(JSON.stringify(auditTrail.all)).not.toContain('token-of')
})

it('how feeds were read is shown to the people of the organisation alone', async () => {
  const { ports } = givenFeeds({ due: [aDueFeed()] })
  const list = (actor: Actor) => new ListFeedReadings(ports).execute({ actor, organisationId })

  expect(await list(desk)).toMatchObject({ ok: true, value: [{ feedId: 'feed-1' }] })
  expect(await list(stranger)).toEqual(refused({ code: 'not-found' }))
})

it('a feed of another address has not been read yet, of the same one it has', async () => {
  const { ports } = givenSettings()
  const { second } = calendarFeedSample
  const save = async (feedUrl: string) => {
    const stored = await ports.calendarFeeds.find(kwenaId, second.id)
    await new SaveCalendarFeed(ports).execute({
      ...own,
      id: second.id,
      revision: revisionOfFeed(stored!),
      feed: { ...second, feedUrl },
    })
    return (await ports.calendarFeeds.find(kwenaId, second.id))?.lastSyncAt ?? null
  }

  expect(await save(second.feedUrl)).toEqual(second.lastSyncAt)
  expect(await save('https://ical.booking.com/other.ics')).toBeNull()
  const wrong = await new SaveCalendarFeed(ports).execute({ ...fresh, feed: { ...second, feedUrl: 'ftp://x' } })
  expect(wrong).toMatchObject({ refusal: { code: 'fields-invalid' } })
})

it('a feed goes as it was shown, and the trail does not say where it was', async () => {
  const { ports, auditTrail } = givenSettings()
  const { second } = calendarFeedSample
  const remove = (revision: string) => new DeleteCalendarFeed(ports).execute({ ...own, id: second.id, revision })

  expect(await remove('older')).toEqual(refused({ code: 'changed-meanwhile' }))
  expect((await remove(revisionOfFeed(second))).ok).toBe(true)

  expect(auditTrail.all).toMatchObject([{ act: 'calendar-feed.deleted', subject: second.id }])
  expect(JSON.stringify(auditTrail.all)).not.toContain(second.feedUrl)
})
