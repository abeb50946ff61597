import type { UserId } from '@camp/domain/shared/ids.ts'
import { InMemorySavedCards } from './in-memory-saved-cards.ts'
import { savedCardsContract } from './saved-cards.contract.ts'

savedCardsContract('in memory', async () => ({
  savedCards: new InMemorySavedCards(),
  people: ['thandi' as UserId, 'sipho' as UserId],
  stop: async () => {},
}))
