import { describe, expect, it } from 'vitest'
import { ReplicaFreshness } from './replica-freshness.ts'

describe('a replica', () => {
  it('is current as long as it has what the primary wrote a second ago', () => {
    const freshness = new ReplicaFreshness(1)
    freshness.primaryWrote(0, 100)
    freshness.primaryWrote(250, 200)

    freshness.replicaReplayed(0, 150)

    expect([0, 1_000, 1_001].map((now) => freshness.isCurrent(0, now))).toEqual([true, true, false])
  })

  it('keeps up with a primary that nobody writes to', () => {
    const freshness = new ReplicaFreshness(1)
    for (const at of [0, 250, 500, 5_000]) freshness.primaryWrote(at, 100)

    freshness.replicaReplayed(0, 100)

    expect(freshness.isCurrent(0, 6_000)).toBe(true)
  })

  it('is left out while it lags, and current again once it has caught up', () => {
    const freshness = new ReplicaFreshness(2)
    for (let at = 0; at <= 3_000; at += 250) freshness.primaryWrote(at, 100 + at)
    freshness.replicaReplayed(0, 600)
    freshness.replicaReplayed(1, 3_100)

    expect([0, 1].map((replica) => freshness.isCurrent(replica, 3_000))).toEqual([false, true])

    freshness.replicaReplayed(0, 3_100)
    expect(freshness.isCurrent(0, 3_000)).toBe(true)
  })

  it('that was never asked, is gone, or has less than anybody remembers, is not current', () => {
    const freshness = new ReplicaFreshness(3)
    freshness.primaryWrote(0, 100)
    freshness.primaryWrote(100, 200)
    freshness.replicaReplayed(1, 99)
    freshness.replicaReplayed(2, 200)
    freshness.replicaIsGone(2)

    expect([0, 1, 2].map((replica) => freshness.isCurrent(replica, 100))).toEqual([false, false, false])
  })
})
