import { expect, it } from 'vitest'
import { openDoor } from './container.ts'

it.each([
  ['a disk that is full', { code: 'ENOSPC', syscall: 'write' }, 'failed'],
  ['a folder that is not there', { code: 'ENOENT', path: 'nowhere/file' }, 'failed'],
])('%s is no fault of the product', async (_, facts, exit) => {
  expect(await openDoor({}).explain(Object.assign(new Error('it did not work'), facts))).toMatchObject({ exit })
})
