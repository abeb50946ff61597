import type { StaffTopic } from '@camp/domain/messaging/campsite-news.ts'
import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { accepted } from '@camp/domain/shared/result.ts'
import { expect, it } from 'vitest'
import { FixedClock } from '../../shared/testing/fixed-clock.ts'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import type { Digest, DigestReader } from './digests.ts'
import { SendDigests, type SendDigestsPorts } from './send-digests.ts'

const campsite = {
  organisationId: 'o-1' as OrganisationId,
  slug: 'kwena',
  name: 'Kwena',
  timezone: 'Africa/Johannesburg',
  currencySymbol: 'R',
}
const bea: DigestReader = {
  userId: 'bea' as UserId,
  role: 'ORGUSER',
  email: ' bea@kwena.test',
  phone: null,
  topics: ['bookings'],
}

function givenMorning(time: string, { topics = [], arrivals = 0 }: { topics?: readonly StaffTopic[]; arrivals?: number } = {}) {
  const clock = new FixedClock(time)
  const letters: Digest[] = []
  const begun = new Set<string>()
  const asked: string[] = []
  const digests: SendDigestsPorts['digests'] = {
    campsites: async () => [campsite],
    readersWithout: async () => [bea],
    begin: async ({ userId, day }) => {
      const key = `${userId} ${day}`
      const isFirst = !begun.has(key)
      begun.add(key)
      return isFirst
    },
    news: async (_, { from, until }) => {
      asked.push(`${from} to ${until}`)
      return topics.map((topic) => ({ topic })) as never
    },
    forgetBefore: async (moment) => void asked.push(`forgets before ${moment}`),
  }
  const showDay = {
    execute: async ({ actor }: { readonly actor: { readonly kind: string } }) => {
      asked.push(`day of a ${actor.kind}`)
      return accepted({ arrivals: Array.from({ length: arrivals }, () => ({ guestName: 'Thandi' })) })
    },
  } as unknown as SendDigestsPorts['showDay']
  const digestLetters = { write: async (digest: Digest) => void letters.push(digest) }
  const transaction = new InMemoryTransaction()
  const send = () => new SendDigests({ digests, digestLetters, showDay, transaction, clock }).execute()
  return { clock, letters, asked, send }
}

it('tells at six what was chosen of yesterday, and who arrives, once', async () => {
  const { letters, asked, send } = givenMorning('2026-12-11T06:00', { topics: ['bookings', 'reviews'], arrivals: 2 })

  expect(await send()).toEqual({ written: 1 })
  expect(await send()).toEqual({ written: 0 })

  expect(letters).toMatchObject([{ to: 'bea@kwena.test', campsite, news: [{ topic: 'bookings' }] }])
  expect(letters[0]?.arrivals).toHaveLength(2)
  expect(asked[0]).toBe('2026-12-09T22:00:00Z to 2026-12-10T22:00:00Z')
  expect(asked).toContain('day of a user')
})

it.each(['2026-12-11T05:59', '2026-12-11T12:00', '2026-12-11T23:00'])('writes nothing at %s', async (time) => {
  const { letters, send } = givenMorning(time, { topics: ['bookings'], arrivals: 1 })

  await send()

  expect(letters).toEqual([])
})

it('writes nothing when there is nothing to say, and writes of arrivals alone', async () => {
  const quiet = givenMorning('2026-12-11T06:00', { topics: ['reviews'] })
  expect(await quiet.send()).toEqual({ written: 0 })
  expect(quiet.letters).toEqual([])

  const busy = givenMorning('2026-12-11T06:00', { arrivals: 1 })
  await busy.send()
  expect(busy.letters).toHaveLength(1)
})

it('forgets what is older than two weeks', async () => {
  const { asked, send } = givenMorning('2026-12-15T06:00')

  await send()

  expect(asked.at(-1)).toBe('forgets before 2026-12-01T04:00:00Z')
})
