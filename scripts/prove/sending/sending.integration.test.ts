import { expect, it } from 'vitest'
import { provedInSmall } from '../proved-in-small.ts'
import { proveSending } from './sending.ts'

it('loses no message when workers are killed, sends at most one twice a kill, none with a key, and books meanwhile', async () => {
  expect(await provedInSmall(proveSending, 2)).toMatchObject({ broken: [] })
})
