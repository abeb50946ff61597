import { gatewayTestsContract } from '@camp/application/payments/gateway-test/testing/gateway-tests.contract.ts'
import { afterAll, beforeAll } from 'vitest'
import { startCampsiteStore, type TestStore } from '../postgres/testing/test-store.ts'
import { PostgresGatewayTests } from './postgres-gateway-tests.ts'

let store: TestStore
beforeAll(async () => {
  store = await startCampsiteStore()
})
afterAll(() => store.stop())

gatewayTestsContract('postgres', async () => {
  await store.em.execute('delete from gateway_test')
  return { gatewayTests: new PostgresGatewayTests(store.em), stop: async () => {} }
})
