import { describe, expect, it } from 'vitest'
import { startBackgroundWork } from './background-work.ts'
import type { Container } from './container.ts'

function givenProduct(run: (name: string) => Promise<unknown>): Pick<Container, 'scope'> {
  const names = ['sendOutbox', 'sweepHolds', 'sendRefunds', 'completeStays']
  const useCases = Object.fromEntries(names.map((name) => [name, { execute: () => run(name) }]))
  return { scope: () => ({ useCases }) as unknown as ReturnType<Container['scope']> }
}

describe('background work', () => {
  it('runs every job, and stops when told to', async () => {
    const done: string[] = []
    const product = givenProduct(async (name) => done.push(name))

    const stop = startBackgroundWork(product, { info: () => {}, warn: () => {}, error: () => {} })
    await stop()

    expect(done.toSorted()).toEqual(['completeStays', 'sendOutbox', 'sendRefunds', 'sweepHolds'])
  })

  it('writes a failure down and lives on', async () => {
    const failures: object[] = []
    const product = givenProduct(async () => Promise.reject(new Error('no gateway')))

    const stop = startBackgroundWork(product, { info: () => {}, warn: () => {}, error: (facts) => failures.push(facts) })
    await stop()

    expect(failures).toHaveLength(4)
  })
})
