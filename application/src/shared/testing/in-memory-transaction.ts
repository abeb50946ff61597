import type { Transaction } from '../transaction.ts'

/** In-memory stores need none and cannot roll back: what a transaction promises is tested on PostgreSQL. */
export class InMemoryTransaction implements Transaction {
  run<Value>(work: () => Promise<Value>): Promise<Value> {
    return work()
  }
}
