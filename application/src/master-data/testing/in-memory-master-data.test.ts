import { InMemoryMasterData } from './in-memory-master-data.ts'
import { masterDataContract } from './master-data.contract.ts'

masterDataContract('in memory', async () => ({ masterData: new InMemoryMasterData('categories'), stop: async () => {} }))
