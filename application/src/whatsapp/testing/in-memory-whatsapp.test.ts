import { InMemoryCommunicationHistory } from '../../messaging/testing/in-memory-communication-history.ts'
import { InMemoryOutbox } from '../../messaging/testing/in-memory-outbox.ts'
import { InMemoryTemplateMappings } from './in-memory-template-mappings.ts'
import { InMemoryWhatsAppMessages } from './in-memory-whatsapp-messages.ts'
import { templateMappingsContract } from './template-mappings.contract.ts'
import { whatsAppMessagesContract } from './whatsapp-messages.contract.ts'

templateMappingsContract('in memory', async () => ({ mappings: new InMemoryTemplateMappings(), stop: async () => {} }))

whatsAppMessagesContract('in memory', async () => {
  const stores = { outbox: new InMemoryOutbox(), history: new InMemoryCommunicationHistory() }
  return { ...stores, whatsAppMessages: new InMemoryWhatsAppMessages(stores), stop: async () => {} }
})
