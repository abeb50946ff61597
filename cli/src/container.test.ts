import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDoor } from './container.ts'

it.each([
  ['a disk that is full', { code: 'ENOSPC', syscall: 'write' }, 'failed'],
  ['a folder that is not there', { code: 'ENOENT', path: 'nowhere/file' }, 'failed'],
])('%s is no fault of the product', async (_, facts, exit) => {
  expect(await openDoor({}).explain(Object.assign(new Error('it did not work'), facts))).toMatchObject({ exit })
})

it.each(['utf8', 'latin1', 'utf16le'] as const)('reads a text of %s as it was typed', async (encoding) => {
  const folder = await mkdtemp(join(tmpdir(), 'camp-read-'))
  try {
    const file = join(folder, 'bookings.csv')
    await writeFile(file, Buffer.from(`${encoding === 'utf16le' ? '\uFEFF' : ''}Ref,Name\nNB1,Jané Müller\n`, encoding))

    expect(await openDoor({}).readText(file)).toBe('Ref,Name\nNB1,Jané Müller\n')
    expect(await openDoor({}).readText(join(folder, 'none.csv'))).toBeUndefined()
  } finally {
    await rm(folder, { recursive: true })
  }
})

it('lets nobody but its owner read what a command writes', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'camp-written-'))
  try {
    await openDoor({}).writeFile(join(folder, 'person.json'), '{}', false)
    expect((await stat(join(folder, 'person.json'))).mode & 0o777).toBe(0o600)

    const shared = join(folder, 'statement.csv')
    await writeFile(shared, 'of last month', { mode: 0o644 })
    await openDoor({}).writeFile(shared, 'of this month', true)
    expect((await stat(shared)).mode & 0o777).toBe(0o600)
    expect(await readFile(shared, 'utf8')).toBe('of this month')
  } finally {
    await rm(folder, { recursive: true })
  }
})
