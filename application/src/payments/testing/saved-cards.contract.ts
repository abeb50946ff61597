import type { UserId } from '@camp/domain/shared/ids.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SavedCard, SavedCards } from '../saved-cards.ts'

export interface SavedCardsFixture {
  readonly savedCards: SavedCards
  /** Two people who are there. */
  readonly people: readonly [UserId, UserId]
  readonly stop: () => Promise<void>
}

export function savedCardsContract(adapter: string, start: () => Promise<SavedCardsFixture>): void {
  describe(`${adapter}: SavedCards`, () => {
    let fixture: SavedCardsFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    const aCard = (number: number, facts: Partial<SavedCard> = {}): SavedCard => ({
      id: `00000000-0000-4000-8000-00000000000${number}`,
      userId: fixture.people[0],
      registrationId: `registration-${number}`,
      method: { brand: 'VISA', last4: '0091' },
      expires: '2027-12',
      savedAt: aMoment(`2026-11-21T10:0${number}`).now,
      ...facts,
    })

    it('keeps the cards of one person, the last saved first', async () => {
      const { savedCards, people } = fixture
      await savedCards.add(aCard(1))
      await savedCards.add(aCard(2))
      await savedCards.add(aCard(3, { userId: people[1] }))

      expect(await savedCards.of(people[0])).toEqual([aCard(2), aCard(1)])
    })

    it('keeps a registration once, however often it is reported', async () => {
      const { savedCards, people } = fixture
      await savedCards.add(aCard(1))
      await savedCards.add(aCard(2, { registrationId: 'registration-1' }))

      expect(await savedCards.of(people[0])).toEqual([aCard(1)])
    })

    it('finds and removes what is one’s own, and nothing of somebody else', async () => {
      const { savedCards, people } = fixture
      const { id } = aCard(1)
      await savedCards.add(aCard(1))

      expect(await savedCards.find(people[1], id)).toBeUndefined()
      await savedCards.remove(people[1], id)
      expect(await savedCards.find(people[0], id)).toEqual(aCard(1))
      await savedCards.remove(people[0], id)
      expect(await savedCards.of(people[0])).toEqual([])
    })
  })
}
