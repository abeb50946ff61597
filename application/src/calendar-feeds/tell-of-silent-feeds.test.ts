import type { CalendarFeedId } from '@camp/domain/shared/ids.ts'
import { expect, it } from 'vitest'
import { system, visitor } from '../shared/actor.ts'
import { campsite } from '../testing/a-campsite.ts'
import type { UntoldFeed } from './feed-readings.ts'
import { ShowFeedTroubles } from './show-feed-troubles.ts'
import { tellOfSilentFeeds } from './tell-of-silent-feeds.ts'
import { aDueFeed, givenFeeds, now, otherPlot } from './testing/given-feeds.ts'

const ago = (minutes: number) => now.subtract({ minutes })
const heard = { id: 'o-1', slug: 'kwena', name: 'Kwena', businessEmail: ' desk@kwena.example ', hears: ['calendars'] }

function untold(id: string, facts: object = {}): UntoldFeed {
  const feed = { id, provider: 'Airbnb', isActive: true, stopSaleHours: 2, plotName: 'Stand 1', fault: 'no-answer' }
  const since = { goodAt: ago(120), failingSince: ago(110), timezone: 'Africa/Johannesburg' }
  return { ...feed, ...since, organisation: heard, ...facts } as unknown as UntoldFeed
}

it('a campsite gets one letter about all of its feeds that are silent, and hears of each once', async () => {
  const { ports, done, letters } = givenFeeds({
    untold: [
      untold('feed-1'),
      untold('feed-2', { goodAt: ago(60), failingSince: ago(59), plotName: 'Stand 2' }),
      untold('young', { goodAt: ago(59), failingSince: ago(58) }),
      untold('off', { isActive: false }),
      untold('unheard', { organisation: { ...heard, id: 'o-2', hears: [] } }),
      untold('nowhere', { organisation: { ...heard, id: 'o-3', businessEmail: '  ' } }),
      untold('other', { organisation: { ...heard, id: 'o-4', slug: 'bos', name: 'Bos' } }),
    ],
  })

  await tellOfSilentFeeds(ports)

  expect(letters.map(({ slug, to, feeds }) => [slug, to, feeds.map((one) => [one.plotName, one.isSaleStopped])])).toEqual([
    [
      'kwena',
      'desk@kwena.example',
      [
        ['Stand 1', true],
        ['Stand 2', false],
      ],
    ],
    ['bos', 'desk@kwena.example', [['Stand 1', true]]],
  ])
  expect(letters[0]).toMatchObject({ organisationName: 'Kwena', timezone: 'Africa/Johannesburg' })
  expect(letters[0]?.feeds[0]).toEqual({
    provider: 'Airbnb',
    plotName: 'Stand 1',
    fault: 'no-answer',
    goodAt: ago(120),
    isSaleStopped: true,
  })
  expect(done).toEqual(['told of feed-1, feed-2, other'])
})

it('its people hear of it by their own choice, one address once', async () => {
  const unheard = { organisation: { ...heard, hears: [] } }
  const { ports, done, letters, newsLog } = givenFeeds({
    untold: [untold('feed-1', unheard)],
    readers: [
      { email: 'Bea@kwena.example', byEmail: 'now', bySms: false },
      { email: 'desk@kwena.example', byEmail: 'none', bySms: true },
    ],
  })

  await tellOfSilentFeeds(ports)

  expect(letters.map(({ to }) => to)).toEqual(['Bea@kwena.example'])
  expect(done).toEqual(['told of feed-1'])
  expect(newsLog.kept).toMatchObject([{ event: 'feeds-silent', facts: { feeds: [{ provider: 'Airbnb', plotName: 'Stand 1' }] } }])
})

it('the desk sees the feeds on which it cannot rely', async () => {
  const due = [
    aDueFeed({ goodAt: ago(60) }),
    aDueFeed({ id: 'stale' as CalendarFeedId, goodAt: ago(61) }),
    aDueFeed({ id: 'failing' as CalendarFeedId, plotId: otherPlot.id, failingSince: ago(120), stopSaleHours: 2 }),
    aDueFeed({ id: 'off' as CalendarFeedId, isActive: false, failingSince: ago(120) }),
  ]
  const show = new ShowFeedTroubles(givenFeeds({ due }).ports)

  const answer = await show.execute({ actor: system('test'), orgSlug: campsite.organisation.slug })

  const told = answer.ok ? answer.value.map((one) => [one.id, one.state, one.plotName, one.isSaleStopped]) : []
  expect(told).toEqual([
    ['stale', 'stale', 'Stand 1', false],
    ['failing', 'failing', 'Stand 2', true],
  ])
})

it('nobody else sees them, and where there is no feed there is no trouble', async () => {
  const show = new ShowFeedTroubles(givenFeeds().ports)

  expect((await show.execute({ actor: visitor, orgSlug: campsite.organisation.slug })).ok).toBe(false)
  expect(await show.execute({ actor: system('test'), orgSlug: campsite.organisation.slug })).toEqual({ ok: true, value: [] })
})
