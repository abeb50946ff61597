import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export interface LedgerProviderOptions {
  /** Whether it knows again what it has taken by the message's id. */
  readonly takesKey: boolean
  /**
   * Milliseconds, drawn anew for each message: from the question to the entry, and from the entry to the
   * answer.
   */
  readonly delay: () => number
}

export interface LedgerProvider {
  readonly url: string
  /** How often each message reached the phone, by its id. */
  readonly ledger: ReadonlyMap<string, number>
  /** Resolves when every question that was asked is dealt with. */
  settled(): Promise<void>
  stop(): Promise<void>
}

/**
 * A provider of messages that writes down what it brings to the phone, also when whoever asked is dead by
 * then.
 */
export async function startLedgerProvider({ takesKey, delay }: LedgerProviderOptions): Promise<LedgerProvider> {
  const ledger = new Map<string, number>()
  const underway = new Set<Promise<void>>()
  const take = async (id: string) => {
    await pause(delay())
    const times = ledger.get(id) ?? 0
    ledger.set(id, takesKey ? 1 : times + 1)
    await pause(delay())
  }
  const server = createServer(async (request, response) => {
    let id = ''
    for await (const part of request) id += part
    const taking = take(id).finally(() => underway.delete(taking))
    underway.add(taking)
    await taking
    response.end(id)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    ledger,
    settled: async () => {
      while (underway.size > 0) await Promise.all(underway)
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
