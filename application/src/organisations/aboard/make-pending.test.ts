import { expect, it } from 'vitest'
import { InMemoryTransaction } from '../../shared/testing/in-memory-transaction.ts'
import { InMemoryManagedOrganisations } from '../managed/testing/in-memory-managed-organisations.ts'
import { underFreeSlug } from './make-pending.ts'

const ports = { managedOrganisations: new InMemoryManagedOrganisations([]), transaction: new InMemoryTransaction() }

it('a campsite has the address of its name while nobody has it', async () => {
  expect(await underFreeSlug(ports, 'Eerste Kamp', async (slug) => slug)).toBe('eerste-kamp')
})

it('a failure is not taken for an address that somebody has', async () => {
  const failing = underFreeSlug(ports, 'Eerste Kamp', async () => {
    throw new Error('the store is down')
  })

  await expect(failing).rejects.toThrow('the store is down')
})
