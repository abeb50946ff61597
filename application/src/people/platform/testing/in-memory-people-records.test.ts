import { InMemoryPeopleRecords } from './in-memory-people-records.ts'
import { peopleRecordsContract } from './people-records.contract.ts'

peopleRecordsContract('in memory', async () => ({ peopleRecords: new InMemoryPeopleRecords([]), stop: async () => {} }))
