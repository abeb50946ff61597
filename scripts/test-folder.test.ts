import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const gibibyte = 2 ** 30
let memory: string
beforeEach(() => {
  memory = mkdtempSync(join(tmpdir(), 'camp-memory-'))
})
afterEach(() => rmSync(memory, { recursive: true }))

it('what tests write goes into memory, and goes with the process', async () => {
  expect(await said(`${asking(8 * gibibyte)}; console.log(process.env.TMPDIR)`)).toMatch(/\/camp-memory-\w+\/camp-tests-\d+$/)
  expect(readdirSync(memory)).toEqual([])
})

it('a process of the tests has the folder of the one that began', async () => {
  expect(await said(`process.env.TMPDIR = '/camp-tests-1'; ${asking(8 * gibibyte)}; console.log(process.env.TMPDIR)`)).toBe(
    '/camp-tests-1',
  )
})

it('little memory is left alone', async () => {
  expect(await said(`${asking(2 * gibibyte)}; console.log(process.env.TMPDIR)`)).toBe('/disk')
})

it('what a run left that was ended by force goes a day later', async () => {
  for (const name of ['camp-tests-old', 'camp-tests-new', 'others']) mkdirSync(join(memory, name))
  for (const name of ['camp-tests-old', 'others']) utimesSync(join(memory, name), 0, 0)
  await said(asking(8 * gibibyte))
  expect(readdirSync(memory)).toEqual(['camp-tests-new', 'others'])
})

const asking = (free: number) => `keepTestFilesInMemory(${JSON.stringify(memory)}, ${free})`

/** By a process of its own, whose temporary folder is another. */
async function said(script: string): Promise<string> {
  const from = JSON.stringify(new URL('./test-folder.mjs', import.meta.url).href)
  const program = `import { keepTestFilesInMemory } from ${from}; ${script}`
  const env = { ...process.env, TMPDIR: '/disk' }
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env })
  return stdout.trim()
}
