import { request } from 'node:http'
import { setTimeout } from 'node:timers/promises'

export interface Answered {
  readonly name: string
  readonly status: number
  readonly milliseconds: number
}

/** Asks on a connection of its own, and reads the whole answer; 0 where none came. */
export function timed(name: string, url: string, { method, headers, body }: RequestInit = {}): Promise<Answered> {
  const began = performance.now()
  return new Promise((resolve) => {
    const given = { method: method ?? 'GET', headers: headers as Record<string, string>, agent: false } as const
    let status = 0
    const asked = request(url, given, (answer) => {
      status = answer.statusCode ?? 0
      answer.on('error', () => {}).resume()
    })
    asked.on('error', () => {})
    asked.on('close', () => resolve({ name, status, milliseconds: Math.round(performance.now() - began) }))
    asked.end(body as string | undefined)
  })
}

/** The slowest answer of `/health/live` while `work` goes on, asked up to fifty times a second. */
export async function besideHealth<Value>(
  origin: string,
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly slowestHealth: number }> {
  const asking = { goesOn: true, slowest: 0 }
  const turns = (async () => {
    while (asking.goesOn) {
      asking.slowest = Math.max(asking.slowest, await healthTime(origin))
      await setTimeout(20)
    }
  })()
  try {
    return {
      value: await work(),
      get slowestHealth() {
        return Math.round(asking.slowest)
      },
    }
  } finally {
    asking.goesOn = false
    await turns
  }
}

function healthTime(origin: string): Promise<number> {
  const began = performance.now()
  return new Promise((resolve) => {
    const asked = request(`${origin}/health/live`, (answer) => {
      answer.resume().on('end', () => resolve(performance.now() - began))
    })
    asked.on('error', () => resolve(performance.now() - began))
    asked.end()
  })
}
