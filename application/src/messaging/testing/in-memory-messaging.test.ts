import { communicationHistoryContract } from './communication-history.contract.ts'
import { InMemoryCommunicationHistory } from './in-memory-communication-history.ts'
import { InMemoryOutbox } from './in-memory-outbox.ts'
import { InMemoryShortLinks } from './in-memory-short-links.ts'
import { outboxContract } from './outbox.contract.ts'
import { shortLinksContract } from './short-links.contract.ts'

outboxContract('in memory', async () => ({ outbox: new InMemoryOutbox(), stop: async () => {} }))

communicationHistoryContract('in memory', async () => {
  const history = new InMemoryCommunicationHistory()
  return { history, localHistory: history.asOfLocalProcess(), stop: async () => {} }
})

shortLinksContract('in memory', async () => ({ shortLinks: new InMemoryShortLinks(), stop: async () => {} }))
