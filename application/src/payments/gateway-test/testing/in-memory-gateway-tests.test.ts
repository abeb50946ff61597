import { gatewayTestsContract } from './gateway-tests.contract.ts'
import { InMemoryGatewayTests } from './in-memory-gateway-tests.ts'

gatewayTestsContract('in memory', async () => ({ gatewayTests: new InMemoryGatewayTests(), stop: async () => {} }))
