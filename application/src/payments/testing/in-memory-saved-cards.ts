import type { UserId } from '@camp/domain/shared/ids.ts'
import { Temporal } from '@camp/domain/shared/temporal.ts'
import type { SavedCard, SavedCards } from '../saved-cards.ts'

export class InMemorySavedCards implements SavedCards {
  #cards: readonly SavedCard[] = []

  async add(card: SavedCard): Promise<void> {
    const isThere = this.#cards.some(
      ({ userId, registrationId }) => userId === card.userId && registrationId === card.registrationId,
    )
    if (!isThere) this.#cards = [...this.#cards, card]
  }

  async of(userId: UserId): Promise<readonly SavedCard[]> {
    return this.#cards
      .filter((card) => card.userId === userId)
      .toSorted((one, other) => Temporal.Instant.compare(other.savedAt, one.savedAt))
  }

  async find(userId: UserId, id: string): Promise<SavedCard | undefined> {
    return this.#cards.find((card) => card.userId === userId && card.id === id)
  }

  async remove(userId: UserId, id: string): Promise<void> {
    this.#cards = this.#cards.filter((card) => card.userId !== userId || card.id !== id)
  }
}
