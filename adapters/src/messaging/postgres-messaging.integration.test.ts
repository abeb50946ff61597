import { smsMessagesContract } from '@camp/application/messaging/sms/testing/sms-messages.contract.ts'
import { communicationHistoryContract } from '@camp/application/messaging/testing/communication-history.contract.ts'
import { outboxContract } from '@camp/application/messaging/testing/outbox.contract.ts'
import { writtenMessagesContract } from '@camp/application/messaging/written/testing/written-messages.contract.ts'
import { PostgresCommunicationHistory } from './postgres-communication-history.ts'
import { PostgresOutbox } from './postgres-outbox.ts'
import { PostgresSmsMessages } from './postgres-sms-messages.ts'
import { PostgresWrittenMessages } from './postgres-written-messages.ts'
import { startMessagingStore, startStoreWithMessage } from './testing/messaging-store.ts'

writtenMessagesContract('postgres', async () => {
  const store = await startMessagingStore()
  return { written: new PostgresWrittenMessages(store.em), stop: store.stop }
})

outboxContract('postgres', async () => {
  const store = await startMessagingStore()
  return { outbox: new PostgresOutbox(store.em), stop: store.stop }
})

communicationHistoryContract('postgres', async () => {
  const store = await startStoreWithMessage()
  const history = new PostgresCommunicationHistory(store.em)
  const localHistory = new PostgresCommunicationHistory(store.em, { staysLocal: true })
  return { history, localHistory, stop: store.stop }
})

smsMessagesContract('postgres', async () => {
  const store = await startMessagingStore()
  const history = new PostgresCommunicationHistory(store.em)
  return { history, smsMessages: new PostgresSmsMessages(store.em), stop: store.stop }
})
