import { InMemoryUsers } from './in-memory-users.ts'
import { usersContract } from './users.contract.ts'

usersContract('in memory', async () => ({ users: new InMemoryUsers(), stop: async () => {} }))
