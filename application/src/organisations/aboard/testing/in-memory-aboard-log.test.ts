import { aboardLogContract, aboardWorld } from './aboard-log.contract.ts'
import { InMemoryAboardLog } from './in-memory-aboard-log.ts'

aboardLogContract('in memory', async () => ({ aboardLog: new InMemoryAboardLog(aboardWorld), stop: async () => {} }))
