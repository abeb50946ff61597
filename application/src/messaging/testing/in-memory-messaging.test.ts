import { communicationHistoryContract } from './communication-history.contract.ts'
import { InMemoryCommunicationHistory } from './in-memory-communication-history.ts'
import { InMemoryOutbox } from './in-memory-outbox.ts'
import { outboxContract } from './outbox.contract.ts'

outboxContract('in memory', async () => ({ outbox: new InMemoryOutbox(), stop: async () => {} }))

communicationHistoryContract('in memory', async () => {
  const history = new InMemoryCommunicationHistory()
  return { history, localHistory: history.asOfLocalProcess(), stop: async () => {} }
})
