import { Temporal } from '@camp/domain/shared/temporal.ts'
import { aMoment } from '@camp/domain/testing/a-moment.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RelayUses } from '../relay-uses.ts'

export interface RelayUsesFixture {
  readonly relayUses: RelayUses
  readonly stop: () => Promise<void>
}

const at = (time: string) => aMoment(`2026-11-21T${time}`).now

export function relayUsesContract(adapter: string, start: () => Promise<RelayUsesFixture>): void {
  describe(`${adapter}: RelayUses`, () => {
    let fixture: RelayUsesFixture
    beforeEach(async () => {
      fixture = await start()
    })
    afterEach(() => fixture.stop())

    it('tells what one caller has relayed since a moment, oldest first', async () => {
      const { relayUses } = fixture
      await relayUses.add('service key', { messages: 2, at: at('10:00') })
      await relayUses.add('service key', { messages: 1, at: at('09:00') })
      await relayUses.add('service key', { messages: 4, at: at('08:00') })
      await relayUses.add('user zanele', { messages: 9, at: at('10:00') })

      const uses = await relayUses.ofCallerSince('service key', at('08:00'))

      expect(uses.map(({ messages }) => messages)).toEqual([1, 2])
      expect(Temporal.Instant.compare(uses[0]!.at, at('09:00'))).toBe(0)
    })

    it('knows nothing of a caller who has not called', async () => {
      expect(await fixture.relayUses.ofCallerSince('service key', at('08:00'))).toEqual([])
    })
  })
}
