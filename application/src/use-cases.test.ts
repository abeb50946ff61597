import { expect, it } from 'vitest'
import { FixedClock } from './shared/testing/fixed-clock.ts'
import { type UseCasePorts, useCasesOver } from './use-cases.ts'

/** Remembers which ports were read. */
function givenPorts() {
  const read: string[] = []
  const ports = {
    get clock() {
      read.push('clock')
      return new FixedClock()
    },
    get invariants() {
      read.push('invariants')
      return { check: async () => [] }
    },
  }
  return { read, useCases: useCasesOver(ports as unknown as UseCasePorts) }
}

it('makes an act once, and reads a port when it is needed, once', async () => {
  const { read, useCases } = givenPorts()

  expect(useCases.sweepHolds).toBe(useCases.sweepHolds)
  expect(read).toEqual([])
  await useCases.runDoctor.execute()
  await useCases.runDoctor.execute()

  expect(read).toEqual(['invariants'])
})

it('refuses to be copied, which would leave ports behind or make all of them', () => {
  expect(() => ({ ...givenPorts().useCases })).toThrow('one by one')
})
