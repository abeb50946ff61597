import type { OrganisationId, UserId } from '@camp/domain/shared/ids.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { atTen, organisationId } from '../../testing/an-outbox-message.ts'
import type { NewsChoice, NewsChoices, NewsReader } from '../news-choices.ts'

export interface NewsChoicesFixture {
  /** The two work at the campsite of the builders, and at no other; nobody has chosen anything. */
  readonly newsChoices: NewsChoices
  readonly otherId: OrganisationId
  stop(): Promise<void>
}

const phone = '27821234567'
export const ownerReader: NewsReader = {
  userId: '00000000-0000-4000-8000-00000000aa01' as UserId,
  role: 'ORGADMIN',
  email: 'owner@kwena.test',
  phone,
}
export const deskReader: NewsReader = {
  userId: '00000000-0000-4000-8000-00000000aa02' as UserId,
  role: 'ORGUSER',
  email: 'desk@kwena.test',
  phone,
}

const bookings: NewsChoice = { topic: 'bookings', byEmail: 'now', bySms: true }
const reviews: NewsChoice = { topic: 'reviews', byEmail: 'digest', bySms: false }
const [owner, desk] = [ownerReader.userId, deskReader.userId]

export function newsChoicesContract(adapter: string, start: () => Promise<NewsChoicesFixture>): void {
  describe(`${adapter}: NewsChoices`, () => {
    let fixture: NewsChoicesFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const save = (userId: UserId, choices: readonly NewsChoice[], whose = organisationId) =>
      fixture.newsChoices.save({ organisationId: whose, userId }, choices, atTen)

    it('are each person’s own, by topic, and are written over', async () => {
      const { newsChoices } = fixture
      await save(owner, [reviews, bookings])
      await save(desk, [bookings])

      expect(await newsChoices.of(organisationId, owner)).toEqual([bookings, reviews])
      await save(owner, [{ ...bookings, byEmail: 'none' }])
      expect(await newsChoices.of(organisationId, owner)).toEqual([{ ...bookings, byEmail: 'none' }])
      expect(await newsChoices.of(organisationId, desk)).toEqual([bookings])
      await save(owner, [])
      expect(await newsChoices.of(organisationId, owner)).toEqual([])
    })

    it('are those of one campsite', async () => {
      const { newsChoices, otherId } = fixture
      await save(owner, [bookings])
      await save(owner, [reviews], otherId)

      expect(await newsChoices.of(organisationId, owner)).toEqual([bookings])
      expect(await newsChoices.of(otherId, owner)).toEqual([reviews])
    })

    it('name who hears of a topic and how, of those who work there', async () => {
      const { newsChoices, otherId } = fixture
      await save(desk, [bookings])
      await save(owner, [{ ...bookings, bySms: false }, reviews])
      await save(owner, [bookings], otherId)

      expect(await newsChoices.readersOf(organisationId, 'bookings')).toEqual([
        { ...ownerReader, ...bookings, bySms: false },
        { ...deskReader, ...bookings },
      ])
      expect(await newsChoices.readersOf(organisationId, 'calendars')).toEqual([])
      expect(await newsChoices.readersOf(otherId, 'bookings')).toEqual([])
    })

    it('know who works there', async () => {
      const { newsChoices, otherId } = fixture

      expect(await newsChoices.reader(organisationId, owner)).toEqual(ownerReader)
      expect(await newsChoices.reader(otherId, owner)).toBeUndefined()
      expect(await newsChoices.reader(organisationId, '00000000-0000-4000-8000-00000000aa09' as UserId)).toBeUndefined()
    })
  })
}
