/**
 * Everything written by `work` is written together or not at all. Serialisation failures and deadlocks are
 * tried again (at most five times), so `work` may run more than once and must do nothing outside the stores.
 */
export interface Transaction {
  run<Value>(work: () => Promise<Value>): Promise<Value>
}
