import { templateMappingsContract } from '@camp/application/whatsapp/testing/template-mappings.contract.ts'
import { whatsAppMessagesContract } from '@camp/application/whatsapp/testing/whatsapp-messages.contract.ts'
import { PostgresCommunicationHistory } from '../messaging/postgres-communication-history.ts'
import { PostgresOutbox } from '../messaging/postgres-outbox.ts'
import { messagingStoreOfFile } from '../messaging/testing/messaging-store.ts'
import { startTestStore } from '../postgres/testing/test-store.ts'
import { PostgresTemplateMappings } from './postgres-template-mappings.ts'
import { PostgresWhatsAppMessages } from './postgres-whatsapp-messages.ts'

const startStore = messagingStoreOfFile()

templateMappingsContract('postgres', async () => {
  const store = await startTestStore()
  return { mappings: new PostgresTemplateMappings(store.em), stop: store.stop }
})

whatsAppMessagesContract('postgres', async () => {
  const { em, stop } = await startStore()
  const stores = { outbox: new PostgresOutbox(em), history: new PostgresCommunicationHistory(em) }
  return { ...stores, whatsAppMessages: new PostgresWhatsAppMessages(em), stop }
})
